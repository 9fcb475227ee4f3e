// Every query is observable: if a SwiftUI body or `withObservationTracking` reads it, it is read
// again when a layer that it depends on changes.

extension Coordinator {
  /// The routes of the coordinator's base, bottom first, including those of children.
  ///
  /// ```swift
  /// app.navigate(to: .todos(.detail(id: 7)))
  /// app.routes  // [.home, .todos(.detail(id: 7))]
  /// ```
  ///
  /// A fresh coordinator, and one that has left, returns its start.
  ///
  /// - Complexity: Linear in the entries of the base, times how deeply their coordinators are
  ///   nested.
  public var routes: [Route] { adopted.routes }

  /// The routes of the base, and of each layer that the coordinator itself presented.
  ///
  /// ```swift
  /// todos.present(.add)
  /// todos.layers  // [[.list], [.add]]
  /// ```
  ///
  /// - Complexity: Linear in the entries of these layers, times how deeply their coordinators are
  ///   nested.
  public var layers: [[Route]] { adopted.layers }

  /// The coordinator's base as a value, with the identities of its entries.
  ///
  /// ```swift
  /// todos.routes              // [.list, .detail(id: 7)]
  /// todos.stack.top           // .detail(id: 7)
  /// todos.remove(todos.stack[1].id)
  /// ```
  ///
  /// The value is a copy. To change the base, use `update`.
  ///
  /// - Complexity: That of ``routes``.
  public var stack: RouteStack<Route> { adopted.stack }

  /// The path to the visible leaf, through selected tabs: a list for each layer of the subtree.
  ///
  /// ```swift
  /// app.visiblePath  // [[.tabs, .posts(.list)], [.settings(.theme)]]: a sheet above a tab
  /// ```
  ///
  /// - Complexity: Linear in the entries of the visible layers, times how deeply their coordinators
  ///   are nested.
  public var visiblePath: [[Route]] { adopted.visiblePath }

  /// The last route of the coordinator's top layer.
  ///
  /// ```swift
  /// todos.push(.detail(id: 7))
  /// todos.currentRoute  // .detail(id: 7)
  /// todos.present(.add)
  /// todos.currentRoute  // .add
  /// ```
  ///
  /// - Complexity: Linear in how deeply its coordinator is nested.
  public var currentRoute: Route { adopted.currentRoute }

  /// The number of routes in the coordinator's base, at least 1.
  ///
  /// ```swift
  /// todos.routes  // [.list, .detail(id: 7)]
  /// todos.depth   // 2
  /// ```
  ///
  /// - Complexity: Constant time for a root, otherwise linear in the entries of the base.
  public var depth: Int { adopted.depth }

  /// True if `back()` would not be ignored.
  ///
  /// ```swift
  /// app.routes     // [.home]
  /// app.canGoBack  // false
  /// app.push(.todos(.list))
  /// app.canGoBack  // true
  /// ```
  ///
  /// At the root of a tab, this asks `access` whether the tabs that back leads to may be seen. If
  /// the answers of `access` change, observers are notified after the next verb, such as
  /// `revalidate()`. A fresh root only has its start, so this is false, even if `back()` would begin
  /// it with routes above the start.
  ///
  /// - Complexity: Linear in the entries that the step would leave. At the root of a tab, linear in
  ///   the tabs and in the entries of those that back may select.
  public var canGoBack: Bool { adopted.canGoBack }

  /// Returns true if `back(count)` would not be ignored.
  ///
  /// ```swift
  /// app.routes        // [.home, .todos(.list)]
  /// app.canGoBack(5)  // true: goes back all steps that there are
  /// ```
  ///
  /// Like `canGoBack`, false for a fresh root.
  ///
  /// - Parameter count: How many steps.
  /// - Returns: True if a step is possible, or if `count` is less than 1.
  /// - Complexity: That of `canGoBack`.
  public func canGoBack(_ count: Int) -> Bool { count < 1 || canGoBack }

  /// True if the visible leaf lies in the coordinator's subtree.
  ///
  /// ```swift
  /// app.navigate(to: .todos(.list))
  /// app.child(TodosCoordinator.self)?.isActive  // true
  /// app.isActive                                // true: its child's leaf counts
  /// ```
  ///
  /// - Complexity: Linear in how deeply the visible tabs are nested.
  public var isActive: Bool { adopted.isActive }

  /// The coordinator that owns the visible leaf of the tree; `nil` if this coordinator is fresh.
  ///
  /// ```swift
  /// app.navigate(to: .todos(.list))
  /// app.activeLeaf  // the TodosCoordinator
  /// ```
  ///
  /// - Complexity: Linear in how deeply the visible tabs are nested.
  public var activeLeaf: (any Coordinator)? { adopted.activeLeaf }

  /// The coordinators composed right below this one, in the order of their entries.
  ///
  /// ```swift
  /// app.routes    // [.home, .todos(.list), .todos(.detail(id: 7)), .posts(.list)]
  /// app.children  // the TodosCoordinator, the PostsCoordinator
  /// ```
  ///
  /// - Complexity: Linear in the entries of the coordinator's layers and tabs.
  public var children: [any Coordinator] { adopted.children }

  /// Returns the nearest coordinator of a type below this one: the visible one if there is one,
  /// otherwise the one with the fewest levels in between, the topmost first, and in tabs that of the
  /// selected one.
  ///
  /// ```swift
  /// app.child(TodosCoordinator.self)?.store.count
  /// ```
  ///
  /// - Parameter type: The type of the coordinator.
  /// - Returns: The coordinator, or nil if there is none. Observable.
  /// - Complexity: Linear in the entries of the subtree, times how deeply their coordinators are
  ///   nested.
  public func child<Child: Coordinator>(_ type: Child.Type) -> Child? {
    adopted.child(type)
  }

  /// Returns a stable text picture of the coordinator's subtree, for logs and failures.
  ///
  /// ```swift
  /// print(app.describe())
  /// // AppCoordinator
  /// //   home
  /// //   TodosCoordinator
  /// //     list
  /// //     detail(id: 7) *
  /// ```
  ///
  /// A star marks the visible leaf.
  ///
  /// - Complexity: Linear in the entries of the subtree, times how deeply their coordinators are
  ///   nested. Each name takes the time of `Route.name`.
  public func describe() -> String { adopted.describe(as: name) }

  /// Makes the screen of a route without navigating, for previews and tests.
  ///
  /// ```swift
  /// todos.screen(for: .detail(id: 7))  // a TodoDetailModel
  /// todos.routes                       // [.list]
  /// ```
  ///
  /// The navigator of the screen belongs to no tree. If the route needs a child, one is made and
  /// dropped.
  ///
  /// - Parameter route: The route to show.
  /// - Returns: A new screen; `nil` for tabs.
  /// - Complexity: That of making the screen, and a child for each level of nested routes.
  public func screen(for route: Route) -> Screen? {
    let flow = adopted
    return flow.withoutReentry { preview(of: route, 0) }
  }
}
