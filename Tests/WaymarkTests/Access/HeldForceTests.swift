import Testing
import Waymark

@MainActor
@Suite("What was called with force is called again with force")
struct HeldForceTests {
  /// An app with a page and a club's sheet above it, neither of which may be left.
  private func makeBench(_ policy: LeavePolicy, sheet: Bool) throws -> ForceBench {
    let bench = ForceBench([.home, .page(2), .club(.lobby)])
    if sheet { bench.app.onClub { $0.present(.form) } }
    for name in ["home", "lobby", "page(2)"] + (sheet ? ["form"] : []) {
      try bench.reserve(name, policy)
    }
    return bench
  }

  @Test(
    "A waiting transaction with force has the result that it would have had",
    arguments: Showing.all.filter { $0.name != "a navigator" },
    [LeavePolicy.confirm, .blocked])
  func everyVerb(_ showing: Showing, _ policy: LeavePolicy) throws {
    // Below a sheet, a link that waits until no layer is up waits for more than the gate.
    for sheet in showing.name == "open when clear" ? [false] : [false, true] {
      let plain = try makeBench(policy, sheet: sheet)
      let called = plain.app.transaction(force: true) { _ = showing.verb(plain.app, .secret) }
      #expect(called == .performed)
      let bench = try makeBench(policy, sheet: sheet)
      bench.session.app[.secret] = .hold(until: "gate")
      let held = bench.app.transaction(force: true) { _ = showing.verb(bench.app, .secret) }
      #expect(held.hold?.isWaiting == true)
      bench.session.allowAll()
      #expect(bench.app.release("gate") == .performed, "\(sheet)")
      #expect(picture(bench.app) == picture(plain.app))
      #expect(bench.overruled == plain.overruled)
      #expect(bench.left == plain.left)
    }
  }

  @Test(
    "What a check held is called with force when the check releases it",
    arguments: [LeavePolicy.confirm, .blocked])
  func check(_ policy: LeavePolicy) async throws {
    let bench = try makeBench(policy, sheet: false)
    bench.session.app[.secret] = .hold(
      until: .check("door") { [session = bench.session] in session.allowAll() })
    let held = bench.app.transaction(force: true) { bench.app.setRoot(.secret) }
    #expect(await held.hold?.result == .replayed(.performed))
    #expect(bench.overruled == ["lobby", "page(2)", "home"])
  }

  @Test(
    "A link with force that waited until no layer is up, or nothing is protected, is opened with force",
    arguments: [true, false])
  func ownGates(_ isClear: Bool) throws {
    let bench = try makeBench(.blocked, sheet: false)
    let app = bench.app
    let page = try app.navigator(GuardedApp.self, of: "page(2)")
    if isClear { app.present(.note) } else { page.isProtected = true }
    let held = app.transaction(force: true) {
      app.open(.page(7), over: isClear ? .whenClear : .dismissModals)
    }
    #expect(held.hold?.isWaiting == true)
    if isClear { app.dismiss() } else { page.isProtected = false }
    #expect(picture(app) == "App[home, page(7) *]")
    #expect(bench.overruled == ["lobby", "page(2)"])
  }

  @Test("If it is held again it still has force, together with what is shown meanwhile")
  func heldAgain() throws {
    let bench = try makeBench(.blocked, sheet: false)
    bench.session.app[.secret] = .hold(until: "gate")
    let held = bench.app.transaction(force: true) { bench.app.replaceTop(.secret) }
    bench.session.app[.secret] = .hold(until: "terms", showing: .front)
    #expect(bench.app.release("gate") == held)
    #expect(picture(bench.app) == "App[front *]")
    #expect(bench.overruled == ["lobby", "page(2)", "home"])
    try bench.reserve("front", .blocked)
    bench.session.allowAll()
    #expect(bench.app.release("terms") == .performed)
    #expect(picture(bench.app) == "App[secret *]")
    #expect(bench.overruled.last == "front")
  }

  @Test("Screens that were opened while it waited leave with force, too")
  func openedMeanwhile() throws {
    let bench = ForceBench([.home])
    bench.session.app[.secret] = .hold(until: "gate")
    bench.app.transaction(force: true) { bench.app.setRoutes([.home, .secret]) }
    bench.app.push(.page(3))
    try bench.reserve("page(3)", .confirm)
    bench.session.allowAll()
    #expect(bench.app.release("gate") == .performed)
    #expect(bench.overruled == ["page(3)"])
  }

  @Test("The same verb with force is another target")
  func sameVerb() {
    let bench = ForceBench([.home])
    bench.session.app[.secret] = .hold(until: "gate")
    let asking = bench.app.push(.secret)
    let forced = bench.app.transaction(force: true) { bench.app.push(.secret) }
    #expect(forced != asking)
    #expect(bench.app.transaction(force: true) { bench.app.push(.secret) } == forced)
    #expect(bench.app.transaction { bench.app.push(.secret) } != forced)
  }

  @Test("Force ends with its target")
  func ends() throws {
    let bench = ForceBench([.home])
    bench.session.app[.secret] = .hold(until: "gate")
    bench.app.transaction(force: true) { bench.app.push(.secret) }
    bench.session.allowAll()
    bench.app.release("gate")
    try bench.reserve("secret", .confirm)
    #expect(bench.app.pop().leaveRequest?.name == "secret")
    bench.session.app[.page(1)] = .hold(until: "gate")
    bench.app.replaceTop(.page(1))
    bench.session.allowAll()
    #expect(bench.app.release("gate").leaveRequest?.name == "secret")
  }
}
