import Testing

@testable import Waymark

@MainActor
@Suite("Reporters, and what is set on a flow")
struct ReporterTests {
  private let app = ShopCoordinator()

  /// Calls a closure with the app for each report.
  private func reporter(_ body: @escaping @MainActor (ShopCoordinator) -> Void) -> MisuseReporter {
    MisuseReporter { [weak app] _ in if let app { body(app) } }
  }

  @Test("A verb of a reporter is queued, whether a verb is at work or not")
  func verbsAreQueued() {
    app.start()
    var said: [Outcome] = []
    app.flow.reporter = reporter { said.append($0.pop(toLast: .note("none"))) }
    #expect(app.send(3) == .ignored(.noReceiver))
    #expect(said == [.queued])
    let outcome = app.transaction {
      app.push(.about)
      app.send(3)
    }
    #expect(outcome == .performed)
    #expect(said == [.queued, .queued])
    #expect(app.routes == [.home, .about])
  }

  @Test("A verb of a reporter runs before the call that is reported returns")
  func verbsRun() {
    app.start()
    app.flow.reporter = reporter { $0.push(.about) }
    app.send(3)
    #expect(app.routes == [.home, .about])
    app.transaction { app.send(3) }
    #expect(app.routes == [.home, .about, .about])
  }

  @Test("A shared flow is reported to the reporter of the tree, and verbs of that are queued")
  func sharedFlow() {
    var said: [Outcome] = []
    app.flow.reporter = reporter { said.append($0.push(.about)) }
    app.start()
    let other = SharingCoordinator(flow: app.flow)
    #expect(other.transaction { other.push(.note("x")) } == .performed)
    #expect(said == [.queued])
    #expect(app.routes == [.home, .about, .note("x")])
  }

  @Test("A replaced reporter is released outside, so that its captures may report")
  func replacedReporter() {
    app.start()
    var codes: [MisuseReport.Code] = []
    do {
      let model = AtRelease { [weak app] in app?.send("gone") }
      app.flow.reporter = MisuseReporter { _ in withExtendedLifetime(model) {} }
    }
    app.flow.reporter = MisuseReporter { codes.append($0.code) }
    #expect(codes == [.unheardSignal])
  }

  @Test("A replaced hold policy is released outside, so that its captures may begin the tree")
  func replacedPolicy() {
    do {
      let model = AtRelease { [weak app] in app?.push(.about) }
      app.flow.holdPolicy = HoldPolicy { _ in withExtendedLifetime(model) {} }
    }
    app.flow.holdPolicy = HoldPolicy(keeping: .all)
    #expect(app.routes == [.home, .about])
  }

  @Test(
    "What deinits call when calls are dropped at the queue limit is performed, with what follows")
  func droppedCalls() {
    var (count, codes): (Int, [MisuseReport.Code]) = (0, [])
    var said: [Outcome] = []
    app.flow.reporter = MisuseReporter { codes.append($0.code) }
    app.setRoutes([.home, .about])
    app.observe { [app] change, _ in if change.cause == .popToRoot { app.push(.note("after")) } }
    var token: ObserverToken?
    token = app.observe { [weak app] _, _ in
      count += 1
      var model: AtRelease?
      if count > Tree.queueLimit {
        model = AtRelease { [weak app] in
          token?.cancel()
          if let app { said.append(app.popToRoot()) }
        }
      }
      app?.transaction { [model] in withExtendedLifetime(model) { _ = app?.push(.about) } }
    }
    app.push(.about)
    #expect(codes == [.queueLimit])
    #expect(said == [.performed])
    #expect(app.routes == [.home, .note("after")])
  }
}

/// Uses the flow of another coordinator.
@MainActor
private final class SharingCoordinator: Coordinator {
  let flow: Flow<ShopRoute, TestScreen>

  init(flow: Flow<ShopRoute, TestScreen>) { self.flow = flow }

  func destination(for route: ShopRoute) -> Destination<SharingCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}
