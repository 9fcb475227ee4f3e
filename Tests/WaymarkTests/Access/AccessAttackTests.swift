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
}
