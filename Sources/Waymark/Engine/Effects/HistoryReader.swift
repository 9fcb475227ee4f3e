/// Reads a tree into a picture that shares with an earlier one whatever a change has left as it was.
@MainActor
struct HistoryReader {
  private let state: TreeState
  /// The lowest row that differs, for each layer in which one does; nil if that is not known.
  private var changed: [LayerKey: Int]?
  /// Who knows the entries that the earlier picture does not have.
  private var known: HistoryPicture?

  /// Reads all of it: what is equal is shared all the same.
  ///
  /// - Parameter known: What was shown before: tabs that were reloaded since a position have entries from there.
  init(_ state: TreeState, knowing known: HistoryPicture? = nil) {
    self.state = state
    self.known = known
  }

  /// Reads what a change that was just made has touched.
  init(_ state: TreeState, after draft: Draft) {
    self.state = state
    changed = [:]
    for layer in draft.layers where layer.isChanged { note(layer, from: layer.kept ?? 0) }
    for tabs in draft.tabs where tabs.isChanged { note(tabs.entry) }
    for revised in draft.extras?.revised ?? [] { note(revised.entry) }
  }

  private mutating func note(_ entry: Entry?) {
    guard let entry, let layer = state.layer(of: entry),
      let row = state.place(of: entry.id, in: layer)
    else { return }
    note(layer, from: row)
  }

  /// Notes that a layer differs from a row on, and so what it is a tab of.
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

  /// What a tab showed. Since then it may have changed places, or have come back with another number.
  private func list(of layer: LayerState, in old: HistoryTabs) -> HistoryRows? {
    if let list = old.lists.first(where: { $0.layer == layer.object.number }) { return list }
    let ids = Set(layer.rows.map(\.id))
    return old.lists.first { list in list.list.contains { ids.contains($0.mark.id) } }
  }

  private func tabs(of entry: Entry, _ old: HistoryTabs?) -> HistoryTabs? {
    guard let tabs = state.tabs(of: entry) else { return nil }
    let content = state.content(of: tabs)
    let lists = content.layers.map { layer in rows(layer, old.flatMap { list(of: layer, in: $0) }) }
    let (selected, areColumns) = (content.selection.selected, content.arrangement.areColumns)
    if let old, old.selected == selected, old.areColumns == areColumns,
      old.lists.elementsEqual(lists, by: { $0.layer == $1.layer && $0.top === $1.top })
    {
      return old
    }
    return HistoryTabs(
      lists, declared: content.declared, selected: selected, areColumns: areColumns)
  }
}

/// The rows of an earlier picture that may still be there.
private struct HistoryPool {
  /// What lies below them.
  let rest: HistoryRow?
  /// From top to bottom.
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

  /// The row of an entry: most likely that at the same place.
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
