import Waymark

/// Which of a coordinator's embeddings takes a route.
enum Side: String, CaseIterable {
  case left, right
  /// A child that its parent shows as a sheet.
  case over
  /// A child that its parent shows as the child itself would.
  case same
}

/// The routes of every level of the tree under test.
indirect enum TreeRoute: Route {
  case page(Int)
  case sheet, card, dialog, front
  case tabs
  case split(Int)
  case left(TreeRoute), right(TreeRoute), over(TreeRoute), same(TreeRoute)

  var presentation: Presentation {
    switch self {
    case .sheet, .over: .sheet
    case .card: .sheet(stack: false)
    case .dialog: .dialog
    case .front: .root
    case .same(let route): route.presentation
    default: .push
    }
  }

  init(_ side: Side, _ route: TreeRoute) {
    switch side {
    case .left: self = .left(route)
    case .right: self = .right(route)
    case .over: self = .over(route)
    case .same: self = .same(route)
    }
  }

  /// The embedding that takes the route, and the inner route; nil for the coordinator's own.
  var embedded: (side: Side, route: TreeRoute)? {
    switch self {
    case .left(let route): (.left, route)
    case .right(let route): (.right, route)
    case .over(let route): (.over, route)
    case .same(let route): (.same, route)
    default: nil
    }
  }

  /// The tabs of a coordinator at a level; at first the second is selected. There are several variants, so that tabs
  /// can be reloaded.
  static func tabs(level: Int, variant: Int = 0) -> [TreeRoute] {
    guard level < TreeCoordinator.deepest else {
      return [[.page(0), .page(1)], [.page(1), .page(0)], [.page(2), .page(0), .page(1)]][variant]
    }
    return [
      [.page(0), .left(.page(0)), .right(.page(0)), .same(.page(1))],
      [.right(.page(0)), .page(0), .left(.page(0))],
      [.same(.page(1)), .left(.page(2)), .page(1)],
    ][variant]
  }

  static let variants = 3
}

extension TreeRoute {
  /// The back stack of a route: nothing, several routes, tabs, children, modal routes, and routes that the child of the
  /// route itself takes.
  static func backStack(for route: TreeRoute) -> [TreeRoute] {
    switch route {
    case .page(0), .dialog, .tabs, .right(.tabs), .left(.split): []
    case .split: [.page(0)]
    case .page(1): [.page(0)]
    case .page: [.page(1), .page(0)]
    case .sheet: [.page(1), .dialog]
    case .card: [.tabs, .page(1)]
    case .front: [.page(1)]
    case .left(.sheet), .left(.card): [.split(0)]
    case .left(.right): [.split(0), .right(.page(1))]
    case .left(.left): [.page(0), .split(2), .right(.page(1))]
    case .left(.page(1)): [.page(0), .left(.page(2))]
    case .left(.page(2)): [.page(0), .left(.page(1))]
    case .left(.tabs): [.page(0), .right(.page(1))]
    case .left: [.page(0)]
    case .over(.sheet), .over(.over): [.page(0)]
    case .over: [.page(1)]
    case .right(.page(0)): [.split(0), .left(.page(1))]
    case .right(.same): [.split(2)]
    case .right(.page(2)), .right(.dialog), .right(.left): [.tabs]
    case .right(.sheet): [.page(0), .over(.page(1))]
    case .right: [.page(0), .left(.page(0))]
    case .same(.page(2)), .same(.sheet), .same(.front), .same(.same): [.page(0), .same(.page(1))]
    case .same(.dialog): [.tabs]
    case .same(.over): []
    case .same(.page(1)): [.split(1), .left(.page(2))]
    case .same(.card): [.page(1), .split(1), .left(.page(1))]
    case .same: [.page(0)]
    }
  }
}

/// Knows every object that was made, and keeps none of them alive.
@MainActor
final class Census {
  struct Member {
    weak var coordinator: TreeCoordinator?
  }

  struct Shown {
    let id: EntryID
    weak var screen: TreeScreen?
  }

  private(set) var coordinators: [Member] = []
  private(set) var screens: [Shown] = []
  private(set) var made = 0
  var onScreen: ((Navigator<TreeCoordinator>) -> Void)?
  /// Called whenever a coordinator is asked for a destination or a back stack.
  var onAsk: (() -> Void)?

  /// The variant of tabs from now on.
  var variant = 0

  /// The outcome of the verb that an output or a signal called.
  var heard: Outcome?

  /// The verdicts on routes of the root.
  var access: (TreeRoute) -> Access<TreeRoute> = { _ in .allow }

  /// How often each coordinator was asked for a back stack.
  var asked: [Int: Int] = [:]

  /// Denies some routes of the root.
  func deny(_ isDenied: @escaping (TreeRoute) -> Bool) {
    access = { isDenied($0) ? .deny("it is refused") : .allow }
  }

  func add(_ coordinator: TreeCoordinator) -> Int {
    coordinators.append(Member(coordinator: coordinator))
    made += 1
    return made
  }

  func add(_ screen: TreeScreen, _ id: EntryID) {
    screens.append(Shown(id: id, screen: screen))
  }

  /// The serials of the living coordinators, in the order in which they were made.
  func livingCoordinators() -> [Int] {
    coordinators.removeAll { $0.coordinator == nil }
    return coordinators.compactMap { $0.coordinator?.serial }
  }

  /// The entries of the living screens, in the order in which they were made.
  func livingScreens() -> [EntryID] {
    screens.removeAll { $0.screen == nil }
    return screens.map(\.id)
  }
}

@MainActor
final class TreeScreen {}

/// A coordinator of any level, with screens, children, modal routes and tabs.
@MainActor
final class TreeCoordinator: Coordinator {
  typealias Output = TreeOutput

  /// Coordinators at this level have no children.
  nonisolated static let deepest = 2

  let flow = Flow<TreeRoute, TreeScreen>(start: .page(0))
  let level: Int
  let back: TabBackPolicy
  let census: Census
  private(set) var serial = 0

  init(level: Int = 0, back: TabBackPolicy, census: Census) {
    self.level = level
    self.back = back
    self.census = census
    serial = census.add(self)
  }

  var name: String { "coordinator \(serial)" }
  var routeCoding: RouteCoding<TreeRoute> { TreeRoute.coding }

  func access(to route: TreeRoute) -> Access<TreeRoute> {
    level == 0 ? census.access(route) : .allow
  }

  func destination(for route: TreeRoute) -> Destination<TreeCoordinator> {
    census.onAsk?()
    return switch route {
    case .page, .sheet, .card, .dialog, .front: .screen { self.screen($0) }
    case .tabs:
      .tabs(tabs, selected: tabs[1], back: back)
    case .split(let variant): split(variant)
    case .left(let route):
      .child(route, as: TreeRoute.left) {
        self.child()
      } onOutput: {
        self.hear($0)
      }
    case .right(let route):
      .child(route, as: TreeRoute.right) {
        self.child()
      } onOutput: {
        self.hear($0)
      }
    case .over(let route):
      .child(route, as: TreeRoute.over) {
        self.child()
      } onOutput: {
        self.hear($0)
      }
    case .same(let route):
      .child(route, as: TreeRoute.same) {
        self.child()
      } onOutput: {
        self.hear($0)
      }
    }
  }

  private var tabs: [TreeRoute] { TreeRoute.tabs(level: level, variant: census.variant) }

  func backStack(for route: TreeRoute) -> [TreeRoute] {
    census.asked[serial, default: 0] += 1
    census.onAsk?()
    return TreeRoute.backStack(for: route)
  }

  /// Declares other tabs from now on.
  func reloadTabs(_ variant: Int) -> Outcome {
    census.variant = variant
    return reloadTabs()
  }

  private func child() -> TreeCoordinator {
    TreeCoordinator(level: level + 1, back: back, census: census)
  }

  private func screen(_ navigator: Navigator<TreeCoordinator>) -> TreeScreen {
    let screen = TreeScreen()
    if let id = navigator.id { census.add(screen, id) }
    census.onScreen?(navigator)
    return screen
  }
}
