import Observation
import Testing
import Waymark

@MainActor
@Suite("Attacks on leave policies")
struct LeaveAttackTests {
  @Test("A question that a notified reader answers is answered once")
  func answeredOnNotice() throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .about, .note("a"), .note("b")])
    let navigator = try app.navigator(ShopCoordinator.self, of: "note(\"b\")")
    navigator.leavePolicy = .confirm
    let request = try #require(app.pop().leaveRequest)
    nonisolated(unsafe) var answers: [Outcome] = []
    withObservationTracking {
      _ = app.pendingLeave
    } onChange: {
      MainActor.assumeIsolated { answers.append(request.proceed()) }
    }
    #expect(request.proceed() == .unchanged)
    #expect(answers == [.performed])
    #expect(picture(app) == "Shop[home, about, note(\"a\") *]")
  }

  @Test("A policy that a notified reader sets does not notify endlessly")
  func setOnNotice() throws {
    let app = ShopCoordinator()
    app.start()
    let navigator = try app.navigator(ShopCoordinator.self, of: "home")
    let entry = try #require(app.entry(named: "home"))
    withObservationTracking {
      _ = entry.leavePolicy
    } onChange: {
      MainActor.assumeIsolated { navigator.leavePolicy = .blocked }
    }
    navigator.leavePolicy = .confirm
    #expect(navigator.leavePolicy == .confirm)
  }

  @Test("A reader that leaves when it is notified of a policy is asked by the new policy")
  func leftOnNotice() throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .about])
    let navigator = try app.navigator(ShopCoordinator.self, of: "about")
    let entry = try #require(app.entry(named: "about"))
    nonisolated(unsafe) var outcomes: [Outcome] = []
    withObservationTracking {
      _ = entry.leavePolicy
    } onChange: {
      MainActor.assumeIsolated { outcomes.append(app.pop()) }
    }
    navigator.leavePolicy = .confirm
    #expect(outcomes == [.queued])
    #expect(app.pendingLeave != nil && picture(app) == "Shop[home, about *]")
  }
}
