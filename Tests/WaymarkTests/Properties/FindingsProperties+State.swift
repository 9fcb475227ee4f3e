import Testing

@testable import Waymark

private enum PlacesRoute: LinkedRoute {
  case tabs, home
  case place(Int)

  static let links = DeepLinks<Self> {
    DeepLink("", .tabs)
    DeepLink("home", .home)
    DeepLink("places/:number", to: PlacesRoute.place)
  }
}

/// Tabs that are screens.
private final class PlacesApp: Coordinator {
  let flow = Flow<PlacesRoute, TestScreen>(start: .tabs)
  var isClosed = false

  func access(to route: PlacesRoute) -> Access<PlacesRoute> {
    isClosed && route == .place(1) ? .deny("closed") : .allow
  }

  func destination(for route: PlacesRoute) -> Destination<PlacesApp> {
    switch route {
    case .tabs: .tabs([.home, .place(0)], selected: .home)
    case .home, .place: .screen { NavigatingScreen(route.name, $0) }
    }
  }
}

// Waiting targets, trials and restores.
extension FindingsProperties {
  @Test("A target whose check runs stays if its verb is called again and shows its place once more")
  func shownTwice() throws {
    let session = GuardSession()
    let app = session.freshApp()
    app.flow.holdPolicy = HoldPolicy(keeping: .all)
    app.start()
    session.app[.secret] = .hold(until: .check("door") {}, showing: .signIn)
    session.app[.note] = .hold(until: "gate")
    let token = try #require(app.push(.secret).hold)
    #expect(app.present(.note).hold != nil)
    session.app[.note] = nil
    #expect(app.release("gate") == .performed)
    #expect(picture(app) == "App[home, ^ sheet[signIn], ^ sheet[note *]]")
    #expect(token.isWaiting)
    #expect(app.push(.secret).hold == token)
    #expect(picture(app) == "App[home, ^ sheet[signIn], ^ sheet[note], ^ sheet[signIn *]]")
    #expect(token.isWaiting)
    #expect(app.pendingNavigations.map(\.isChecking) == [true])
  }

  @Test("What is shown meanwhile asks also what a nested transaction by force would have removed")
  func askedMeanwhile() throws {
    for isForced in [false, true] {
      let session = GuardSession()
      let app = session.makeApp([.home, .club(.lobby)])
      app.onClub { $0.present(.form) }
      try app.set(.confirm, of: "form")
      session.app[.secret] = .hold(until: "gate", showing: .page(9))
      let outcome = app.transaction {
        if isForced { app.transaction(force: true) { app.onClub { $0.dismiss() } } }
        app.push(.secret)
      }
      #expect(outcome.leaveRequest?.name == "form", "\(isForced)")
      #expect(picture(app) == "App[home, Club[lobby, ^ sheet[form *]]]", "\(isForced)")
      // The answer calls all of it again.
      #expect(outcome.leaveRequest?.proceed().hold != nil)
      #expect(picture(app) == "App[home, Club[lobby], page(9) *]", "\(isForced)")
    }
  }

  @Test("A link goes on if protection ends while something is tried", arguments: [true, false])
  func unprotectedInTrial(isClear: Bool) throws {
    let app = GuardSession().makeApp([.home, .page(1)])
    let navigator = try app.navigator(GuardedApp.self, of: "page(1)")
    navigator.isProtected = true
    let token = try #require(app.open(.page(2), over: isClear ? .whenClear : .dismissModals).hold)
    let evaluation = app.evaluate { _ in navigator.isProtected = false }
    #expect(evaluation.outcome == .unchanged)
    #expect(evaluation.queued == 0)
    #expect(!navigator.isProtected)
    #expect(!token.isWaiting)
    #expect(app.routes == [.home, .page(2)])
  }

  @Test("A trial with a coordinator that has left answers nobody")
  func triedTooLate() async throws {
    let (bench, reply) = try await ReplyBench.waiting()
    // In the tree of the asker, and in another one.
    for app in [bench.app, await ReplyBench { _, _ in nil }.app] {
      app.push(.people(.list))
      let gone = try #require(app.child(PeopleCoordinator.self))
      app.pop()
      let evaluation = app.evaluate { _ in gone.push(.picker, answering: reply) }
      #expect(evaluation.outcome == .ignored(.left))
    }
    #expect(bench.app.push(.people(.picker), answering: reply) == .performed)
    try bench.picker().finish(returning: 7)
    #expect(await bench.answer.value == 7)
  }

  @Test("What is refused in a restored tab is asked about once, whichever tab is selected")
  func refusedOnce() throws {
    func asked(_ tab: Int) throws -> Int {
      let session = GuardSession()
      let saving = session.makeApp([.tabs])
      saving.select(GuardedRoute.declared[tab])
      saving.onClub(tab) { $0.push((1...20).map { .room($0) }) }
      let saved = saving.snapshot()
      for number in 1...20 {
        session.app[.club(.room(number))] = .deny("no")
        session.app[.annex(.room(number))] = .deny("no")
      }
      let app = session.freshApp(start: .tabs)
      session.asked = []
      #expect(app.restore(saved, policy: .skip).dropped.count == 20)
      return session.asked.count { $0.contains("room") }
    }
    #expect(try asked(1) == asked(0))
  }

  @Test("A restore of another route of its case revises a tab that is a screen")
  func restoredScreenTab() throws {
    let app = PlacesApp()
    app.navigate(to: .place(1))
    let saved = app.snapshot()
    app.navigate(to: .place(2))
    try app.set(.blocked, of: "place(2)")
    let before = allIDs(app)
    #expect(app.restore(saved).isComplete)
    #expect(app.visiblePath == [[.tabs, .place(1)]])
    #expect(allIDs(app) == before)
    // If its route may not be seen, the tab is set back, and is still the same.
    app.isClosed = true
    app.navigate(to: .place(2))
    #expect(!app.restore(saved).isComplete)
    #expect(allIDs(app) == before)
    #expect(app.visiblePath == [[.tabs, .place(0)]])
  }
}
