/// One layer of the platform: rows from bottom to top, whoever's they are.
@MainActor
final class LayerState {
  let key: LayerKey
  let style: LayerStyle
  /// The coordinator that the layer belongs to: the root, the one that presented it, or that of the
  /// tabs.
  let owner: NodeKey
  /// The tabs that the layer is one of.
  let tab: TabsKey?
  /// The entry that presented the layer.
  var presenter: Entry?
  /// What whoever reads the layer registers with.
  let object: LayerObject
  var rows: [Entry] = []
  /// The edit: how many of the rows stay, from the bottom; nil without one.
  private(set) var kept: Int?
  /// What follows above those. Once the change is made it is what followed before.
  private(set) var tail: [Entry] = []
  /// An empty list with memory for the next tail.
  private var spare: [Entry] = []
  /// Its last known place among its tabs: what finding a tab costs must not grow with their number.
  var tabPlace = 0
  /// Its place among the modal layers; -1 for the base and for tabs.
  var place = -1
  /// What the plan of a commit notes.
  var plan = Plan()

  /// What a change makes of the layer.
  struct Plan {
    /// True if the layer goes as a whole.
    var isEnding = false
    /// What changes for a platform that reads the layer.
    var facets: LayerFacets = []
    /// The rows with tabs in which something happens, from the bottom up.
    var tabRows: [Int] = []
    /// The tabs in which it happens.
    var tabLayers: [LayerState] = []
  }

  init(
    _ key: LayerKey, _ style: LayerStyle, of owner: NodeKey, object: LayerObject,
    tab: TabsKey? = nil, presenter: Entry? = nil
  ) {
    self.key = key
    self.style = style
    self.owner = owner
    self.object = object
    self.tab = tab
    self.presenter = presenter
    object.layer = key
  }

  var isModal: Bool {
    if case .modal = style { return true }
    return false
  }

  /// True if the draft's rows differ from the state's.
  var isChanged: Bool {
    guard let kept else { return false }
    return kept < rows.count || !tail.isEmpty
  }

  /// Writes the draft: all rows below `kept`, then `tail`.
  func write(keeping kept: Int, tail: [Entry]) {
    let before = self.kept ?? rows.count
    if kept <= before {
      self.kept = kept
      // An empty list keeps its memory.
      if !tail.isEmpty || !self.tail.isEmpty { self.tail = tail }
    } else {
      var changed = self.tail.take()
      changed.removeLast(before + changed.count - kept)
      changed.append(contentsOf: tail)
      self.tail = changed
    }
    trim()
  }

  /// Writes the draft: all rows below `kept`, then one that is new.
  func write(keeping kept: Int, adding entry: Entry) {
    let before = self.kept ?? rows.count
    guard kept == before + tail.count else { return write(keeping: kept, tail: [entry]) }
    self.kept = before
    var changed = tail.take()
    changed.append(entry)
    tail = changed
  }

  /// Forgets the draft, or the past.
  func clearEdit() {
    guard kept != nil else { return }
    kept = nil
    if !tail.isEmpty { tail = reusable(tail.take()) }
  }

  func clearPlan() {
    plan.facets = []
    if plan.isEnding || !plan.tabLayers.isEmpty { plan = Plan() }
  }

  private func reusable(_ list: consuming [Entry]) -> [Entry] {
    list.count < 16 ? list.emptied() : []
  }

  /// What the draft has as it was is no change.
  private func trim() {
    guard let kept, !tail.isEmpty, kept < rows.count else { return }
    var same = 0
    while same < tail.count, kept + same < rows.count, tail[same] === rows[kept + same] {
      same += 1
    }
    guard same > 0 else { return }
    var changed = tail.take()
    changed.removeFirst(same)
    tail = changed
    self.kept = kept + same
  }

  /// Makes the draft the state; the edit holds the past from then on.
  func swap() {
    guard let kept else { return }
    var rows = rows.take()
    var past = spare.take()
    while rows.count > kept { past.append(rows.removeLast()) }
    if past.count > 1 { past.reverse() }
    if !tail.isEmpty {
      let added = tail.take()
      for entry in added { rows.append(entry) }
      spare = reusable(added)
    }
    object.relabel(above: kept, as: rows)
    self.rows = rows
    tail = past
  }
}
