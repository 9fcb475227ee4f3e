/// One entry of a layer: a screen, tabs, or columns.
///
/// It may be kept: it keeps neither the screen nor the coordinator alive, and shows nothing any more
/// once the entry has left. What is read is observed, unless it was looked up by `Layer.entry(_:)`.
@MainActor
public struct LayerEntry<Screen>: Identifiable {
  private nonisolated let label: EntryLabel
  /// -1 if what is read is not observed with the entries of the layer.
  private let place: Int
  let object: LayerObject?
  private(set) weak var source: (any ProjectionSource<Screen>)?

  init(
    _ label: EntryLabel, at place: Int, in object: LayerObject?,
    of source: (any ProjectionSource<Screen>)?
  ) {
    self.label = label
    self.place = place
    self.object = object
    self.source = source
  }

  /// An entry that is looked up, and whose layer is not observed.
  init(_ label: EntryLabel, in object: LayerObject, of source: any ProjectionSource<Screen>) {
    self.init(label, at: -1, in: object, of: source)
  }

  /// The identity of the entry, which is never given again in its tree.
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

  /// The tabs, if the entry is tabs or columns; nil once it has left.
  public var tabs: LayerTabs<Screen>? {
    tabsState.map { LayerTabs($0, of: self, source) }
  }

  /// Whether the entry may be left. A platform disables its gestures unless it is `free`.
  ///
  /// What is read is observed, with the policies of the layer. Tabs are always `free`, and so is what has
  /// left; the entries in tabs have their own policies.
  public var leavePolicy: LeavePolicy {
    object?.access(.policies)
    return entry?.leavePolicy ?? .free
  }

  /// The route, if it is of this type: in the type of its own coordinator, or of one around that.
  ///
  /// ```swift
  /// entry.route(as: TodosRoute.self)  // .detail(id: 7)
  /// entry.route(as: AppRoute.self)    // .todos(.detail(id: 7))
  /// entry.route(as: PostsRoute.self)  // nil
  /// ```
  ///
  /// - Parameter type: The type of routes; if several coordinators around have it, the innermost counts.
  /// - Returns: The route, also once the entry has left.
  public func route<Route: Waymark.Route>(as type: Route.Type) -> Route? {
    var box: AnyRoute? = label.route
    while let current = box {
      if let typed = current as? RouteBox<Route> { return typed.route }
      box = current.outer
    }
    return nil
  }

  /// The entry while it is in the tree. Looking for it is observed, unless the entry was looked up.
  var entry: Entry? {
    guard let object else { return nil }
    if place >= 0 { object.access(.entries) }
    guard let rows = source?.rows(of: object) else { return nil }
    if rows.indices.contains(place), rows[place].id == id { return rows[place] }
    for entry in rows where entry.id == id { return entry }
    return nil
  }

  var tree: TreeHandle? { object?.tree }

  /// The tabs, without observing that they are there: a selection is told when they leave, too.
  var livingTabs: TabsState? {
    guard let object, let rows = source?.rows(of: object) else { return nil }
    for entry in rows where entry.id == id { return source?.tree?.state.tabs(of: entry) }
    return nil
  }

  var tabsState: TabsState? {
    entry.flatMap { source?.tree?.state.tabs(of: $0) }
  }
}

// For the testing kit.
extension LayerEntry {
  /// The screen if somebody has seen it; nil if it is not made yet, and once the entry has left.
  package var madeScreen: Screen? {
    guard let entry, case .made = entry.screen else { return nil }
    return source?.screen(of: entry)
  }

  /// The route in the type of the root; nil if that is another one. Coordinators below may have the same type.
  package func rootRoute<Route: Waymark.Route>(as type: Route.Type) -> Route? {
    var box: AnyRoute = label.route
    while let outer = box.outer { box = outer }
    return (box as? RouteBox<Route>)?.route
  }

  /// What `access` says against the entry now, in words; nil if it may be seen, and once it has left.
  package var refusal: String? {
    guard let entry else { return nil }
    return source?.tree?.state.refusal(of: entry)?.reason.text
  }
}
