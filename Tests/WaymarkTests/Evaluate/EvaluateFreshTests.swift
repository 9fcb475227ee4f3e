import Testing
import Waymark

@MainActor
@Suite("Trying verbs of a coordinator that has not begun")
struct EvaluateFreshTests {
  @Test("It is tried as if it had begun, and is fresh afterwards")
  func fresh() {
    let session = GuardSession()
    let app = session.freshApp()
    var records: [NavigationChange<GuardedRoute>] = []
    app.observe { change, _ in records.append(change) }
    let counter = ChangeCounter { _ = (app.routes, app.isActive, app.children.count) }
    let evaluation = app.evaluate { $0.open("/club/room/7") }
    #expect(evaluation.outcome == .performed)
    #expect(evaluation.routes == [.home, .club(.lobby), .club(.room(7))])
    #expect(evaluation.entering.count == 3)
    #expect(app.routes == [.home])
    #expect(!app.isActive)
    #expect(records.isEmpty)
    #expect(counter.count == 0)
    #expect(session.living == 1)
    app.push(.page(1))
    #expect(records.map { "\($0.cause)" } == ["start", "push"])
    #expect(ids(app) == "#1 #2")
  }

  @Test("Afterwards it may become a child")
  func child() {
    let app = ReusingCoordinator()
    #expect(app.child.evaluate { $0.push(.item(1)) }.routes == [.list, .item(1)])
    #expect(app.evaluate { $0.push(.child(.item(1))) }.outcome == .performed)
    #expect(app.push(.child(.item(1))) == .performed)
    #expect(app.child.routes == [.item(1)])
  }

  @Test("A refused start is what the evaluation says, and the body is not called")
  func refused() {
    let session = GuardSession()
    session.app[.home] = .deny("no")
    let app = session.freshApp()
    let evaluation = app.evaluate { _ in Issue.record("It has not begun.") }
    #expect(evaluation.outcome == .denied("no"))
    #expect(evaluation.reports.map(\.code) == [.refusedRoot])
    #expect(session.reports.isEmpty)
    #expect(evaluation.routes == [.home])
    session.app[.home] = nil
    #expect(app.start() == .performed)
  }

  @Test("A held start begins no check, and tells no observer of a drop")
  func held() async {
    let session = GuardSession()
    var calls: [String] = []
    session.app[.home] = .hold(
      until: .check("session") { calls.append("check") }, showing: .page(1))
    let app = session.freshApp()
    app.flow.holdPolicy = HoldPolicy(lifetime: .zero) { calls.append("\($0)") }
    let evaluation = app.evaluate { $0.push(.page(2)) }
    #expect(evaluation.outcome == .performed)
    #expect(evaluation.routes == [.page(1), .page(2)])
    for _ in 0..<20 { await Task.yield() }
    #expect(calls.isEmpty)
    #expect(app.pendingNavigations.isEmpty)
  }

  @Test("A reader that evaluates before the start is notified of it")
  func observed() {
    let app = ShopCoordinator()
    let read: @MainActor () -> Void = { _ = app.evaluate { $0.push(.about) }.routes }
    #expect(!notifies(read) { read() })
    #expect(notifies(read) { app.start() })
    #expect(notifies(read) { app.push(.about) })
  }

  @Test("An evaluation in an init leaves the coordinator fresh")
  func inInit() {
    let app = EarlyCoordinator()
    #expect(app.outcome == .performed)
    #expect(app.start() == .performed)
    #expect(ids(app) == "#1")
  }

  @Test("A coordinator that an app keeps is fresh after a trial, even if the start refuses it")
  func keptAndRefused() {
    let app = KeepingCoordinator()
    #expect(app.evaluate { _ in }.routes == [.home])
    #expect(app.start() == .performed)
    #expect(app.routes == [.home])
  }
}

@MainActor
private final class EarlyCoordinator: Coordinator {
  let flow = Flow<AccountRoute, TestScreen>(start: .profile)
  private(set) var outcome = Outcome.unchanged

  init() { outcome = evaluate { $0.push(.edit) }.outcome }

  func destination(for route: AccountRoute) -> Destination<EarlyCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

private enum KeepingRoute: Route {
  case home, inner(ClosedRoute)
}

private enum ClosedRoute: Route {
  case vault
}

private final class ClosedCoordinator: Coordinator {
  let flow = Flow<ClosedRoute, TestScreen>(start: .vault)

  func access(to route: ClosedRoute) -> Access<ClosedRoute> { .deny("closed") }

  func destination(for route: ClosedRoute) -> Destination<ClosedCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

private final class KeepingCoordinator: Coordinator {
  let flow = Flow<KeepingRoute, TestScreen>(start: .home, then: [.inner(.vault)])
  private let inner = ClosedCoordinator()

  func destination(for route: KeepingRoute) -> Destination<KeepingCoordinator> {
    switch route {
    case .home: .screen { NavigatingScreen(route.name, $0) }
    case .inner(let route): .child(route, as: KeepingRoute.inner) { self.inner }
    }
  }
}
