import Observation
import Testing
import Waymark
import WaymarkTesting

/// A place where a verb calls user code.
private enum Place: CaseIterable, Sendable {
  case destination, predicate, removeAll, update, equality, observer, lifecycle, observation
  case screen, body
}

/// Calls two verbs once from inside user code, and keeps their outcomes.
@MainActor
private final class Intruder {
  let app: DoorCoordinator
  private(set) var outcomes: [Outcome] = []
  private(set) var seen: [DoorRoute] = []
  private var isDone = false

  init(_ app: DoorCoordinator) { self.app = app }

  func call() {
    guard !isDone else { return }
    isDone = true
    outcomes = [app.push(.page(1)), app.push(.page(2))]
    seen = app.routes
  }
}

extension Place {
  /// Calls a verb that calls the intruder at this place, and returns the verb's outcome.
  @MainActor
  fileprivate func run(_ app: DoorCoordinator, _ intruder: Intruder) throws -> Outcome {
    switch self {
    case .destination:
      app.onDestination = { intruder.call() }
      return app.push(.page(0))
    case .predicate:
      return app.pop(where: { _ in
        intruder.call()
        return false
      })
    case .removeAll:
      return app.removeAll(where: { _ in
        intruder.call()
        return false
      })
    case .update:
      return app.update {
        intruder.call()
        $0.push(.page(0))
      }
    case .equality:
      DoorRoute.onEqual = { intruder.call() }
      defer { DoorRoute.onEqual = nil }
      return app.pop(toLast: .unequal)
    case .observer:
      app.observe { _, _ in intruder.call() }
      return app.push(.page(0))
    case .lifecycle:
      try app.navigator(DoorCoordinator.self, of: "start").onLifecycle { _ in intruder.call() }
      return app.push(.page(0))
    case .observation:
      withObservationTracking {
        _ = app.routes
      } onChange: {
        MainActor.assumeIsolated { intruder.call() }
      }
      return app.push(.page(0))
    case .screen:
      app.onScreen = { intruder.call() }
      return app.entry(named: "start")?.screen == nil ? .unchanged : .performed
    case .body:
      app.observe { _, _ in
        app.transaction { intruder.call() }
      }
      return app.push(.page(0))
    }
  }

  /// The outcome of the verb itself, and the routes that it adds.
  fileprivate var expected: (outcome: Outcome, added: [DoorRoute]) {
    switch self {
    case .destination, .observer, .lifecycle, .observation, .update, .body:
      (.performed, [.page(0)])
    case .screen: (.performed, [])
    case .predicate, .equality: (.ignored(.notFound), [])
    case .removeAll: (.unchanged, [])
    }
  }
}

@MainActor
@Suite("One door")
struct DoorTests {
  @Test("Verbs called from inside user code run in order before the outer one returns")
  func places() throws {
    for place in Place.allCases {
      let app = DoorCoordinator()
      app.start()
      let intruder = Intruder(app)
      #expect(try place.run(app, intruder) == place.expected.outcome, "\(place)")
      let inBody = place == .body
      #expect(
        intruder.outcomes == (inBody ? [.performed, .performed] : [.queued, .queued]), "\(place)")
      #expect(app.routes == [.start] + place.expected.added + [.page(1), .page(2)], "\(place)")
    }
  }

  @Test("A screen is in its place before the verbs run that were called while it was made")
  func screenFirst() throws {
    let app = DoorCoordinator()
    app.start()
    let entry = try #require(app.entry(named: "start"))
    var seen: [TestScreen?] = []
    app.observe { _, _ in seen.append(entry.screen) }
    app.onScreen = { app.push(.page(1)) }
    let screen = entry.screen
    #expect(seen.count == 1)
    #expect(seen.first ?? nil === screen)
  }

  @Test("Verbs that callbacks queue come after those that were queued before")
  func order() {
    navigationTest(DoorCoordinator(), fail: record) { test in
      let app = test.root
      app.observe { _, _ in
        switch app.routes.last {
        case .page(0): app.push([.page(10)]); app.push([.page(20)])
        case .page(10): app.push(.page(30))
        default: break
        }
      }
      test.step({ $0.push(.page(0)) }) {
        $0.base.append(contentsOf: [.page(0), .page(10), .page(20), .page(30)])
      }
    }
  }

  @Test("A queued verb is decided when it runs, and may be ignored then")
  func decidedLate() {
    let app = DoorCoordinator()
    app.push(.page(0))
    var changes = 0
    app.observe { _, _ in
      changes += 1
      if changes == 1 { for _ in 0..<3 { #expect(app.pop() == .queued) } }
    }
    #expect(app.push(.page(1)) == .performed)
    #expect(app.routes == [.start])
    #expect(changes == 3)
  }

  @Test(
    "After 100 queued verbs the others are dropped, each reported",
    arguments: [(1, 100, 1), (2, 100, 102)])
  func limit(_ verbs: Int, _ ran: Int, _ dropped: Int) {
    let app = DoorCoordinator()
    var reports: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    app.start()
    let token = app.observe { _, _ in
      for _ in 0..<verbs { app.push(.page(1)) }
    }
    #expect(app.push(.page(0)) == .performed)
    #expect(app.depth == 2 + ran)
    #expect(reports == Array(repeating: .queueLimit, count: dropped))
    token.cancel()
    #expect(app.popToRoot() == .performed)
    #expect(app.routes == [.start])
  }

  @Test("A reporter that is set after the start receives misuse from then on")
  func lateReporter() {
    let app = DoorCoordinator()
    app.start()
    var reports: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    app.observe { _, _ in app.push(.page(1)) }
    app.push(.page(0))
    #expect(reports == [.queueLimit])
  }

  @Test("The limit applies to one outermost verb")
  func limitIsPerVerb() {
    let app = DoorCoordinator()
    var reports = 0
    app.flow.reporter = MisuseReporter { _ in reports += 1 }
    app.start()
    var isBusy = false
    app.observe { change, _ in
      guard !isBusy else { return }
      isBusy = true
      for _ in 0..<100 { app.push(.page(1)) }
    }
    for _ in 0..<3 {
      isBusy = false
      app.push(.page(0))
    }
    #expect(app.depth == 304)
    #expect(reports == 0)
  }

  @Test("A verb of another tree runs at once")
  func otherTree() {
    let app = DoorCoordinator()
    let other = DoorCoordinator()
    var outcomes: [Outcome] = []
    app.observe { _, _ in outcomes.append(other.push(.page(1))) }
    app.push(.page(0))
    #expect(outcomes == [.performed, .performed], "of the start, and of the verb")
    #expect(other.routes == [.start, .page(1), .page(1)])
  }

  @Test("The closures of a destination run at most once for each entry; screens are made on demand")
  func atMostOnce() {
    let app = DoorCoordinator()
    var screens = 0
    app.onScreen = { screens += 1 }
    app.push([.page(0), .page(1)])
    #expect(screens == 0)
    let first = app.entry(named: "page(1)")?.screen
    #expect(first != nil)
    #expect(app.entry(named: "page(1)")?.screen === first)
    #expect(screens == 1)
    app.replaceTop(.page(2))
    app.popToRoot()
    #expect(screens == 1)
    app.transaction {
      app.push(.page(3))
      #expect(app.entry(named: "page(3)") == nil)
    }
    #expect(screens == 1)
    let other = ShopCoordinator()
    other.push([.catalog(.list), .catalog(.item(1))])
    other.onCatalog { $0.setRoutes([.item(2), .item(3)]) }
    #expect(other.made == ["catalog"])
  }
}
