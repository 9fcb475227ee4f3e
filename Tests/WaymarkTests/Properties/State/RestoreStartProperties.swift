import Testing

@testable import Waymark

@MainActor
@Suite("What an app shows while its start waits, and what becomes of it")
struct RestoreStartProperties {
  /// What an app does while it shows a sign-in, what it shows afterwards, and whether that ends the start.
  struct Way {
    let name: String
    let shown: String
    let isInstead: Bool
    let act: @MainActor (PosedApp) -> Void

    init(
      _ name: String, _ shown: String, isInstead: Bool = true,
      _ act: @escaping @MainActor (PosedApp) -> Void
    ) {
      self.name = name
      self.shown = shown
      self.isInstead = isInstead
      self.act = act
    }
  }

  nonisolated static let ways = [
    Way("setRoutes", "L0[page(1), page(2) *]") { $0.setRoutes([.page(1), .page(2)]) },
    Way("setRoutes to what it starts with", "L0[home *]") { $0.setRoutes([.home]) },
    Way("setRoot", "L0[page(1) *]") { $0.setRoot(.page(1)) },
    Way("setRoot, keeping the stack", "L0[page(1) *]") { $0.setRoot(.page(1), keepingStack: true) },
    Way("replaceTop", "L0[page(1) *]") { $0.replaceTop(.page(1)) },
    Way("a route that is the root", "L0[front *]") { $0.navigate(to: .front) },
    Way("update", "L0[page(1) *]") { $0.update { $0.setRoutes([.page(1)]) } },
    Way("open", "L0[page(1) *]") { $0.open(.page(1), bare: true) },
    Way("a transaction", "L0[page(1), page(2) *]") { app in
      app.transaction {
        app.setRoot(.page(1))
        app.push(.page(2))
      }
    },
    Way("a push, and another root below it", "L0[page(1), page(2) *]") { app in
      app.push(.page(2))
      app.setRoot(.page(1), keepingStack: true)
    },
    Way("a restore", "L0[page(1), L1[page(2) *]]") {
      $0.restore(.of("page 1", "inner page 2"))
    },
    Way("nothing", "L0[sheet(9) *]", isInstead: false) { _ in },
    Way("a push", "L0[sheet(9), page(1) *]", isInstead: false) { $0.push(.page(1)) },
    Way("a push and a pop", "L0[sheet(9) *]", isInstead: false) { app in
      app.push(.page(1))
      app.pop()
    },
    Way("a restore of nothing", "L0[sheet(9) *]", isInstead: false) { $0.restore(.of("nobody")) },
  ]

  /// Whether the app holds its start.
  @MainActor
  private final class Door {
    var isHeld = true
  }

  /// An app whose start waits until `isHeld` is false.
  private func waiting(_ isHeld: @escaping @MainActor () -> Bool) throws -> (PosedApp, HoldToken) {
    let plan = PosedPlan()
    plan.access = { _, route in
      isHeld() && route == .home ? .hold(until: "gate", showing: .sheet(9)) : .allow
    }
    let app = plan.fresh()
    let token = try #require(app.start().hold)
    #expect(picture(app) == "L0[sheet(9) *]")
    return (app, token)
  }

  @Test("What the app shows instead stays, now and at the release", arguments: ways.indices)
  func instead(_ row: Int) async throws {
    let way = Self.ways[row]
    for isSignedIn in [true, false]
    where isSignedIn || way.name != "setRoutes to what it starts with" {
      let door = Door()
      let (app, token) = try waiting { door.isHeld }
      if isSignedIn { door.isHeld = false }
      way.act(app)
      #expect(picture(app) == way.shown, "\(way.name)")
      #expect(app.pendingNavigations.isEmpty == way.isInstead, "\(way.name)")
      door.isHeld = false
      let released = app.release("gate")
      guard way.isInstead else {
        #expect(released == .performed && picture(app) == "L0[home *]", "\(way.name)")
        continue
      }
      #expect(released == .unchanged && picture(app) == way.shown, "\(way.name)")
      #expect(await token.result == .dropped(.replaced), "\(way.name)")
    }
  }

  @Test(
    "A finished sign-in lets the start continue, also after terms that are shown in its place or above it"
  )
  func terms() throws {
    for (terms, between) in [
      (PosedRoute.page(7), "L0[sheet(9), page(7) *]"), (.front, "L0[front *]"),
    ] {
      let plan = PosedPlan()
      var gates = ["session", "terms"]
      plan.access = { _, route in
        guard route == .home, let gate = gates.first else { return .allow }
        return .hold(until: Gate(gate), showing: gate == "session" ? .sheet(9) : terms)
      }
      let app = plan.fresh()
      app.start()
      gates.removeFirst()
      app.pop()
      #expect(picture(app) == between)
      #expect(app.pendingNavigations.count == 1)
      gates.removeFirst()
      app.pop()
      #expect(picture(app) == "L0[home *]", "\(terms.name)")
      #expect(app.pendingNavigations.isEmpty)
    }
  }

  @Test("Screens that the app shows instead of terms stay, too")
  func insteadOfTerms() async throws {
    let plan = PosedPlan()
    var gates = ["session", "terms"]
    plan.access = { _, route in
      guard route == .home, let gate = gates.first else { return .allow }
      return .hold(until: Gate(gate), showing: gate == "session" ? .sheet(9) : .front)
    }
    let app = plan.fresh()
    let token = try #require(app.start().hold)
    gates.removeFirst()
    app.pop()
    #expect(picture(app) == "L0[front *]")
    gates.removeFirst()
    app.setRoutes([.page(1)])
    #expect(picture(app) == "L0[page(1) *]")
    #expect(await token.result == .dropped(.replaced))
  }

  @Test("A scene restores over a start, even a waiting one, but not over other screens of the app")
  func scene() throws {
    for isHeld in [false, true] {
      let app = try isHeld ? waiting { true }.0 : started()
      let saved = NavigationSnapshot.of("page 1", "page 2")
      let port = StartPort(app)
      port.restore { $0.restore(saved) }
      port.appear()
      port.settle()
      #expect(app.snapshot() == saved)
    }
    let app = started()
    let port = StartPort(app)
    port.restore { $0.restore(.of("page 1")) }
    app.push(.page(3))
    port.appear()
    port.settle()
    #expect(picture(app) == "L0[home, page(3) *]")
  }

  private func started() -> PosedApp {
    let app = PosedPlan().fresh()
    app.start()
    return app
  }

  @Test("If access removes the sign-in, no screen was chosen in its place: the start continues")
  func access() throws {
    let plan = PosedPlan()
    plan.fallback = .page(5)
    var isHeld = true
    plan.access = { _, route in
      if route == .sheet(9), !isHeld { return .deny("signed in") }
      return isHeld && route == .home ? .hold(until: "gate", showing: .sheet(9)) : .allow
    }
    let app = plan.fresh()
    app.start()
    isHeld = false
    app.revalidate()
    #expect(picture(app) == "L0[home *]")
    #expect(app.pendingNavigations.isEmpty)
  }

  @Test("A restore also drops a start that waits elsewhere since access has removed the sign-in")
  func restoredElsewhere() async throws {
    let plan = PosedPlan()
    plan.fallback = .page(5)
    var gate = Access<PosedRoute>.hold(until: "session", showing: .sheet(9))
    var isSignInAllowed = true
    plan.access = { _, route in
      if route == .sheet(9), !isSignInAllowed { return .deny("signed in") }
      return route == .home ? gate : .allow
    }
    let app = plan.fresh()
    let token = try #require(app.start().hold)
    gate = .hold(until: "terms", showing: .page(7))
    isSignInAllowed = false
    app.revalidate()
    #expect(picture(app) == "L0[page(5), page(7) *]")
    app.restore(.of("page 1"))
    #expect(await token.result == .dropped(.replaced))
  }
}
