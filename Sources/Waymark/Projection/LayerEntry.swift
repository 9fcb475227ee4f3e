/// One entry of a layer: a screen, or tabs.
///
/// It may be kept: it keeps neither the screen nor the coordinator alive, and shows nothing any more
/// once the entry has left. What is read is observed.
@MainActor
public struct LayerEntry<Screen>: Identifiable {
  private nonisolated let label: EntryLabel
  private let place: Int
  private weak var object: LayerObject?
  private weak var source: (any ProjectionSource<Screen>)?

  init(
    _ label: EntryLabel, at place: Int, in object: LayerObject?,
    of source: (any ProjectionSource<Screen>)?
  ) {
    self.label = label
    self.place = place
    self.object = object
    self.source = source
  }

  /// The identity of the entry, which is never given again.
  public nonisolated var id: EntryID { label.id }

  /// The name of the route in its own coordinator's route type.
  public var name: String { label.route.name }

  /// The screen, made when it is read for the first time.
  ///
  /// Nil for tabs, for what has left, and in a tab that is not selected for as long as `access` would
  /// refuse to select it: whoever read that is told once the tab may be seen. Then reading it asks
  /// `access` for all that the tab shows.
  public var screen: Screen? {
    guard let entry else { return nil }
    return source?.screen(of: entry)
  }

  /// The tabs, if the entry is tabs; nil once it has left.
  public var tabs: LayerTabs<Screen>? {
    tabsState.map { LayerTabs($0, of: self, source) }
  }

  /// Whether the entry may be left. A platform disables its gestures unless it is `free`.
  ///
  /// What is read is observed, with the layer of the entry. Tabs are always `free`, and so is what has
  /// left; the entries in tabs have their own policies.
  public var leavePolicy: LeavePolicy { entry?.leavePolicy ?? .free }

  /// The entry while it is in the tree. Looking for it is observed.
  var entry: Entry? {
    guard let object else { return nil }
    object.access()
    guard let rows = source?.rows(of: object) else { return nil }
    if place < rows.count, rows[place].id == id { return rows[place] }
    for entry in rows where entry.id == id { return entry }
    return nil
  }

  var tree: TreeHandle? { object?.tree }

  var tabsState: TabsState? {
    entry.flatMap { source?.tree?.state.tabs(of: $0) }
  }
}
