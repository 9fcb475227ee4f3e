import Testing

@testable import Waymark

@MainActor
@Suite("Attacks on restoring: while something is open, and with changing answers")
struct RestoreOpenProperties {
  private let plan = PosedPlan()

  @Test("A sheet that no coordinator takes in its turn is left out, with those above it")
  func sheet() {
    for shown in [plan.fresh(), plan.app(), plan.app([.home, .sheet(3)])] {
      shown.present(.sheet(4))
      var asked = 0
      plan.shows = { level, route in
        guard level == 0, route == .inner(.page(2)) else { return nil }
        asked += 1
        return asked > 1 ? .screen { NavigatingScreen(route.name, $0) } : nil
      }
      let saved = NavigationSnapshot(layers: [
        .init(path: [.init("inner home")]), .sheet(1, "inner page 2", "inner page 3"),
        .sheet(0, "page 5"),
      ])
      let report = shown.restore(saved)
      #expect(picture(shown) == "L0[L1[home *]]")
      #expect(
        report.dropped.map(\.place) == ["layers[1][0]", "layers[1][1]", "layers[2][0]"])
      #expect(report.outcome == .performed && report.restored == 1)
    }
  }

  @Test("A tab whose child takes a route only during the question shows nothing beside that child")
  func tab() {
    var came: [String] = []
    for limit in 0...2 {
      let plan = PosedPlan()
      var asked = 0
      plan.shows = { level, route in
        guard level == 0, route == .inner(.page(2)) else { return nil }
        asked += 1
        return asked > limit ? .screen { NavigatingScreen(route.name, $0) } : nil
      }
      let app = plan.app([.page(1)])
      let tabs = NavigationSnapshot.Entry.holding(
        "tabs", 0, ["inner home", "inner page 2"], ["other home"], ["home"])
      let report = app.restore(NavigationSnapshot(layers: [.init(path: [tabs])]))
      let reasons = Set(report.dropped.map { "\($0.reason.kindName)" }).sorted()
      came.append("\(report.restored) \(report.dropped.count) \(reasons) \(picture(app))")
      #expect(plan.living == (report.restored == 0 ? 1 : 3))
    }
    #expect(
      came == [
        "4 1 [\"noOwner\"] L0[tabs[>L1[home *], L1[home], home]]",
        "0 5 [\"as a whole\"] L0[page(1) *]",
        "5 0 [] L0[tabs[>L1[home, page(2) *], L1[home], home]]",
      ])
  }

  @Test("A start that waits does not undo what was restored meanwhile, now or at its release")
  func heldStart() async throws {
    for releases in [false, true] {
      let plan = PosedPlan()
      var isHeld = true
      plan.access = { _, route in
        isHeld && route == .home ? .hold(until: "gate", showing: .sheet(9)) : .allow
      }
      let app = plan.fresh()
      let token = try #require(app.start().hold)
      #expect(picture(app) == "L0[sheet(9) *]")
      isHeld = false
      let saved: NavigationSnapshot =
        releases ? .of("sheet 9", "page 1") : .of("page 1", "inner page 2")
      let report = app.restore(saved)
      #expect(report.isComplete)
      #expect(app.snapshot() == saved)
      #expect(app.pendingNavigations.isEmpty)
      #expect(app.release("gate") == .unchanged)
      #expect(app.snapshot() == saved)
      #expect(await token.result == .dropped(.replaced))
    }
  }

  @Test("If nothing comes back, a start that waits keeps waiting")
  func nothing() {
    var isHeld = true
    plan.access = { _, route in
      isHeld && route == .home ? .hold(until: "gate", showing: .sheet(9)) : .allow
    }
    let app = plan.fresh()
    app.start()
    #expect(app.restore(.of("nobody")).outcome == .ignored(.notFound))
    #expect(app.pendingNavigations.count == 1)
    isHeld = false
    app.release("gate")
    #expect(app.routes == [.home])
  }

  @Test("A second restore takes the place of one that asks, and is the one that is answered")
  func question() throws {
    let app = plan.app([.home, .page(1)])
    try app.set(.confirm, of: "page(1)")
    let first = try #require(app.restore(.of("home", "page 2")).outcome.leaveRequest)
    let second = try #require(app.restore(.of("home", "page 3")).outcome.leaveRequest)
    #expect(first.proceed() == .unchanged)
    #expect(app.routes == [.home, .page(1)])
    #expect(second.proceed() == .performed)
    #expect(app.routes == [.home, .page(3)])
    #expect(app.pendingLeave == nil)
  }

  @Test("Restoring in each observer of its own change: it ends, and shows the last")
  func observers() {
    let app = plan.app()
    var causes: [NavigationCause] = []
    for number in 1...3 {
      app.observe { change, _ in
        causes.append(change.cause)
        guard causes.count <= 3 else { return }
        #expect(app.restore(.of("home", "page \(number)")).outcome == .queued)
      }
    }
    #expect(app.push(.page(9)) == .performed)
    #expect(causes.count == 12)
    #expect(app.routes == [.home, .page(3)])
  }

  @Test("Endless restores in an observer are dropped after the hundredth, and reported")
  func endless() {
    let app = plan.app()
    var count = 0
    app.observe { _, _ in
      count += 1
      app.restore(.of("home", "page \(count)"))
    }
    #expect(app.push(.page(9_999)) == .performed)
    #expect(count == 101)
    #expect(app.routes == [.home, .page(100)])
    #expect(plan.reports == [.queueLimit])
  }

  @Test(
    "A target with more verbs than the queue takes keeps waiting, and continues above the restored state"
  )
  func longTarget() {
    var isHeld = true
    plan.access = { _, route in isHeld && route == .page(150) ? .hold(until: "gate") : .allow }
    let app = plan.app()
    let outcome = app.transaction { for number in 1...150 { app.push(.page(number)) } }
    #expect(outcome.hold != nil)
    #expect(app.routes == [.home])
    #expect(app.restore(.of("home", "page 500", "inner page 1")).isComplete)
    #expect(app.pendingNavigations.count == 1)
    isHeld = false
    #expect(app.release("gate") == .performed)
    #expect(
      app.routes == [.home, .page(500), .inner(.page(1))] + (1...150).map { .page($0) })
    #expect(plan.reports.isEmpty)
  }

  @Test("A sign-in that restoring removes lets its target continue above the restored state, once")
  func signIn() {
    var isHeld = true
    plan.access = { _, route in
      isHeld && route == .page(1) ? .hold(until: "gate", showing: .sheet(9)) : .allow
    }
    let app = plan.app()
    #expect(app.push(.page(1)).hold != nil)
    #expect(app.layers == [[.home], [.sheet(9)]])
    isHeld = false
    #expect(app.restore(.of("home", "page 2")).isComplete)
    #expect(app.layers == [[.home, .page(2), .page(1)]])
    #expect(app.pendingNavigations.isEmpty)
    #expect(app.release("gate") == .unchanged)
  }
}
