import Waymark

/// An app for all kinds of navigation: tabs in tabs, children in children, columns, layers.
enum MazeRoute: Route {
  case home, item(Int), note(String), sheet, cover, tabs, columns
  case leaf(LeafRoute), other(LeafRoute), nest(InnerTabsRoute)

  var presentation: Presentation {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    default: .push
    }
  }
}

enum LeafRoute: Route {
  case list, detail(Int), form, deep(DeepRoute)

  var presentation: Presentation { self == .form ? .sheet : .push }
}

enum InnerTabsRoute: Route { case tabs, one, two(LeafRoute) }

enum DeepRoute: Route { case first, second }

@MainActor
final class MazeControl {
  var tabs: [MazeRoute] = [.home, .leaf(.list), .nest(.tabs)]
  var access: @MainActor (MazeRoute) -> Access<MazeRoute> = { _ in .allow }
  /// Objects that are kept although they have left.
  var kept: [AnyObject] = []
  var keepsLeaves = false
}

@MainActor
final class MazeCoordinator: Coordinator {
  enum Output: Hashable { case told(Int) }

  let flow: Flow<MazeRoute, MazePage>
  let control = MazeControl()

  init(_ start: MazeRoute = .home) {
    flow = Flow(start: start)
  }

  func access(to route: MazeRoute) -> Access<MazeRoute> { control.access(route) }

  func destination(for route: MazeRoute) -> Destination<MazeCoordinator> {
    switch route {
    case .tabs: .tabs(control.tabs, selected: control.tabs[0], back: .history)
    case .columns: .split([.leaf(.list), .other(.list)], selected: .leaf(.list))
    case .leaf(let route): .child(route, as: MazeRoute.leaf) { self.makeLeaf() }
    case .other(let route): .child(route, as: MazeRoute.other) { self.makeLeaf() }
    case .nest(let route): .child(route, as: MazeRoute.nest) { InnerTabsCoordinator() }
    default: .screen { MazePage($0) }
    }
  }

  private func makeLeaf() -> LeafCoordinator {
    let leaf = LeafCoordinator()
    if control.keepsLeaves { control.kept.append(leaf) }
    return leaf
  }
}

@MainActor
final class LeafCoordinator: Coordinator {
  let flow = Flow<LeafRoute, MazePage>(start: .list)

  func destination(for route: LeafRoute) -> Destination<LeafCoordinator> {
    switch route {
    case .deep(let route): .child(route, as: LeafRoute.deep) { DeepCoordinator() }
    default: .screen { MazePage(leaf: $0) }
    }
  }
}

@MainActor
final class InnerTabsCoordinator: Coordinator {
  let flow = Flow<InnerTabsRoute, MazePage>(start: .tabs)

  func destination(for route: InnerTabsRoute) -> Destination<InnerTabsCoordinator> {
    switch route {
    case .tabs: .tabs([.one, .two(.list)], selected: .two(.list))
    case .one: .screen { _ in MazePage() }
    case .two(let route): .child(route, as: InnerTabsRoute.two) { LeafCoordinator() }
    }
  }
}

@MainActor
final class DeepCoordinator: Coordinator {
  let flow = Flow<DeepRoute, MazePage>(start: .first)

  func destination(for route: DeepRoute) -> Destination<DeepCoordinator> {
    .screen { _ in MazePage() }
  }
}

@MainActor
final class MazePage {
  let navigator: Navigator<MazeCoordinator>?
  let leaf: Navigator<LeafCoordinator>?

  init(_ navigator: Navigator<MazeCoordinator>? = nil, leaf: Navigator<LeafCoordinator>? = nil) {
    self.navigator = navigator
    self.leaf = leaf
  }
}
