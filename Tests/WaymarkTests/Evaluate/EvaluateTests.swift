import Testing
import Waymark

@MainActor
@Suite("Trying verbs")
struct EvaluateTests {
  @Test("A link can be tried before it is offered, and leaves no trace")
  func link() {
    let session = GuardSession()
    let app = session.makeApp()
    let still = StillWatch(app, living: { session.living }, reports: { session.reports.count })
    let evaluation = app.evaluate { $0.open("/club/room/7") }
    #expect(still.difference() == nil)
    #expect(evaluation.outcome == .performed)
    #expect(evaluation.routes == [.home, .club(.lobby), .club(.room(7))])
    #expect(evaluation.layers == [[.home, .club(.lobby), .club(.room(7))]])
    #expect(evaluation.visiblePath == evaluation.layers)
    #expect(
      evaluation.entering.map(\.description) == [
        "enter ClubCoordinator", "enter club.lobby", "enter club.room(7)",
      ])
    #expect(evaluation.leaving.isEmpty)
    #expect(
      evaluation.description == """
        performed
        transaction by App: enter ClubCoordinator · enter club.lobby · enter club.room(7) · cover home \
        · activate club.room(7)
        App
          home
          ClubCoordinator
            lobby
            room(7) *
        """)
  }

  @Test("Performing gives what the evaluation said, with other identities")
  func thenDone() {
    let session = GuardSession()
    let app = session.makeApp([.home, .club(.lobby), .page(1)])
    app.present(.note)
    var records: [NavigationChange<GuardedRoute>] = []
    app.observe { change, _ in records.append(change) }
    let verbs: @MainActor (GuardedApp) -> Void = { app in
      app.dismiss()
      app.popToRoot()
      app.push([.page(2), .annex(.room(3))])
      app.present(.signIn)
    }
    let evaluation = app.evaluate(verbs)
    #expect(records.isEmpty)
    #expect(ids(app) == "#1 #2 #3 ^ #4")
    let outcome = app.transaction { verbs(app) }
    #expect(outcome == evaluation.outcome)
    #expect(app.routes == evaluation.routes)
    #expect(app.layers == evaluation.layers)
    #expect(app.describe() == evaluation.describe())
    #expect(records.map(\.description) == [evaluation.change?.description])
    #expect(
      evaluation.leaving.map(\.description) == [
        "leave (dismissed) note", "leave (popped) page(1)", "leave (popped) club.lobby",
        "leave (popped) ClubCoordinator",
      ])
    let tried = Set(evaluation.entering.compactMap(\.subject.entryID))
    #expect(tried.count == 3)
    #expect(tried.isDisjoint(with: app.projection.layers.flatMap { $0.entries.ids }))
  }

  @Test("A child's evaluation describes the child, in its own routes")
  func ofChild() throws {
    let session = GuardSession()
    let app = session.makeApp([.home, .club(.lobby)])
    let club = try #require(app.child(ClubCoordinator.self))
    let evaluation = club.evaluate { $0.push(.vault(.box(2))) }
    #expect(evaluation.routes == [.lobby, .vault(.box(2))])
    #expect(evaluation.describe() == "ClubCoordinator\n  lobby\n  VaultCoordinator\n    box(2) *")
    let elsewhere = club.evaluate { _ in app.push(.page(1)) }
    #expect(elsewhere.outcome == .performed)
    #expect(elsewhere.routes == [.lobby])
    #expect(elsewhere.change?.events.map(\.description) == ["cover lobby"])
    let gone = club.evaluate { _ in app.popToRoot() }
    #expect(
      gone.leaving.map(\.description) == ["leave (popped) lobby", "leave (popped) ClubCoordinator"])
    #expect(gone.routes == [.lobby])
    #expect(gone.describe() == "ClubCoordinator\n  lobby")
  }

  @Test("The body reads the draft, and is called once")
  func body() {
    let app = ShopCoordinator()
    app.start()
    var seen: [[ShopRoute]] = []
    let evaluation = app.evaluate { app in
      seen.append(app.routes)
      #expect(app.push(.about) == .performed)
      seen.append(app.routes)
      #expect(app.select(.about) == .ignored(.notFound))
      #expect(app.push(.about) == .ignored(.notFound))
    }
    #expect(seen == [[.home], [.home, .about]])
    #expect(evaluation.outcome == .ignored(.notFound))
    #expect(evaluation.routes == [.home])
    #expect(evaluation.change == nil)
    #expect(app.routes == [.home])
  }

  @Test("It names the entries that would be asked and those that may not be left, top first")
  func questions() throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .note("a"), .note("b"), .note("c")])
    let low = try app.set(.confirm, of: "note(\"a\")")
    let top = try app.set(.confirm, of: "note(\"c\")")
    let asks = app.evaluate { $0.popToRoot() }
    #expect(asks.outcome.leaveRequest?.entry == top)
    #expect(asks.questions.map(\.entry) == [top, low])
    #expect(asks.questions.map(\.policy) == [.confirm, .confirm])
    #expect(asks.leaving.isEmpty)
    #expect(app.pendingLeave == nil)
    #expect(asks.outcome.leaveRequest?.proceed() == .unchanged)
    #expect(asks.outcome.leaveRequest?.cancel() == .unchanged)
    let forced = app.evaluate(force: true) { $0.popToRoot() }
    #expect(forced.outcome == .performed)
    #expect(forced.questions.isEmpty)
    #expect(forced.change?.overruled == [top, low])
    try app.set(.blocked, of: "note(\"a\")")
    let blocked = app.evaluate { $0.popToRoot() }
    #expect(blocked.outcome == .ignored(.blocked))
    #expect(blocked.questions.map(\.policy) == [.confirm, .blocked])
    #expect(app.depth == 4)
  }

  @Test("For a target that would be held it says the gate, the coordinator and what is shown")
  func held() async {
    let session = GuardSession()
    let app = session.makeApp()
    var isChecked = false
    session.app[.secret] = .hold(until: .check("session") { isChecked = true }, showing: .signIn)
    let still = StillWatch(app, living: { session.living }, reports: { session.reports.count })
    let evaluation = app.evaluate { $0.push([.page(1), .secret]) }
    #expect(still.difference() == nil)
    #expect(evaluation.wait?.gate == "session")
    #expect(evaluation.wait?.name == "secret")
    #expect(evaluation.wait?.coordinator == "App")
    #expect(evaluation.layers == [[.home], [.signIn]])
    #expect(evaluation.entering.map(\.description) == ["enter signIn"])
    #expect(evaluation.description.hasSuffix("\nApp holds secret until session"))
    let token = evaluation.outcome.hold
    #expect(token?.isWaiting == false)
    #expect(token?.cancel() == .unchanged)
    #expect(await token?.result == .dropped(.cancelled))
    for _ in 0..<20 { await Task.yield() }
    #expect(!isChecked)
    #expect(app.routes == [.home])
  }

  @Test("A target that already waits is still the only one, and stays unchanged")
  func heldAgain() {
    let session = GuardSession()
    let app = session.makeApp()
    session.app[.secret] = .hold(until: "session")
    let first = app.push(.secret)
    let evaluation = app.evaluate { $0.push(.secret) }
    #expect(evaluation.outcome.hold != nil)
    #expect(evaluation.outcome.hold != first.hold)
    #expect(evaluation.outcome.hold?.cancel() == .unchanged)
    #expect(app.pendingNavigations.map(\.token) == [first.hold])
    app.present(.note)
    let opens = app.evaluate { $0.open(.page(1), over: .whenClear) }
    #expect(opens.wait?.name == nil)
    #expect(opens.wait.map { "\($0)" } == "waits until waymark.clear")
  }

  @Test("Reports are part of the evaluation, and go nowhere else")
  func reports() {
    let session = GuardSession()
    let app = session.makeApp()
    session.app[.page(1)] = .redirect(to: [.page(2)])
    session.app[.page(2)] = .redirect(to: [.page(1)])
    let evaluation = app.evaluate { $0.push(.page(1)) }
    #expect(evaluation.reports.map(\.code) == [.redirectLimit])
    #expect(session.reports.isEmpty)
    guard case .denied = evaluation.outcome else {
      Issue.record("\(evaluation)")
      return
    }
    #expect(evaluation.description.hasSuffix("\nredirectLimit: \(evaluation.reports[0])"))
  }
}

extension NavigationChange.Subject {
  /// The identity of an entry; nil for a coordinator.
  var entryID: EntryID? {
    guard case .entry(let id, _) = self else { return nil }
    return id
  }
}
