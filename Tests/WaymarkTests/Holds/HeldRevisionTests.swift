import Testing

@testable import Waymark

/// Changes that revise an entry, and have to wait.
@MainActor
@Suite("Revisions that wait with others")
struct HeldRevisionTests {
  private let session = GuardSession()

  private func held(_ routes: [GuardedRoute] = [.page(1)]) -> GuardedApp {
    let app = session.makeApp(routes)
    session.app[.secret] = .hold(until: "session")
    return app
  }

  private func signIn(_ app: GuardedApp) {
    session.app[.secret] = .allow
    app.release("session")
  }

  @Test("A revision waits with its transaction", arguments: [true, false])
  func revised(byNavigator: Bool) throws {
    let app = held()
    let id = app.stack.topID
    let page = try app.navigator(GuardedApp.self, of: "page(1)")
    let outcome = app.transaction {
      if byNavigator { page.revise(to: .page(2)) } else { app.revise(id, to: .page(2)) }
      app.push(.secret)
    }
    #expect(outcome.hold != nil && app.routes == [.page(1)])
    signIn(app)
    #expect(app.routes == [.page(2), .secret] && app.stack[0].id == id)
  }

  @Test("A second tap is the same target")
  func twice() {
    let app = held()
    let id = app.stack.topID
    func tap(_ route: GuardedRoute) -> HoldToken? {
      let outcome = app.transaction {
        app.revise(id, to: route)
        app.push(.secret)
      }
      return outcome.hold
    }
    let first = tap(.page(2))
    #expect(first != nil && tap(.page(2)) == first)
    #expect(tap(.page(3)) != first)
    signIn(app)
    #expect(app.routes == [.page(3), .secret])
  }

  @Test("What has left while the rest waited has no route to revise")
  func left() {
    let app = held([.home, .page(1)])
    let id = app.stack.topID
    app.transaction {
      app.revise(id, to: .page(2))
      app.push(.secret)
    }
    app.pop()
    signIn(app)
    #expect(app.routes == [.home, .secret])
  }

  @Test(
    "For what a transaction has made and revised, a hold is a denial", arguments: [true, false])
  func madeAndRevised(isRedirect: Bool) {
    let app = session.makeApp()
    session.app[.page(2)] = isRedirect ? .redirect(to: [.note]) : .hold(until: "session")
    let outcome = app.transaction {
      app.push(.page(1))
      app.revise(app.stack.topID, to: .page(2))
    }
    if case .denied = outcome {} else { Issue.record("\(outcome)") }
    #expect(app.routes == [.home] && app.pendingNavigations.isEmpty)
  }

  @Test("An update that revises keeps its entries when it is called again")
  func updated() throws {
    let app = held()
    let id = app.stack.topID
    try app.navigator(GuardedApp.self, of: "page(1)").leavePolicy = .confirm
    let outcome = app.update {
      $0.revise($0[0].id, to: .page(2))
      $0.push(.secret)
    }
    #expect(outcome.hold != nil)
    var causes: [NavigationCause] = []
    let token = app.observe { change, _ in causes.append(change.cause) }
    signIn(app)
    #expect(app.routes == [.page(2), .secret] && app.stack[0].id == id)
    #expect(app.pendingLeave == nil && causes == [.update])
    token.cancel()
  }

  @Test("A revision alone never waits")
  func alone() {
    let app = held()
    let outcome = app.revise(app.stack.topID, to: .page(2))
    #expect(outcome == .performed)
    session.app[.page(3)] = .hold(until: "session")
    let refused = app.transaction { app.revise(app.stack.topID, to: .page(3)) }
    if case .denied = refused {} else { Issue.record("\(refused)") }
    #expect(app.routes == [.page(2)])
  }
}
