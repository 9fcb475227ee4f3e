/// One layer of the platform: rows from bottom to top, whoever's they are.
@MainActor
final class LayerState {
  /// Rows instead of those above the lowest `kept`. Once the change is made it holds the past.
  struct Edit {
    var kept: Int
    var tail: [Entry]
  }

  let key: LayerKey
  let style: LayerStyle
  /// The coordinator that the layer belongs to: the root, the one that presented it, or that of the
  /// tabs.
  let owner: NodeKey
  /// The tabs that the layer is one of, and which.
  let tab: (tabs: TabsKey, position: Int)?
  /// The entry that presented the layer.
  var presenter: Entry?
  /// What whoever reads the layer registers with.
  let object: LayerObject
  var rows: [Entry] = []
  var edit: Edit?
  /// The list of an edit that is over: using it again saves its allocation.
  private var spare: [Entry] = []
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
    /// What happens in tabs that lie in the layer: by the row of the tabs, then the tab.
    var tabs: [(row: Int, tab: Int, layer: LayerKey)] = []
  }

  init(
    _ key: LayerKey, _ style: LayerStyle, of owner: NodeKey, object: LayerObject,
    tab: (tabs: TabsKey, position: Int)? = nil, presenter: Entry? = nil
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
    guard let edit else { return false }
    return edit.kept < rows.count || !edit.tail.isEmpty
  }

  /// Writes the draft: all rows below `kept`, then `tail`.
  func write(keeping kept: Int, tail: [Entry]) {
    guard var changed = edit else { return edit = trimmed(Edit(kept: kept, tail: tail)) }
    // Taken out, so that the tail is changed in place and not copied.
    edit = nil
    if kept <= changed.kept {
      changed = Edit(kept: kept, tail: tail)
    } else {
      changed.tail.removeLast(changed.kept + changed.tail.count - kept)
      changed.tail.append(contentsOf: tail)
    }
    edit = trimmed(changed)
  }

  /// Writes the draft: all rows below `kept`, then one that is new.
  func write(keeping kept: Int, adding entry: Entry) {
    if edit == nil { edit = Edit(kept: kept, tail: spare.take()) }
    guard var changed = edit, kept == changed.kept + changed.tail.count else {
      return write(keeping: kept, tail: [entry])
    }
    edit = nil
    changed.tail.append(entry)
    edit = changed
  }

  /// Forgets the draft, or the past.
  func clearEdit() {
    guard var over = edit else { return }
    edit = nil
    keep(over.tail.take())
  }

  private func keep(_ list: consuming [Entry]) {
    guard spare.isEmpty, list.count < 16 else { return }
    spare = list.emptied()
  }

  /// What the draft has as it was is no change.
  private func trimmed(_ edit: consuming Edit) -> Edit {
    var edit = edit
    var same = 0
    while same < edit.tail.count, edit.kept + same < rows.count,
      edit.tail[same] === rows[edit.kept + same]
    {
      same += 1
    }
    guard same > 0 else { return edit }
    edit.tail.removeFirst(same)
    edit.kept += same
    return edit
  }

  /// Makes the draft the state; the edit holds the past from then on.
  func swap() {
    guard var draft = edit else { return }
    edit = nil
    var changed = rows.take()
    var past = spare.take()
    for position in draft.kept..<changed.count { past.append(changed[position]) }
    changed.removeLast(past.count)
    changed.append(contentsOf: draft.tail)
    rows = changed
    keep(draft.tail.take())
    edit = Edit(kept: draft.kept, tail: past)
  }
}
