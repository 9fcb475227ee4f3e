/// One layer of the platform: rows of any coordinators, bottom first.
@MainActor
final class LayerState {
  let key: LayerKey
  let style: LayerStyle
  /// The owner of the layer: the root, the coordinator that presented it, or the owner of the tabs.
  let owner: NodeKey
  /// The tabs that the layer is one of.
  let tab: TabsKey?
  /// The entry that presented the layer.
  var presenter: Entry?
  /// The object that readers of the layer register with.
  let object: LayerObject
  var rows: [Entry] = []
  /// The edit: how many rows stay, from the bottom; nil without an edit.
  private(set) var kept: Int?
  /// The new rows above those. After the commit, the old ones.
  private(set) var tail: [Entry] = []
  /// An empty list with memory for the next tail.
  private var spare: [Entry] = []
  /// Its last known place among its tabs, so that the cost of finding a tab does not grow with
  /// their number.
  var tabPlace = 0
  /// Its place among the modal layers; -1 for the base and for tabs.
  var place = -1
  /// The plan of the current commit.
  var plan = Plan()

  /// The notes of the effects on how a change affects the layer.
  struct Plan {
    /// True if the whole layer goes.
    var isEnding = false
    /// The facets that change.
    var facets: LayerFacets = []
    /// The rows whose tabs are affected, bottom first.
    var tabRows: [Int] = []
    /// The affected tabs.
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

  /// Writes the draft: all rows below `kept`, then a new one.
  func write(keeping kept: Int, adding entry: Entry) {
    let before = self.kept ?? rows.count
    guard kept == before + tail.count else { return write(keeping: kept, tail: [entry]) }
    self.kept = before
    tail = tail.take().adding(entry)
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

  /// Removes rows from the edit that do not change.
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

  /// Makes the draft the state. From then on the edit holds the past.
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
