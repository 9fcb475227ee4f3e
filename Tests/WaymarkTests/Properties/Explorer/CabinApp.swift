import Waymark
import WaymarkTesting

/// What the explorer is tried on: a small app, into which one fault can be put.
enum CabinRoute: Route {
  case home, shelf, book(id: Int), note, vault, door, cellar, attic

  var presentation: Presentation {
    switch self {
    case .note, .door, .cellar: .sheet
    default: .push
    }
  }
}

extension CabinRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .home)
    DeepLink("shelf", .shelf)
    DeepLink("shelf/:id", to: CabinRoute.book)
    DeepLink("vault", .vault)
  }
}

/// Something that is wrong with the app.
enum CabinFault: String, CaseIterable, Sendable {
  case sheetThatCannotBeLeft, linkToNowhere, guardThatMissesAWayIn, sessionThatIsNotLookedAt
  case stateThatDoesNotComeBack, taskThatNeverEnds, changesWithoutEnd, routeThatNobodyReaches
  case guardThatAllowsOnce, appThatRemembers, signalThatNobodyHears, flowThatIsShared
}

@MainActor
final class CabinSession {
  var user: String?
  /// How often the shelf was asked for, which a guard must not look at.
  var asked = 0
  /// How often an app was made.
  static let none = 0
}

@MainActor
final class CabinCoordinator: Coordinator {
  let flow = Flow<CabinRoute, CabinScreen>(start: .home)
  let session: CabinSession
  let fault: CabinFault?

  init(_ session: CabinSession = CabinSession(), fault: CabinFault? = nil) {
    self.session = session
    self.fault = fault
  }

  func access(to route: CabinRoute) -> Access<CabinRoute> {
    switch route {
    case .vault where session.user == nil && fault != .guardThatMissesAWayIn:
      return .hold(until: "session", showing: .door)
    case .shelf where fault == .linkToNowhere: return .deny("nobody reads")
    case .shelf where fault == .guardThatAllowsOnce:
      session.asked += 1
      return session.asked > 1 ? .deny("once is enough") : .allow
    default: return .allow
    }
  }

  func destination(for route: CabinRoute) -> Destination<CabinCoordinator> {
    .screen { CabinScreen(route, $0, self.session, self.fault) }
  }

  func backStack(for route: CabinRoute) -> [CabinRoute] {
    switch route {
    case .home: []
    case .book: [.home, .shelf]
    default: [.home]
    }
  }

  var routeCoding: RouteCoding<CabinRoute> {
    guard fault == .stateThatDoesNotComeBack else { return .links }
    return RouteCoding(
      text: { CabinRoute.links.path(for: $0) },
      route: { $0.hasPrefix("/shelf/") ? .vault : CabinRoute.links.route(for: $0) })
  }

  /// The session ends, as a server tells.
  func endSession() {
    session.user = nil
    if fault != .sessionThatIsNotLookedAt { revalidate() }
  }
}

/// What each screen offers.
@MainActor
final class CabinScreen {
  private let route: CabinRoute
  private let navigator: Navigator<CabinCoordinator>
  private let session: CabinSession
  private let fault: CabinFault?

  init(
    _ route: CabinRoute, _ navigator: Navigator<CabinCoordinator>, _ session: CabinSession,
    _ fault: CabinFault?
  ) {
    self.route = route
    self.navigator = navigator
    self.session = session
    self.fault = fault
    if route == .note, fault == .sheetThatCannotBeLeft { navigator.leavePolicy = .blocked }
    if route == .shelf, fault == .taskThatNeverEnds {
      navigator.task { for await _ in AsyncStream<Int>(unfolding: { await Self.forever() }) {} }
    }
  }

  private static func forever() async -> Int? {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    defer { continuation.finish() }
    for await number in stream { return number }
    return nil
  }

  var actions: [ExplorerAction] {
    switch route {
    case .home:
      [
        ExplorerAction("shelf") { self.navigator.navigate(to: .shelf) },
        ExplorerAction("vault") { self.navigator.navigate(to: .vault) },
        ExplorerAction("note") { self.navigator.present(.note) },
      ]
    case .shelf: [ExplorerAction("book") { self.navigator.push(.book(id: 1)) }]
    case .book: [ExplorerAction("note") { self.navigator.present(.note) }]
    case .note: [ExplorerAction("close") { self.navigator.dismiss() }]
    case .door:
      [
        ExplorerAction("enter") {
          self.session.user = "Ann"
          self.navigator.dismiss()
        },
        ExplorerAction("leave") { self.navigator.dismiss() },
      ]
    case .vault, .cellar, .attic: []
    }
  }
}

extension CabinCoordinator {
  /// An explorer of the app, as its team would have it.
  static func explorer(_ fault: CabinFault? = nil) -> Explorer<CabinCoordinator> {
    Explorer { CabinCoordinator(fault: fault) }
      .moves([.links, .gestures])
      .key { $0.session.user ?? "nobody" }
      .actions { $0.projection.leaf?.screen?.actions ?? [] }
      .disturb("sign out") { $0.endSession() }
      .relaunch { CabinCoordinator($0.session, fault: $0.fault) }
  }
}
