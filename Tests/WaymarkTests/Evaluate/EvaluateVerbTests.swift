import Testing
import Waymark

/// A verb that adds nothing, but would show something again that `access` refuses.
private struct ShowingRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let routes: [GuardedRoute]
  let verb: @MainActor @Sendable (GuardedApp) -> Outcome

  init(
    _ name: String, _ routes: [GuardedRoute] = [.home, .page(1), .page(2)],
    _ verb: @escaping @MainActor @Sendable (GuardedApp) -> Outcome
  ) {
    (testDescription, self.routes, self.verb) = (name, routes, verb)
  }

  static let all = [
    ShowingRow("open", [.page(1), .page(2)]) { $0.open(.page(1), bare: true) },
    ShowingRow("popOrPush") { $0.popOrPush(.page(1)) },
    ShowingRow("setRoutes") { $0.setRoutes([.home, .page(1)]) },
    ShowingRow("setRoot", [.page(1), .page(2)]) { $0.setRoot(.page(1)) },
    ShowingRow("moveToTop") { $0.moveToTop(.page(1)) },
    ShowingRow("a transaction of it") { app in
      app.transaction { app.setRoutes([.home, .page(1)]) }
    },
    ShowingRow("after a removal") { app in
      app.transaction {
        app.trim(keepingLast: 2)
        app.setRoutes([.home, .page(1)])
      }
    },
  ]
}

@MainActor
@Suite("Evaluating one verb, beside the verb itself")
struct EvaluateVerbTests {
  @Test(
    "A verb that shows something without adding it is tried as what it is",
    arguments: ShowingRow.all,
    [
      Access<GuardedRoute>.deny("no"), .redirect(to: [.home, .page(9)]), .hold(until: "gate"),
      .hold(until: "gate", showing: .signIn), .allow,
    ])
  private func showing(_ row: ShowingRow, _ verdict: Access<GuardedRoute>) {
    let session = GuardSession()
    let app = session.makeApp(row.routes)
    session.app[.page(1)] = verdict
    let evaluation = app.evaluate { _ = row.verb($0) }
    let outcome = row.verb(app)
    #expect("\(Came(evaluation.outcome))" == "\(Came(outcome))")
    #expect(evaluation.layers == app.layers)
    switch verdict {
    case .allow: #expect(outcome == .performed)
    case .deny(let reason): #expect(outcome == .denied(reason))
    case .redirect: #expect(outcome == .redirected)
    case .hold: #expect(outcome.hold != nil)
    }
  }

  @Test("A revalidation that follows a redirect says so, alone and in a transaction")
  func revalidating() {
    func makeApp() -> GuardedApp {
      let session = GuardSession()
      let app = session.makeApp([.home, .page(1)])
      session.app[.page(1)] = .redirect(to: .page(9))
      return app
    }
    #expect(makeApp().evaluate { $0.revalidate() }.outcome == .redirected)
    #expect(makeApp().revalidate() == .redirected)
    let app = makeApp()
    var inner: Outcome?
    let outcome = app.transaction { inner = app.transaction { app.revalidate() } }
    #expect(outcome == .redirected)
    #expect(inner == .redirected)
    #expect(app.routes == [.page(9)])
  }
}
