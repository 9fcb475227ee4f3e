// Every query is observable: read it in a SwiftUI body or in `withObservationTracking`, and it is
// read again when a layer that it depends on changes.

extension Coordinator {
  /// The routes of the coordinator's base from bottom to top, those of children among them.
  ///
  /// ```swift
  /// app.navigate(to: .todos(.detail(id: 7)))
  /// app.routes  // [.home, .todos(.detail(id: 7))]
  /// ```
  ///
  /// A fresh coordinator, and one that has left, shows its start. Costs an array for each level.
  public var routes: [Route] { adopted.routes }

  /// The routes of the base and of each layer that the coordinator itself presented.
  ///
  /// ```swift
  /// todos.present(.add)
  /// todos.layers  // [[.list], [.add]]
  /// ```
  public var layers: [[Route]] { adopted.layers }

  /// The coordinator's base as a value, with the identities of its entries.
  public var stack: RouteStack<Route> { adopted.stack }

  /// The path to the visible leaf: a list for each layer of the subtree, through tabs.
  ///
  /// ```swift
  /// app.visiblePath  // [[.tabs, .posts(.list)], [.settings(.theme)]]: a sheet above a tab
  /// ```
  public var visiblePath: [[Route]] { adopted.visiblePath }

  /// The last route of the coordinator's top layer.
  public var currentRoute: Route { adopted.currentRoute }

  /// The number of routes in the coordinator's base, at least 1.
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
  /// At the root of a tab `access` is asked whether something may be seen of the tabs that back leads to. If
  /// it says otherwise later, whoever read this is told after the next verb, such as `revalidate()`.
  public var canGoBack: Bool { adopted.canGoBack }

  /// False only where `back(count)` would be ignored.
  ///
  /// - Parameter count: How many steps.
  /// - Returns: True if there is a step to go, or none is asked for.
  public func canGoBack(_ count: Int) -> Bool { count < 1 || canGoBack }

  /// True if the visible leaf lies in the coordinator's subtree.
  public var isActive: Bool { adopted.isActive }

  /// The coordinator that owns the visible leaf of the tree; `nil` for a fresh one.
  public var activeLeaf: (any Coordinator)? { adopted.activeLeaf }

  /// The coordinators composed right below this one, in the order of their entries.
  public var children: [any Coordinator] { adopted.children }

  /// The nearest coordinator of a type below this one: the visible one first, else the one with the
  /// fewest levels between, the topmost first.
  ///
  /// ```swift
  /// app.child(TodosCoordinator.self)?.store.count
  /// ```
  ///
  /// - Parameter type: The type of the coordinator, exactly or a superclass.
  /// - Returns: The coordinator; nil if none is there. What is read is observed.
  /// - Complexity: Linear in the coordinators of the subtree.
  public func child<Child: Coordinator>(_ type: Child.Type) -> Child? {
    adopted.child(type)
  }

  /// One stable text picture of the coordinator's subtree, for logs and failures.
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
  /// The visible leaf has a star. Linear in the subtree.
  public func describe() -> String { adopted.describe(as: name) }

  /// The screen of a route, for previews and tests, without navigating.
  ///
  /// The screen's navigator belongs to no tree. A child is made for it and dropped.
  ///
  /// - Parameter route: What the screen shows.
  /// - Returns: A new screen; `nil` for tabs.
  public func screen(for route: Route) -> Screen? {
    let flow = adopted
    return flow.withoutReentry { preview(of: route, 0) }
  }
}

// For the testing kit.
extension Coordinator {
  /// True if another coordinator composes it.
  package var isComposed: Bool { adopted.node.map { $0.level > 0 } ?? false }

  /// How many callers wait for a result or for an answer, in the coordinator's tree.
  package var waiterCount: Int {
    adopted.tree.map { $0.waiters.count + $0.inquiries.count } ?? 0
  }

  /// The names of the entries whose navigators run tasks in the coordinator's tree, once for each task.
  package var taskNames: [String] {
    guard let state = adopted.tree?.state else { return [] }
    return state.layers.all.flatMap { layer in
      state.rows(layer).flatMap { entry in
        let count = entry.attachments?.tasks.count ?? 0
        // A name costs more than all the rest.
        return count > 0 ? Array(repeating: entry.name, count: count) : []
      }
    }
  }

  /// What does not hold of the coordinator's tree, in words; nil if all does.
  ///
  /// - Complexity: Linear in the entries of the tree.
  package var brokenInvariant: String? { adopted.tree?.state.brokenInvariant() }

  /// Tells of each verb in the coordinator's tree that is not carried out, whoever calls it.
  ///
  /// - Returns: Gives that back to whoever was told before.
  package func watchRefusals(
    _ body: @escaping @MainActor (_ verb: String, Outcome) -> Void
  ) -> () -> Void {
    let tree = adopted.tree
    let before = tree?.refusalReader
    tree?.refusalReader = body
    return { [weak tree] in tree?.refusalReader = before }
  }
}
