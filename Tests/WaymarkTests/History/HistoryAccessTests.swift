import Testing

@testable import Waymark

@MainActor
@Suite("A history and what may not be seen")
struct HistoryAccessTests {
  @Test("No step shows what revalidate() removed")
  func revalidated() {
    let (session, app, history) = guardedApp()
    app.push(.page(1))
    app.push(.secret)
    app.push(.page(2))
    session.app[.secret] = .deny("no")
    app.revalidate()
    expectShown(app, history, "\(picture(app)) \(history.positions.map(\.name))")
    #expect(history.positions.count == history.backCount + history.forwardCount + 1)
    let here = picture(app)
    #expect(history.forward().isRefusal)
    #expect(picture(app) == here)
    #expect(history.back() == .denied("no"), "that showed the secret, too")
    #expect(history.go(-3) == .performed, "a longer step passes it")
    expectShown(app, history)
  }

  @Test(
    "After revalidate() has removed what lay below, back is denied, and only a longer step is possible",
    arguments: [Access<GuardedRoute>.deny("no"), .hold(until: "x", showing: .signIn)])
  func revalidatedBelow(_ verdict: Access<GuardedRoute>) {
    let (session, app, history) = guardedApp()
    app.push(.page(1))
    app.push(.secret)
    app.push(.page(2))
    session.app[.secret] = verdict
    app.revalidate()
    #expect(picture(app) == "App[home, page(1), page(2) *]")
    #expect(history.positions.map(\.name) == ["home", "page(1)", "secret", "page(2)", "page(2)"])
    for outcome in [history.back(), history.go(-2)] {
      guard case .denied = outcome else {
        Issue.record("\(outcome)")
        continue
      }
      #expect(picture(app) == "App[home, page(1), page(2) *]")
      #expect(history.currentIndex == 4)
    }
    #expect(history.go(-3) == .performed)
    #expect(picture(app) == "App[home, page(1) *]")
    #expect(history.go(3) == .performed)
    session.allowAll()
    #expect(history.back() == .performed)
    #expect(picture(app) == "App[home, page(1), secret, page(2) *]")
  }

  @Test("A redirect makes a position of its target")
  func redirects() {
    let (session, app, history) = guardedApp()
    session.app[.secret] = .redirect(to: [.page(7)])
    app.push(.page(1))
    #expect(app.open(.secret, history: .replace) == .redirected)
    expectShown(app, history, "\(history.positions.map(\.name))")
    #expect(history.positions.map(\.name) == ["home", "page(7)"])
    app.open(.secret)
    expectShown(app, history)
    #expect(history.back() == .performed)
    #expect(history.forwardCount == 1)
  }

  @Test(
    "A step to a held route shows nothing and waits for nothing",
    arguments: [nil, GuardedRoute.signIn])
  func heldStep(_ shown: GuardedRoute?) {
    let (session, app, history) = guardedApp()
    app.push(.secret)
    app.setRoutes([.home, .page(1)])
    session.app[.secret] = .hold(until: "x", showing: shown)
    let outcome = history.back()
    #expect(outcome.isRefusal, "\(outcome)")
    #expect(app.pendingNavigations.isEmpty)
    #expect(picture(app) == "App[home, page(1) *]")
    #expect(history.currentIndex == 2)
    session.allowAll()
    app.release("x")
    #expect(picture(app) == "App[home, page(1) *]")
    #expect(history.back() == .performed)
  }

  @Test(
    "A waiting target keeps its policy", arguments: [HistoryPolicy.add, .replace, .ignore],
    [nil, GuardedRoute.signIn])
  func heldOpen(_ policy: HistoryPolicy, _ shown: GuardedRoute?) {
    let (session, app, history) = guardedApp()
    app.push(.page(1))
    session.app[.secret] = .hold(until: "x", showing: shown)
    let held = app.open(.secret, history: policy)
    #expect(held.hold != nil)
    #expect(history.positions.count == (shown == nil ? 2 : 3), "the sign-in is a step of its own")
    session.allowAll()
    app.release("x")
    #expect(picture(app) == "App[home, secret *]", "\(picture(app))")
    let names = history.positions.map(\.name)
    switch policy {
    case .add:
      #expect(names == ["home", "page(1)"] + (shown == nil ? [] : ["signIn"]) + ["secret"])
    case .replace: #expect(names == ["home"] + (shown == nil ? ["secret"] : ["page(1)", "secret"]))
    default: #expect(names == ["home", "page(1)"] + (shown == nil ? [] : ["signIn"]))
    }
    #expect(history.go(0) == (policy == .ignore ? .performed : .unchanged))
    #expect(history.back() == .performed)
  }

  @Test("Steps while a target waits are followed by the target")
  func stepsWhileHeld() {
    let (session, app, history) = guardedApp()
    app.push(.page(1))
    app.push(.page(2))
    session.app[.secret] = .hold(until: "x", showing: .signIn)
    app.open(.secret, history: .replace)
    history.go(-2)
    expectShown(app, history, "after the step")
    history.forward()
    session.allowAll()
    app.release("x")
    expectShown(app, history, "after the release: \(picture(app)) \(history.positions.map(\.name))")
  }

  @Test("clear() while a target waits leaves the result of the target")
  func clearWhileHeld() {
    let (session, app, history) = guardedApp()
    app.push(.page(1))
    session.app[.secret] = .hold(until: "x", showing: .signIn)
    app.open(.secret, history: .replace)
    history.clear()
    session.allowAll()
    app.release("x")
    expectShown(app, history)
    #expect(history.positions.map(\.name) == ["secret"])
  }
}
