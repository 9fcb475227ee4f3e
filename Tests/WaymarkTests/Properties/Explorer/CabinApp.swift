import Waymark

@testable import WaymarkTesting

/// A small app to explore, which can contain one fault.
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

/// A fault of the app.
enum CabinFault: String, CaseIterable, Sendable {
  case sheetThatCannotBeLeft, linkToNowhere, guardThatMissesAWayIn, sessionThatIsNotLookedAt
  case stateThatDoesNotComeBack, taskThatNeverEnds, changesWithoutEnd, routeThatNobodyReaches
  case bookThatIsGoneOnceLeft, appThatRemembers, signalThatNobodyHears
  case historyThatGoesOn
  case treeThatBreaks, platformThatLosesAnEntry
}

@MainActor
final class CabinSession {
  var user: String?
  /// True after the book was left, if that is the fault.
  var isGone = false
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
    case .book where session.isGone: return .deny("it was sold")
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
      route: { $0.hasPrefix("/shelf/") ? .cellar : CabinRoute.links.route(for: $0) })
  }

  /// Ends the session, as a server does.
  func endSession() {
    session.user = nil
    if fault != .sessionThatIsNotLookedAt { revalidate() }
  }
}

/// The actions of each screen.
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
    prepare()
  }

  private func prepare() {
    switch (route, fault) {
    case (.shelf, .taskThatNeverEnds):
      navigator.task {
        // Nothing ever yields to it.
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        for await _ in stream {}
        continuation.finish()
      }
    case (.book, .changesWithoutEnd):
      navigator.task { [navigator] in
        while !Task.isCancelled {
          navigator.revise(to: .book(id: 2))
          navigator.revise(to: .book(id: 1))
          await Task.yield()
        }
      }
    case (.book, .bookThatIsGoneOnceLeft):
      navigator.onLifecycle { [session] event in
        if case .leave = event { session.isGone = true }
      }
    default: break
    }
  }

  private func presentNote() {
    navigator.present(.note, as: fault == .sheetThatCannotBeLeft ? .cover : .sheet)
  }

  var actions: [ExplorerAction] {
    switch route {
    case .home:
      [
        ExplorerAction("shelf", source: "await test.choose(\"shelf\")") {
          self.navigator.navigate(to: .shelf)
        },
        ExplorerAction("vault") { self.navigator.navigate(to: .vault) },
        ExplorerAction("note") { self.presentNote() },
      ]
    case .shelf: [ExplorerAction("book") { self.navigator.push(.book(id: 1)) }]
    case .book: [ExplorerAction("note") { self.presentNote() }]
    // A cover cannot be dragged away.
    case .note where fault == .sheetThatCannotBeLeft:
      [ExplorerAction("climb") { self.navigator.replaceTop(.attic) }]
    case .note:
      [
        ExplorerAction("close") {
          if self.fault == .signalThatNobodyHears { self.navigator.send("closed") }
          self.navigator.dismiss()
        }
      ]
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

extension Explorer<CabinCoordinator> {
  /// An explorer that knows the source of each action.
  var withSources: Explorer {
    actions { app in
      (app.projection.leaf?.screen?.actions ?? []).map {
        ExplorerAction($0.name, source: "await test.choose(\"\($0.name)\")", $0.body)
      }
    }
  }
}

extension CabinCoordinator {
  /// A sentence in place of the source of a test.
  static let words: RecordedTest<CabinCoordinator>.Words = {
    var words = RecordedTest<CabinCoordinator>.Words(
      routes: [
        ".home": .home, ".shelf": .shelf, ".book(id:1)": .book(id: 1), ".note": .note,
        ".vault": .vault, ".door": .door, ".cellar": .cellar, ".attic": .attic,
      ])
    for name in ["shelf", "vault", "note", "book", "climb", "close", "enter", "leave"] {
      words.lines["choose(\"\(name)\")"] = { test, change in
        await test.screen(
          CabinScreen.self, { $0.actions.first { $0.name == name }?.body() }, change)
      }
    }
    words.lines["screen(Any.self)"] = { await $0.screen(Any.self, { _ in }, $1) }
    words.lines["act({$0.endSession()})"] = { $0.act({ $0.endSession() }, $1) }
    return words
  }()

  /// An explorer of the app, as its team would write it.
  /// Adds something after each step through the history.
  private func goOnAfterHistory() {
    observe { [weak self] change, paths in
      guard change.cause == .history, paths.before == [[.home, .shelf]] else { return }
      self?.push(.attic)
    }
  }

  static func explorer(_ fault: CabinFault? = nil) -> Explorer<CabinCoordinator> {
    let kept = CabinSession()
    var explorer = Explorer {
      let app = CabinCoordinator(fault == .appThatRemembers ? kept : CabinSession(), fault: fault)
      if fault == .historyThatGoesOn { app.goOnAfterHistory() }
      return app
    }
    .samples(fault == .routeThatNobodyReaches ? [.note, .door, .attic] : [.note, .door])
    .moves([.links, .gestures])
    .key { $0.session.user ?? "nobody" }
    .actions { $0.projection.leaf?.screen?.actions ?? [] }
    .disturb("sign out", source: "test.act({ $0.endSession() })") { $0.endSession() }
    .relaunch { CabinCoordinator($0.session, fault: $0.fault) }
    .rule("only who is signed in sees the vault") { app in
      app.session.user == nil && app.currentRoute == .vault ? "nobody is signed in" : nil
    }
    explorer.options.spoil = { fault?.spoil($0) }
    return explorer
  }
}
