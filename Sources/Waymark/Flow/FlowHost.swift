/// A flow's coordinator, in the flow's types.
@MainActor
protocol FlowHost<Route, Screen>: AnyObject {
  associatedtype Route: Waymark.Route
  associatedtype Screen

  var anyCoordinator: (any Coordinator)? { get }
  func recipe(for route: Route) -> Recipe<Route, Screen>?
  func backStack(for route: Route) -> [Route]
  func access(to route: Route) -> Access<Route>
  var fallback: Route? { get }
  func makeScreen(for route: Route, entry: Entry) -> Screen?
  /// A screen outside of any tree.
  func preview(of route: Route, _ level: Int) -> Screen?
}

/// What a destination comes to, without the coordinator's type.
enum Recipe<Route: Waymark.Route, Screen> {
  case screen
  case child(any ChildRecipe<Route, Screen>)
  case tabs(TabsRecipe<Route>)
}

/// Tabs as a destination declares them.
///
/// A class, like all that recipes hold: a recipe whose size does not depend on the route costs no look
/// at the route's type.
final class TabsRecipe<Route> {
  let routes: [Route]
  let selected: Route
  let back: TabBackPolicy

  init(routes: [Route], selected: Route, back: TabBackPolicy) {
    self.routes = routes
    self.selected = selected
    self.back = back
  }
}

/// Asks a coordinator, which it does not keep.
@MainActor
final class CoordinatorHost<C: Coordinator>: FlowHost {
  private weak var coordinator: C?

  init(_ coordinator: C) {
    self.coordinator = coordinator
  }

  var anyCoordinator: (any Coordinator)? { coordinator }

  func recipe(for route: C.Route) -> Recipe<C.Route, C.Screen>? {
    guard let coordinator else { return nil }
    return switch coordinator.destination(for: route).content {
    case .screen: .screen
    case .child(let recipe): .child(recipe)
    case .tabs(let recipe): .tabs(recipe)
    }
  }

  func backStack(for route: C.Route) -> [C.Route] {
    coordinator?.backStack(for: route) ?? []
  }

  func access(to route: C.Route) -> Access<C.Route> {
    // Whoever could answer is gone: nobody is let in.
    coordinator?.access(to: route) ?? .deny("the coordinator that would say so is gone")
  }

  var fallback: C.Route? { coordinator?.fallback }

  func makeScreen(for route: C.Route, entry: Entry) -> C.Screen? {
    guard let coordinator,
      case .screen(let make) = coordinator.destination(for: route).content
    else { return nil }
    return make(Navigator(entry: entry))
  }

  func preview(of route: C.Route, _ level: Int) -> C.Screen? {
    guard let coordinator, level < Tree.deepestLevel else { return nil }
    switch coordinator.destination(for: route).content {
    case .screen(let make): return make(Navigator { _ in .ignored(.left) })
    case .child(let recipe): return recipe.preview(level + 1)
    case .tabs: return nil
    }
  }
}
