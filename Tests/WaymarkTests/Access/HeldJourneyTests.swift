import Testing
import Waymark
import WaymarkTesting

private let showsSignIn = Access<GuardedRoute>.hold(until: "session", showing: .signIn)

/// A verb in tabs that must wait.
private struct TabJourney: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let verb: GuardedRow.Verb

  init(_ name: String, _ verb: @escaping GuardedRow.Verb) {
    testDescription = name
    self.verb = verb
  }
}

@MainActor
@Suite("Targets that wait and are called again")
struct HeldJourneyTests {
  private let session = GuardSession()

  @Test("Sign-in is shown, and afterwards the target")
  func journey() async {
    let app = session.makeApp()
    session.app[.secret] = showsSignIn
    let outcome = app.push(.secret)
    #expect(picture(app) == "App[home, ^ sheet[signIn *]]")
    #expect(app.pendingNavigations.map(\.name) == ["secret"])
    #expect(app.pendingNavigations.map(\.coordinator) == ["App"])
    #expect(app.pendingNavigations.map(\.gate) == ["session"])
    #expect(outcome.hold?.isWaiting == true)
    #expect(!outcome.didChange)
    session.allowAll()
    #expect(app.dismiss() == .performed)
    #expect(picture(app) == "App[home, secret *]")
    #expect(app.pendingNavigations.isEmpty)
    #expect(await outcome.hold?.result == .replayed(.performed))
    #expect(app.release("session") == .unchanged)
  }

  @Test("What is shown meanwhile is one change, caused by the waiting verb")
  func oneChange() {
    let app = session.makeApp()
    session.app[.secret] = showsSignIn
    var changes: [String] = []
    app.observe { change, _ in changes.append(change.description) }
    app.push(.secret)
    #expect(changes == ["push by App: enter signIn · cover home · activate signIn"])
  }

  @Test("Each waiting verb has the result that it would have had", arguments: Refusing.all)
  func everyVerb(_ refusal: Refusing) {
    for showing in Showing.all {
      let plain = GuardSession().makeApp()
      #expect(showing.verb(plain, refusal.route) == .performed)
      let session = GuardSession()
      let app = session.makeApp()
      refusal.hold(session)
      let outcome = showing.verb(app, refusal.route)
      #expect(outcome.hold?.isWaiting == true, "\(showing.name), \(refusal.name): \(outcome)")
      #expect(session.living == 1)
      session.allowAll()
      #expect(app.release("gate") == .performed, "\(showing.name), \(refusal.name)")
      #expect(picture(app) == picture(plain), "\(showing.name), \(refusal.name)")
      #expect(outcome.hold?.isWaiting == false)
    }
  }

  @Test(
    "Each waiting verb in tabs has the result that it would have had",
    arguments: [
      TabJourney("select") { $0.select(.annex(.lobby)) },
      TabJourney("a tap") { app in
        guard let tabs = app.entry(named: "tabs")?.tabs else { return .queued }
        return app.request(select: 1, in: tabs, revision: tabs.revision)
      },
      TabJourney("deliver") { $0.deliver(.annex(.room(1))) },
      TabJourney("deliver of the declared route") { $0.deliver(.annex(.lobby)) },
      TabJourney("navigate") { $0.navigate(to: .annex(.room(1))) },
      TabJourney("open") { $0.open(.annex(.room(1))) },
      TabJourney("a link") { $0.open("/annex/room/1") },
      TabJourney("navigate in the tab") { $0.onClub(1) { $0.navigate(to: .room(1)) } },
    ])
  private func tabs(_ journey: TabJourney) {
    let plain = GuardSession().makeApp([.tabs])
    #expect(journey.verb(plain) == .performed)
    let app = session.makeApp([.tabs])
    session.app[.annex(.lobby)] = .hold(until: "gate")
    #expect(journey.verb(app).hold?.isWaiting == true)
    session.allowAll()
    #expect(app.release("gate") == .performed)
    #expect(picture(app) == picture(plain))
  }

  @Test("The navigator's verbs wait, and later count whatever is on top")
  func navigator() throws {
    let app = session.makeApp()
    session.app[.secret] = showsSignIn
    let navigator = try app.navigator(GuardedApp.self, of: "home")
    for verb in [
      { navigator.push(.secret) }, { navigator.navigate(to: .secret) },
      { navigator.present(.secret) }, { navigator.open(.secret) },
      { navigator.replaceTop(.secret) },
    ] as [() -> Outcome] {
      session.app[.secret] = showsSignIn
      app.setRoutes([.home])
      #expect(verb().hold?.isWaiting == true)
      session.allowAll()
      #expect(app.dismissAll() == .performed)
      #expect(app.visiblePath.last?.last == .secret)
      guard app.routes.first == .home else { return }
    }
  }

  @Test("All gates have to be released, in any order", arguments: [true, false])
  func gates(_ isSessionFirst: Bool) {
    navigationTest(session.makeApp(), fail: record) { test in
      session.app[.secret] = .hold(until: ["session", "terms"])
      test.step({ $0.push(.secret) }, .held(["session", "terms"]))
      session.allowAll()
      let order: [Gate] = isSessionFirst ? ["session", "terms"] : ["terms", "session"]
      test.step({ $0.release("other") }, .unchanged)
      test.step({ $0.release(order[0]) }, .unchanged)
      #expect(test.root.pendingNavigations.map(\.gate) == [order[1]])
      test.step({ $0.release(order[1]) }) { $0.base.append(.secret) }
    }
  }

  @Test("access is asked again: a target that is held again keeps waiting, with the same token")
  func heldAgain() {
    navigationTest(session.makeApp(), fail: record) { test in
      session.app[.secret] = .hold(until: "session")
      let first = test.step({ $0.push(.secret) }, .held("session"))
      session.app[.secret] = .hold(until: "terms", showing: .note)
      let again = test.step({ $0.release("session") }, .held("terms")) { $0.present(.note) }
      #expect(again == first)
      test.step({ $0.release("session") }, .unchanged)
      session.allowAll()
      test.step({ $0.release("terms") }) { $0.path.append(.secret) }
    }
  }

  @Test("A target that is denied at the end is denied, and a redirected one goes elsewhere")
  func deniedInTheEnd() async {
    await navigationTest(session.makeApp(), fail: record) { test in
      session.app[.secret] = .hold(until: "session")
      let first = test.step({ $0.push(.secret) }, .held("session"))
      session.app[.secret] = .deny("no")
      test.step({ $0.release("session") }, .denied("no"))
      #expect(await first.hold?.result == .replayed(.denied("no")))
      session.app[.secret] = .hold(until: "session")
      let second = test.step({ $0.push(.secret) }, .held("session"))
      session.app[.secret] = .redirect(to: .page(9))
      test.step({ $0.release("session") }, .redirected) { $0.base = [.page(9)] }
      #expect(await second.hold?.result == .replayed(.redirected))
    }
  }

  @Test("A transaction waits with everything that it shows, in order")
  func transaction() {
    let app = session.makeApp([.home, .club(.lobby), .page(1)])
    session.club[.room(1)] = .hold(until: "gate")
    let outcome = app.transaction {
      app.push(.page(2))
      app.onClub { $0.push([.room(1), .room(2)]) }
      app.push(.page(3))
    }
    #expect(outcome.hold?.isWaiting == true)
    #expect(app.routes == [.home, .club(.lobby), .page(1)])
    session.allowAll()
    var changes = 0
    app.observe { _, _ in changes += 1 }
    #expect(app.release("gate") == .performed)
    #expect(changes == 1)
    #expect(
      picture(app) == "App[home, Club[lobby, room(1), room(2)], page(1), page(2), page(3) *]")
  }

  @Test("Targets that are released in a transaction or in a callback are called again after that")
  func queued() {
    let app = session.makeApp()
    session.app[.secret] = .hold(until: "gate")
    app.push(.secret)
    session.allowAll()
    var released: [Outcome] = []
    let outcome = app.transaction {
      released.append(app.release("gate"))
      app.push(.page(1))
    }
    #expect(outcome == .performed)
    #expect(released == [.queued])
    #expect(app.routes == [.home, .page(1), .secret])
  }
}
