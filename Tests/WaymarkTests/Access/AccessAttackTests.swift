import Testing
import Waymark

@MainActor
@Suite("Attacks on access")
struct AccessAttackTests {
  private let session = GuardSession()

  @Test("Back in a transaction is never refused", arguments: [true, false])
  func backInTransaction(_ isHeld: Bool) {
    let app = session.makeApp([.page(1), .tabs])
    app.select(.home)
    session.app[.club(.lobby)] = isHeld ? .hold(until: "gate") : .deny("no")
    #expect(app.transaction { app.back() } == .performed)
    #expect(picture(app) == "App[page(1) *]")
    #expect(app.pendingNavigations.isEmpty)
  }

  @Test("A check of everything in a transaction is never refused")
  func revalidateInTransaction() {
    let app = session.makeApp([.home, .page(1)])
    session.app[.page(1)] = .deny("no")
    session.app[.home] = .deny("no")
    session.appFallback = .club(.lobby)
    session.club[.lobby] = .redirect(to: [.room(1)])
    session.club[.room(1)] = .hold(until: "gate")
    session.clubFallback = .room(2)
    #expect(app.transaction { app.revalidate() } == .performed)
    #expect(picture(app) == "App[Club[room(2) *]]")
  }

  @Test(
    "What is shown while a target waits is judged, also if it only removes",
    arguments: [true, false])
  func shownMeanwhile(_ isTransaction: Bool) {
    let app = session.makeApp([.front, .page(1)])
    app.setRoutes([.front, .page(1)])
    session.app[.front] = .deny("no")
    session.app[.secret] = .hold(until: "gate", showing: .front)
    let outcome =
      isTransaction
      ? app.transaction { app.setRoutes([.front, .page(1), .secret]) }
      : app.setRoutes([.front, .page(1), .secret])
    #expect(Came(outcome) == .held)
    #expect(picture(app) == "App[front, page(1) *]")
    #expect(session.reports == [.unshownHold])
  }

  @Test(
    "A tab of which something goes takes the place of the selected one, wherever that is",
    arguments: [GuardedRoute.home, .club(.lobby)])
  func tabCleanedFirst(_ selected: GuardedRoute) {
    let app = session.makeApp([.tabs])
    app.onClub(1) { $0.push(.room(1)) }
    app.select(selected)
    session.app[.home] = .deny("no")
    session.app[.club(.lobby)] = .deny("no")
    session.app[.annex(.room(1))] = .deny("no")
    #expect(app.revalidate() == .performed)
    #expect(picture(app) == "App[tabs[Club[lobby], >Club[lobby *], home]]")
    #expect(session.reports.isEmpty)
  }

  @Test("A tab that is set back to what may be seen takes the place of the selected one")
  func tabSetBackFirst() {
    let app = session.makeApp([.tabs])
    app.onClub(1) { $0.setRoutes([.room(5)]) }
    session.app[.home] = .deny("no")
    session.app[.club(.lobby)] = .deny("no")
    session.app[.annex(.room(5))] = .deny("no")
    #expect(app.revalidate() == .performed)
    #expect(picture(app) == "App[tabs[Club[lobby], >Club[lobby *], home]]")
    #expect(session.reports.isEmpty)
  }

  @Test("Of two refusals of one coordinator the lower one counts, also in a child that is new")
  func lowerCounts() {
    let app = session.makeApp()
    session.app[.club(.lobby)] = .deny("low")
    session.app[.club(.room(1))] = .deny("high")
    #expect(app.setRoutes([.home, .club(.lobby), .club(.room(1))]) == .denied("low"))
  }

  @Test("A redirect to more than a layer holds refuses no removal", arguments: [true, false])
  func redirectInDialog(_ isDismissed: Bool) {
    let app = session.makeApp()
    app.present(.club(.lobby), as: .dialog)
    app.onClub { $0.present(.form) }
    session.club[.lobby] = .redirect(to: [.room(1), .room(2)])
    #expect((isDismissed ? app.dismiss() : app.revalidate()) == .performed)
    #expect(picture(app) == "App[home *]")
  }

  @Test("Nobody waits for the result of what a redirect leads to", arguments: [true, false])
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

  @Test("A gate without a name lets nobody in")
  func noGate() {
    let session = GuardSession()
    let app = session.makeApp([.home])
    session.app[.secret] = .hold(until: [], showing: .signIn)
    #expect(app.push(.secret) == .denied("App holds secret until no gate; name one"))
    #expect(picture(app) == "App[home *]")
    #expect(Gate(["b", "a", "b"]) == ["a", "b"])
  }

  @Test("A coordinator that is gone allows nothing below it")
  func gone() throws {
    let session = GuardSession()
    var app: GuardedApp? = session.makeApp([.home, .club(.lobby)])
    let root = app?.flow
    let club = try #require(app?.children.first as? ClubCoordinator)
    app = nil
    #expect(Came(club.push(.room(1))) == .denied("the coordinator that would say so is gone"))
    #expect(club.routes == [.lobby])
    #expect(root != nil)
  }
}
