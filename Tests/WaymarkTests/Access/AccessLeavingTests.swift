import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Access overrules leave policies")
struct AccessLeavingTests {
  private let session = GuardSession()

  /// Pages, one of which has a policy.
  private func makeApp(_ policy: LeavePolicy, on page: GuardedRoute = .page(1)) throws -> GuardedApp
  {
    let app = session.makeApp([.home, .page(1), .page(2)])
    try app.navigator(GuardedApp.self, of: page.name).leavePolicy = policy
    return app
  }

  private func overruled(_ app: GuardedApp, by verb: () -> Outcome) -> ([EntryID], Outcome) {
    var overruled: [EntryID] = []
    let token = app.observe { change, _ in overruled += change.overruled }
    let outcome = verb()
    token.cancel()
    return (overruled, outcome)
  }

  @Test("An uncovered entry that may not be seen goes", arguments: LeavePolicy.allCases)
  func uncovered(_ policy: LeavePolicy) throws {
    let app = try makeApp(policy)
    let id = app.stack[1].id
    session.app[.page(1)] = .deny("no")
    let (overruled, outcome) = overruled(app) { app.pop() }
    #expect(outcome == .performed)
    #expect(picture(app) == "App[home *]")
    #expect(overruled == (policy == .free ? [] : [id]))
  }

  @Test("What a redirect removes goes", arguments: LeavePolicy.allCases)
  func redirected(_ policy: LeavePolicy) throws {
    let app = try makeApp(policy)
    let id = app.stack[1].id
    session.app[.secret] = .redirect(to: .page(9))
    let (overruled, outcome) = overruled(app) { app.push(.secret) }
    #expect(outcome == .redirected)
    #expect(picture(app) == "App[page(9) *]")
    #expect(overruled == (policy == .free ? [] : [id]))
  }

  @Test("What a revalidation refuses goes", arguments: LeavePolicy.allCases)
  func revalidated(_ policy: LeavePolicy) throws {
    let app = try makeApp(policy)
    let id = app.stack[1].id
    session.app[.page(1)] = .deny("no")
    let (overruled, outcome) = overruled(app) { app.revalidate() }
    #expect(outcome == .performed)
    #expect(picture(app) == "App[home, page(2) *]")
    #expect(overruled == (policy == .free ? [] : [id]))
  }

  @Test(
    "What the verb itself removes is asked, and goes with everything else after the confirmation")
  func asked() throws {
    navigationTest(try makeApp(.confirm, on: .page(2)), fail: record) { test in
      session.app[.page(1)] = .deny("no")
      test.step({ $0.pop() }, .asks("page(2)"))
      test.answer(.proceed) { $0.base.removeLast(2) }
    }
  }

  @Test("What may not be left stays, even if it leads to what may not be seen")
  func blocked() throws {
    navigationTest(try makeApp(.blocked, on: .page(2)), fail: record) { test in
      session.app[.page(1)] = .deny("no")
      test.step({ $0.back() }, .ignored(.blocked))
    }
  }

  @Test("A denied change asks no entry")
  func denied() throws {
    navigationTest(try makeApp(.confirm, on: .page(2)), fail: record) { test in
      session.app[.secret] = .deny("no")
      test.step({ $0.setRoutes([.secret]) }, .denied("no"))
    }
  }
}
