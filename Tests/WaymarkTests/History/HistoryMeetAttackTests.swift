import Observation
import Testing

@testable import Waymark

// Leaving, holding, results, tabs, restoring.
@MainActor
@Suite("HistoryAttack: what a step meets")
struct HistoryAttackTwoTests {
  func protect(_ app: ShopCoordinator, _ policy: LeavePolicy = .confirm) {
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = policy
  }

  func matches(_ app: some Coordinator, _ history: History, _ why: String = "") {
    let current = history.currentIndex.map { history.positions[$0].name } ?? "nothing"
    let leaf = picture(app).split(separator: " *")[0]
    #expect(
      leaf.hasSuffix(current.split(separator: ".").last ?? ""), "\(why) \(leaf) and \(current)")
    #expect(history.backCount + history.forwardCount + 1 == history.positions.count, "\(why)")
  }

  @Test("A question about a step that is answered after clear() does not go to what was forgotten")
  func clearedQuestion() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.push(.note("a"))
    protect(app)
    guard let request = history.go(-2).leaveRequest else { Issue.record("nobody asked"); return }
    history.clear()
    let outcome = request.proceed()
    #expect(outcome == .ignored(.notFound), "\(outcome)")
    matches(app, history)
    #expect(history.positions.count == 1)
    #expect(picture(app).hasSuffix("note(\"a\") *]"))
  }

  @Test("A question about a step that is answered after a newer verb")
  func overtakenQuestion() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.push(.note("a"))
    protect(app)
    guard let request = history.back().leaveRequest else { Issue.record("nobody asked"); return }
    app.push(.note("b"))
    let outcome = request.proceed()
    matches(app, history, "\(outcome)")
    #expect(history.positions.count == 4 || outcome == .unchanged || outcome == .performed)
    #expect(app.pendingLeave == nil)
  }

  @Test("A question about a step that is answered twice goes once")
  func twice() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.push(.note("a"))
    protect(app)
    let first = history.back().leaveRequest
    let second = history.back().leaveRequest
    #expect(second?.proceed() == .performed)
    #expect(first?.proceed() == .unchanged)
    #expect(second?.proceed() == .unchanged)
    #expect(picture(app) == "Shop[home, about *]")
    #expect(history.currentIndex == 1)
  }

  @Test("A question about a step is answered when the history is gone")
  func goneQuestion() {
    let app = ShopCoordinator()
    var history: History? = History(app)
    app.start()
    app.push(.about)
    protect(app)
    let request = history?.back().leaveRequest
    history = nil
    let outcome = request?.proceed()
    #expect(outcome?.isRefusal == true || outcome == .performed, "\(String(describing: outcome))")
    #expect(app.pendingLeave == nil)
    #expect(app.push(.note("x")) == .performed)
  }

  @Test("A step that is queued is taken or dropped if the history is released meanwhile")
  func releasedWhileQueued() {
    let app = ShopCoordinator()
    var history: History? = History(app)
    weak let gone = history
    app.start()
    app.push(.about)
    app.transaction {
      history?.back()
      history = nil
    }
    #expect(gone == nil)
    #expect(app.push(.note("x")) == .performed)
  }

  @Test("What may not be left keeps the step from being taken")
  func blocked() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    protect(app, .blocked)
    #expect(history.back() == .ignored(.blocked))
    #expect(history.currentIndex == 1)
    app.transaction(force: true) { history.back() }
    matches(app, history)
  }

  @Test("proceed() in a transaction")
  func proceedInTransaction() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    protect(app)
    let request = history.back().leaveRequest
    app.transaction {
      app.push(.note("z"))
      request?.proceed()
    }
    matches(app, history, picture(app))
  }

  @Test(
    "A step to what is held shows nothing and waits for nothing",
    arguments: [nil, GuardedRoute.signIn])
  func heldStep(_ shown: GuardedRoute?) {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
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
    "A target that waits keeps what was said", arguments: [HistoryPolicy.add, .replace, .ignore],
    [nil, GuardedRoute.signIn])
  func heldOpen(_ policy: HistoryPolicy, _ shown: GuardedRoute?) {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
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

  @Test("Steps while a target waits, and it is released later")
  func stepsWhileHeld() {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
    app.push(.page(1))
    app.push(.page(2))
    session.app[.secret] = .hold(until: "x", showing: .signIn)
    app.open(.secret, history: .replace)
    history.go(-2)
    matches(app, history, "after the step")
    history.forward()
    session.allowAll()
    app.release("x")
    matches(app, history, "after the release: \(picture(app)) \(history.positions.map(\.name))")
  }

  @Test("clear() while a target waits")
  func clearWhileHeld() {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
    app.push(.page(1))
    session.app[.secret] = .hold(until: "x", showing: .signIn)
    app.open(.secret, history: .replace)
    history.clear()
    session.allowAll()
    app.release("x")
    matches(app, history)
    #expect(history.positions.map(\.name) == ["secret"])
  }

  @Test("What revalidate() removes is not gone to, and back leads on")
  func revalidated() {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
    app.push(.page(1))
    app.push(.secret)
    app.push(.page(2))
    session.app[.secret] = .deny("no")
    app.revalidate()
    matches(app, history, "\(picture(app)) \(history.positions.map(\.name))")
    #expect(history.positions.count == history.backCount + history.forwardCount + 1)
    let here = picture(app)
    #expect(history.forward().isRefusal)
    #expect(picture(app) == here)
    #expect(history.back() == .denied("no"), "that showed the secret, too")
    #expect(history.go(-3) == .performed, "a longer step passes it")
    matches(app, history)
  }

  @Test("Redirects: the place is where they led")
  func redirects() {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
    session.app[.secret] = .redirect(to: [.page(7)])
    app.push(.page(1))
    #expect(app.open(.secret, history: .replace) == .redirected)
    matches(app, history, "\(history.positions.map(\.name))")
    #expect(history.positions.map(\.name) == ["home", "page(7)"])
    app.open(.secret)
    matches(app, history)
    #expect(history.back() == .performed)
    #expect(history.forwardCount == 1)
  }

  @Test("Tabs that were reloaded away are not gone to, and the place stays")
  func reloaded() {
    let session = GuardSession()
    let app = session.makeApp([.home, .tabs])
    let history = History(app)
    app.select(.annex(.lobby))
    app.select(.club(.lobby))
    session.hidesTab = true
    app.reloadTabs()
    matches(app, history, "\(picture(app)) \(history.positions.map(\.path))")
    let here = (picture(app), history.currentIndex)
    for step in [-2, -1, 1, 2] {
      let outcome = history.go(step)
      matches(app, history, "\(step) \(outcome)")
      if outcome == .performed { history.go(-step) }
    }
    #expect(picture(app) == here.0)
    #expect(history.currentIndex == here.1)
    session.hidesTab = false
    app.reloadTabs()
    matches(app, history)
    #expect(history.go(-(history.currentIndex ?? 0)) == .performed)
    matches(app, history)
  }

  @Test("What waits for a result that leaves by a step gets nil")
  func results() async {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    for present in [false, true] {
      var begun = false
      let task = Task { @MainActor in
        begun = true
        return present
          ? await app.present(.note("a"), as: .sheet, returning: Int.self)
          : await app.push(.note("a"), returning: Int.self)
      }
      while !begun || app.currentRoute == .home { await Task.yield() }
      history.back()
      #expect(await task.value == nil)
      #expect(history.forward() == .performed)
      #expect(app.currentRoute == .note("a"))
      let navigator = app.projection.leaf?.navigator(for: ShopCoordinator.self)
      #expect(navigator?.isAwaited == false)
      history.back()
    }
  }

  @Test("What waits and stays at a step is answered after it")
  func resultStays() async throws {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    let task = Task { @MainActor in await app.push(.note("a"), returning: Int.self) }
    while app.currentRoute == .home { await Task.yield() }
    app.push(.about)
    history.back()
    let navigator = try app.navigator(ShopCoordinator.self, of: "note(\"a\")")
    navigator.finish(returning: 7)
    #expect(await task.value == 7)
    matches(app, history)
    #expect(history.forward() == .performed)
  }

  @Test("A call that is turned into no entry and asks first, and is cancelled, gets nil")
  func resultOfStepAsked() async {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    let task = Task { @MainActor in await app.push(.note("a"), returning: Int.self) }
    while app.currentRoute == .home { await Task.yield() }
    protect(app)
    let request = history.back().leaveRequest
    request?.cancel()
    #expect(app.currentRoute == .note("a"))
    let again = history.back().leaveRequest
    again?.proceed()
    #expect(await task.value == nil)
  }
}
