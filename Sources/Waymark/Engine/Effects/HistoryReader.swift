/// Reads a tree into a picture. It shares everything that has not changed with an earlier picture.
@MainActor
struct HistoryReader {
  private let state: TreeState
  /// The lowest changed row of each changed layer; nil if that is not known.
  private var changed: [LayerKey: Int]?
  /// A picture that knows the marks of entries that the earlier picture does not have.
  private var known: HistoryPicture?

  /// Reads the whole tree. Equal parts are still shared.
  ///
  /// - Parameter known: The picture of what was shown before. Reloaded tabs have entries that only it knows.
  init(_ state: TreeState, knowing known: HistoryPicture? = nil) {
    self.state = state
    self.known = known
  }

  /// Reads only what the last change has touched.
  init(_ state: TreeState, after draft: Draft) {
    self.state = state
    changed = [:]
    for layer in draft.layers where layer.isChanged { note(layer, from: layer.kept ?? 0) }
    for tabs in draft.tabs where tabs.isChanged { note(tabs.entry) }
    note(revised: draft.extras?.revised.map(\.entry) ?? [])
  }

  /// Notes revised entries. Each of their layers is searched once, whatever their number.
  private mutating func note(revised entries: [Entry]) {
    let ids = Set(entries.map(\.id))
    var searched: Set<LayerKey> = []
    for entry in entries {
      guard searched.insert(entry.layer).inserted, let layer = state.layer(of: entry),
        let row = state.rows(layer).firstIndex(where: { ids.contains($0.id) })
      else { continue }
      note(layer, from: row)
    }
  }

  private mutating func note(_ entry: Entry?) {
    guard let entry, let layer = state.layer(of: entry),
      let row = state.place(of: entry.id, in: layer)
    else { return }
    note(layer, from: row)
  }

  /// Notes that a layer differs from a row upwards, and so does the entry around it if the layer is a tab.
  private mutating func note(_ layer: LayerState, from row: Int) {
    guard row < changed?[layer.key] ?? .max else { return }
    changed?[layer.key] = row
    if let (tabs, _) = state.tab(layer) { note(tabs.entry) }
  }

  func picture(sharing last: HistoryPicture?) -> HistoryPicture {
    var picture = HistoryPicture(layers: [])
    picture.layers.reserveCapacity(state.modalCount + 1)
    picture.layers.append(layer(state.base, last?.layers.first, above: picture))
    for (place, modal) in state.modals.enumerated() {
      let old = last.flatMap { $0.layers.indices.contains(place + 1) ? $0.layers[place + 1] : nil }
      picture.layers.append(layer(modal, old, above: picture))
    }
    return picture
  }

  private func layer(
    _ layer: LayerState, _ old: HistoryLayer?, above lower: HistoryPicture
  ) -> HistoryLayer {
    let rows = rows(layer, old?.rows)
    guard case .modal(let style) = layer.style else {
      return HistoryLayer(style: nil, owner: 0, presenter: nil, rows: rows)
    }
    let known = old?.presenter?.id == layer.presenter?.id ? old?.presenter : nil
    return HistoryLayer(
      style: style, owner: state.node(layer.owner)?.level ?? 0,
      presenter: known ?? layer.presenter.flatMap { lower.mark(of: $0.id) }, rows: rows)
  }

  private func rows(_ layer: LayerState, _ old: HistoryRows?) -> HistoryRows {
    let rows = layer.rows
    var kept = 0
    if let changed, old?.layer == layer.object.number { kept = changed[layer.key] ?? rows.count }
    var pool = HistoryPool(old?.top, above: kept)
    var top = pool.rest
    for entry in rows[(top?.number ?? 0)...] {
      let before = pool.row(of: entry.id, at: top?.number ?? 0)
      let route = entry.route.risen(by: entry.level)
      let tabs = tabs(of: entry, before?.tabs)
      if let before, before.below === top, before.tabs === tabs, before.route.isEqual(to: route) {
        top = before
      } else {
        let mark = before?.mark ?? known?.mark(of: entry.id)
        top = HistoryRow(route, mark ?? HistoryMark(entry.id), tabs, above: top)
      }
    }
    return HistoryRows(layer: layer.object.number, top: top)
  }

  /// The old rows of a tab. Since then the tab may have moved, or come back with another number.
  private func list(of layer: LayerState, in old: HistoryTabs) -> HistoryRows? {
    if let list = old.lists.first(where: { $0.layer == layer.object.number }) { return list }
    let ids = Set(layer.rows.map(\.id))
    return old.lists.first { list in list.list.contains { ids.contains($0.mark.id) } }
  }

  private func tabs(of entry: Entry, _ old: HistoryTabs?) -> HistoryTabs? {
    guard let tabs = state.tabs(of: entry) else { return nil }
    let content = state.content(of: tabs)
    let lists = content.layers.map { layer in rows(layer, old.flatMap { list(of: layer, in: $0) }) }
    let (selected, arrangement) = (content.selection.selected, content.arrangement)
    if let old, old.selected == selected, old.arrangement == arrangement,
      old.lists.elementsEqual(lists, by: { $0.layer == $1.layer && $0.top === $1.top })
    {
      return old
    }
    return HistoryTabs(
      lists, declared: content.declared, selected: selected, arrangement: arrangement)
  }
}

/// The rows of an earlier picture that may be shared.
private struct HistoryPool {
  /// The row below them.
  let rest: HistoryRow?
  /// The rows from top to bottom.
  private var rows: [HistoryRow] = []
  private var places: [EntryID: Int]?

  init(_ top: HistoryRow?, above kept: Int) {
    var next = top
    while let row = next, row.number > kept {
      rows.append(row)
      next = row.below
    }
    rest = next
  }

  /// The row of an entry. It is usually at the same place.
  mutating func row(of id: EntryID, at place: Int) -> HistoryRow? {
    let distance = rows.count - 1 - (place - (rest?.number ?? 0))
    if rows.indices.contains(distance), rows[distance].mark.id == id { return rows[distance] }
    guard !rows.isEmpty else { return nil }
    let places =
      places ?? Dictionary(rows.indices.map { (rows[$0].mark.id, $0) }) { first, _ in first }
    self.places = places
    return places[id].map { rows[$0] }
  }
}
