import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Attacks on access")
struct AccessAttackTests {
  private let session = GuardSession()

  @Test("Back in a transaction is never refused", arguments: [true, false])
  func backInTransaction(_ isHeld: Bool) {
    navigationTest(session.makeApp([.page(1), .tabs]), fail: record) { test in
      test.given { $0.select(.home) }
      session.app[.club(.lobby)] = isHeld ? .hold(until: "gate") : .deny("no")
      test.step({ app in app.transaction { app.back() } }) { $0.base.removeLast() }
    }
  }

  @Test("Revalidating in a transaction is never refused")
  func revalidateInTransaction() {
    navigationTest(session.makeApp([.home, .page(1)]), fail: record) { test in
      session.app[.page(1)] = .deny("no")
      session.app[.home] = .deny("no")
      session.appFallback = .club(.lobby)
      session.club[.lobby] = .redirect(to: [.room(1)])
      session.club[.room(1)] = .hold(until: "gate")
      session.clubFallback = .room(2)
      test.step({ app in app.transaction { app.revalidate() } }) { $0.base = [.club(.room(2))] }
    }
  }

  @Test(
    "What is shown while a target waits is checked, too, even if it only removes",
    arguments: [true, false])
  func shownMeanwhile(_ isTransaction: Bool) {
    navigationTest(session.makeApp([.front, .page(1)]), fail: record) { test in
      session.app[.front] = .deny("no")
      session.app[.secret] = .hold(until: "gate", showing: .front)
      let show: GuardedRow.Verb = { $0.setRoutes([.front, .page(1), .secret]) }
      test.step({ app in isTransaction ? app.transaction { _ = show(app) } : show(app) }, .held)
      test.report(.unshownHold)
      test.ends(targets: 1)
    }
  }

  @Test(
    "A tab that loses entries takes the place of the selected one, wherever that is",
    arguments: [GuardedRoute.home, .club(.lobby)])
  func tabCleanedFirst(_ selected: GuardedRoute) {
    navigationTest(session.makeApp([.tabs]), fail: record) { test in
      test.given { app in
        app.onClub(1) { $0.push(.room(1)) }
        app.select(selected)
      }
      for route in [.home, .club(.lobby), .annex(.room(1))] as [GuardedRoute] {
        session.app[route] = .deny("no")
      }
      test.step({ $0.revalidate() }) {
        $0.selected = .annex(.lobby)
        $0.path.removeLast()
      }
    }
  }

  @Test("A tab that is set back to an allowed route takes the place of the selected one")
  func tabSetBackFirst() {
    navigationTest(session.makeApp([.tabs]), fail: record) { test in
      test.given { app in app.onClub(1) { $0.setRoutes([.room(5)]) } }
      for route in [.home, .club(.lobby), .annex(.room(5))] as [GuardedRoute] {
        session.app[route] = .deny("no")
      }
      test.step({ $0.revalidate() }) {
        $0.selected = .annex(.lobby)
        $0.path = [.annex(.lobby)]
      }
    }
  }

  @Test("Of two refusals of one coordinator the lower one counts, also in a new child")
  func lowerCounts() {
    navigationTest(session.makeApp(), fail: record) { test in
      session.app[.club(.lobby)] = .deny("low")
      session.app[.club(.room(1))] = .deny("high")
      test.step({ $0.setRoutes([.home, .club(.lobby), .club(.room(1))]) }, .denied("low"))
    }
  }

  @Test(
    "A redirect to more routes than a layer holds refuses no removal", arguments: [true, false])
  func redirectInDialog(_ isDismissed: Bool) {
    navigationTest(session.makeApp(), fail: record) { test in
      test.given { app in
        app.present(.club(.lobby), as: .dialog)
        app.onClub { $0.present(.form) }
      }
      session.club[.lobby] = .redirect(to: [.room(1), .room(2)])
      test.step({ isDismissed ? $0.dismiss() : $0.revalidate() }) { $0.dismiss(2) }
    }
  }

  @Test("No caller waits for the result of the target of a redirect", arguments: [true, false])
  func redirectedResult(_ navigates: Bool) async {
    let app = session.makeApp()
    session.app[.page(1)] = .redirect(to: [.home, .page(2)])
    let task = await app.waiting { app in
      navigates
        ? await app.navigate(to: .page(1), returning: Int.self)
        : await app.push(.page(1), returning: Int.self)
    }
    #expect(app.waiterCount == 0)
    #expect(picture(app) == "App[home, page(2) *]")
    task.cancel()
    #expect(await task.value == nil)
  }

  @Test("A gate without a name lets no route in")
  func noGate() {
    session.app[.secret] = .hold(until: [], showing: .signIn)
    navigationTest(session.makeApp(), fail: record) { test in
      test.step({ $0.push(.secret) }, .denied("App holds secret until no gate; name one"))
    }
  }

  @Test("A coordinator that is gone allows nothing below it")
  func gone() throws {
    let session = GuardSession()
    var app: GuardedApp? = session.makeApp([.home, .club(.lobby)])
    let root = app?.flow
    let club = try #require(app?.children.first as? ClubCoordinator)
    app = nil
    #expect(Came(club.push(.room(1))) == .denied("the coordinator that decides about it is gone"))
    #expect(club.routes == [.lobby])
    #expect(root != nil)
  }

  @Test(
    "An entry that stays because nothing else is left gets no route that is refused",
    arguments: [true, false])
  func revisingWhatStays(_ revisesFirst: Bool) throws {
    let app = session.makeApp([.page(1)])
    let id = try #require(app.projection.leaf?.id)
    session.app[.page(2)] = .deny("two")
    if !revisesFirst { session.app[.page(1)] = .deny("one") }
    let outcome = app.transaction {
      if revisesFirst { app.revise(id, to: .page(2)) }
      app.revalidate()
      if !revisesFirst { app.revise(id, to: .page(2)) }
    }
    #expect(outcome == .denied("two"))
    #expect(app.routes == [.page(1)])
  }

  @Test("A revision that is refused takes no entry along whose own route may be seen")
  func revisingBeforeRevalidating() {
    let app = session.makeApp([.home, .page(1)])
    session.app[.page(2)] = .deny("two")
    let outcome = app.transaction {
      app.revise(app.stack.topID, to: .page(2))
      app.revalidate()
    }
    #expect(outcome == .denied("two"))
    #expect(app.routes == [.home, .page(1)])
  }

  @Test("Going back through tabs in a tab ends, although one of them may only wait unseen")
  func backThroughTabsInATab() throws {
    session.back = .first
    let app = session.makeApp([.tabs])
    app.select(.annex(.lobby))
    let annex = try #require(app.children.compactMap { $0 as? ClubCoordinator }.last)
    annex.setRoutes([.tabs])
    try #require(annex.child(VaultCoordinator.self)).push(.box(1))
    annex.select(.room(0))
    session.vault[.door] = .deny("no")
    var questions = 0
    session.onAsk = { [session] in
      questions += 1
      if questions > 1000 { session.allowAll() }
    }
    #expect(app.back(3) == .performed)
    #expect(questions < 100)
    #expect(picture(app) == "App[tabs[>Club[lobby *], Club[tabs[>Vault[door], room(0)]], home]]")
  }

  @Test("A step of the history makes nothing if an entry that would stay may not be seen")
  func refusedStep() {
    let app = session.makeApp()
    let history = History(app)
    app.push(.club(.lobby))
    app.pop()
    session.app[.home] = .deny("no")
    let made = session.made
    #expect(history.forward() == .denied("no"))
    #expect(session.made == made)
  }

  @Test("A restore makes nothing above an entry that stays and may not be seen")
  func refusedRestore() {
    let app = session.makeApp([.home, .page(1), .club(.lobby)])
    let saved = app.snapshot()
    app.pop()
    session.app[.page(1)] = .deny("no")
    let made = session.made
    app.restore(saved)
    #expect(app.routes == [.home])
    #expect(session.made == made)
  }

  @Test("A redirect that keeps tabs ends, however many old entries it has to take out of one")
  func ledFromOpenedTab() throws {
    let app = session.makeApp([.club(.tabs)])
    app.onVault { $0.push([.box(0), .box(1)]) }
    app.onClub { $0.select(.room(0)) }
    for route in [VaultRoute.box(0), .box(1), .key] {
      session.club[.vault(route)] = .redirect(to: [.tabs])
    }
    var questions = 0
    session.onAsk = { [session] in
      questions += 1
      if questions > 1000 { session.allowAll() }
    }
    #expect(app.open(.club(.vault(.key))) == .redirected)
    #expect(questions < 100)
    #expect(picture(app) == "App[home, Club[tabs[>Vault[door *], room(0)]]]")
  }
}
