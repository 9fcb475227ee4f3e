/// One entry of a layer: a screen, tabs, or columns.
///
/// ```swift
/// let entry = app.projection.leaf
/// entry?.name    // "detail(id: 7)"
/// entry?.screen  // its model
/// ```
///
/// You may store it: it keeps neither the screen nor the coordinator alive, and is empty once the
/// entry has left. Observable, except after a look-up by `Layer.entry(_:)`.
@MainActor
public struct LayerEntry<Screen>: Identifiable {
  private nonisolated let label: EntryLabel
  /// Where the entry was in its layer. It is looked for if it is no longer there. Small, since users keep entries.
  private let place: Int32
  /// False if reads are not observed with the entries of the layer.
  private let isObserved: Bool
  let object: LayerObject?
  private(set) weak var source: (any ProjectionSource<Screen>)?

  init(
    _ label: EntryLabel, at place: Int, isObserved: Bool = true, in object: LayerObject?,
    of source: (any ProjectionSource<Screen>)?
  ) {
    self.label = label
    self.place = Int32(clamping: place)
    self.isObserved = isObserved
    self.object = object
    self.source = source
  }

  /// The identity of the entry, which its tree never uses again.
  public nonisolated var id: EntryID { label.id }

  /// The name of the route, in the route type of its own coordinator.
  ///
  /// - Complexity: That of `Route.name`.
  public var name: String { label.route.name }

  /// The screen. The first read makes it.
  ///
  /// Nil for tabs and for an entry that has left. In an unselected tab it is not made as long as
  /// `access` would refuse to select the tab, and is nil. Its readers are notified once the tab may
  /// be seen. Reading it then asks `access` about everything that the tab shows. A screen that was
  /// made stays.
  ///
  /// - Complexity: Constant time after the first read. In an unselected tab, linear in what the tab
  ///   shows, until the screen is made.
  public var screen: Screen? {
    guard let entry else { return nil }
    return source?.screen(of: entry)
  }

  /// The tabs, if the entry is tabs or columns; nil once it has left.
  ///
  /// ```swift
  /// app.projection.base.entries[0].tabs?.names  // ["todos.list", "posts.list"]
  /// ```
  ///
  /// - Complexity: Linear in the tabs.
  public var tabs: LayerTabs<Screen>? {
    let tabs = entry.flatMap { source?.tree?.state.tabs(of: $0) }
    return tabs.map { LayerTabs($0, of: self, source) }
  }

  /// Whether the entry may be left. A platform disables its gestures unless it is `free`.
  ///
  /// Observed with the policies of the layer. Tabs, and entries that have left, are always `free`.
  /// The entries in tabs have their own policies.
  public var leavePolicy: LeavePolicy {
    object?.access(.policies)
    return entry?.leavePolicy ?? .free
  }

  /// Returns the route in a type: that of its own coordinator, or of one around it.
  ///
  /// ```swift
  /// entry.route(as: TodosRoute.self)  // .detail(id: 7)
  /// entry.route(as: AppRoute.self)    // .todos(.detail(id: 7))
  /// entry.route(as: PostsRoute.self)  // nil
  /// ```
  ///
  /// - Parameter type: The type of routes. If several coordinators have it, the innermost counts.
  /// - Returns: The route, even once the entry has left; nil if no coordinator around the entry has
  ///   the type.
  /// - Complexity: Linear in the coordinators around the entry.
  public func route<Route: Waymark.Route>(as type: Route.Type) -> Route? {
    routes(as: type).first { _ in true }
  }

  /// The routes in a type: those of the entry's own coordinator and of the ones around it, from the inside out.
  func routes<Route: Waymark.Route>(as type: Route.Type) -> some Sequence<Route> {
    sequence(first: label.route as AnyRoute, next: \.outer).lazy.compactMap {
      ($0 as? RouteBox<Route>)?.route
    }
  }

  /// The entry while it is in the tree. Observed, except after a look-up.
  var entry: Entry? {
    if isObserved { object?.access(.entries) }
    return unobservedEntry
  }

  private var unobservedEntry: Entry? {
    guard let object, let rows = source?.rows(of: object) else { return nil }
    let place = Int(place)
    if rows.indices.contains(place), rows[place].id == id { return rows[place] }
    for entry in rows.reversed() where entry.id == id { return entry }
    return nil
  }

  var tree: TreeHandle? { object?.tree }

  /// The tabs, without observing their presence: readers of a selection are notified when the tabs
  /// leave, too.
  var livingTabs: TabsState? {
    unobservedEntry.flatMap { source?.tree?.state.tabs(of: $0) }
  }
}

// For the testing kit.
extension LayerEntry {
  /// The screen if it has been made; nil before that, and once the entry has left.
  package var madeScreen: Screen? {
    guard let entry, case .made = entry.screen else { return nil }
    return source?.screen(of: entry)
  }

  /// The route in the type of the root; nil if the root has another type. Coordinators below may
  /// have the same type.
  package func rootRoute<Route: Waymark.Route>(as type: Route.Type) -> Route? {
    var box: AnyRoute = label.route
    while let outer = box.outer { box = outer }
    return (box as? RouteBox<Route>)?.route
  }

  /// The current objection of `access` to the entry, in words; nil if it may be seen, and once it
  /// has left.
  package var refusal: String? {
    guard let entry else { return nil }
    return source?.tree?.state.refusal(of: entry)?.reason.text
  }
}
