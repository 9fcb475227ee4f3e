import Testing

@testable import Waymark

/// A coordinator that leads elsewhere, whoever was called.
@MainActor
@Suite("Redirects of what an outer coordinator has set or opened")
struct AccessOpenRedirectTests {
  private let session = GuardSession()

  private func unchanged(
    _ app: GuardedApp, _ verb: (GuardedApp) -> Outcome,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ids = everyID(app)
    #expect(verb(app) == .redirected, sourceLocation: sourceLocation)
    #expect(everyID(app) == ids, sourceLocation: sourceLocation)
    #expect(session.reports == [], sourceLocation: sourceLocation)
  }

  private func inTabs() -> GuardedApp {
    let app = session.freshApp(start: .tabs)
    app.start()
    return app
  }

  @Test("What an open was to replace in a tab stays if the redirect keeps the tabs")
  func inTab() {
    let app = inTabs()
    app.onClub { $0.push(.room(5)) }
    session.app[.club(.room(1))] = .redirect(to: [.tabs])
    unchanged(app) { $0.open(.club(.room(1))) }
    unchanged(app) { $0.onClub { $0.open(.room(1)) } }
    unchanged(app) { app in app.transaction { app.open(.club(.room(1))) } }
  }

  @Test("It is not asked whether it may be left")
  func notAsked() throws {
    let app = inTabs()
    app.onClub { $0.push(.room(5)) }
    let room = try #require(app.projection.leaf?.navigator(for: ClubCoordinator.self))
    room.leavePolicy = .confirm
    session.app[.club(.room(1))] = .redirect(to: [.tabs])
    unchanged(app) { $0.open(.club(.room(1))) }
    #expect(app.pendingLeave == nil)
  }

  @Test(
    "What an outer coordinator was to replace in the one that leads elsewhere stays, if named",
    arguments: [0, 1, 2])
  func inChild(_ way: Int) {
    let app = session.makeApp([.home, .club(.lobby)])
    app.onClub { $0.push(.room(5)) }
    session.club[.room(1)] = .redirect(to: [.lobby, .room(5)])
    unchanged(app) { app in
      switch way {
      case 0: app.open(.club(.room(1)))
      case 1: app.setRoutes([.home, .club(.lobby), .club(.room(1))])
      default: app.transaction { app.setRoutes([.home, .club(.lobby), .club(.room(1))]) }
      }
    }
  }

  @Test("What the redirect does not name leaves, and what it makes anew is new")
  func notNamed() {
    let app = session.makeApp([.home, .club(.lobby)])
    app.onClub { $0.push([.room(5), .room(6)]) }
    let ids = everyID(app)
    session.club[.room(1)] = .redirect(to: [.lobby, .room(6), .room(7)])
    #expect(app.open(.club(.room(1))) == .redirected)
    #expect(picture(app) == "App[home, Club[lobby, room(6), room(7) *]]")
    #expect(Array(everyID(app).prefix(3)) == [ids[0], ids[1], ids[3]])
  }

  @Test("A second redirect further out still finds what was replaced")
  func twice() {
    let app = session.makeApp([.home, .club(.lobby)])
    app.onClub { $0.push(.room(5)) }
    session.club[.room(1)] = .redirect(to: [.lobby, .room(2)])
    session.app[.club(.room(2))] = .redirect(to: [.home, .club(.lobby), .club(.room(5))])
    unchanged(app) { $0.open(.club(.room(1))) }
  }

  @Test("A choice from outside is to replace a column's entries, which stay in the same way")
  func inColumn() {
    let app = MailCoordinator()
    app.start()
    app.navigate(to: .reader(.message(1)))
    let before = allIDs(app)
    app.led = [.reader(.message(9)): [.split]]
    #expect(app.navigate(to: .reader(.message(9))) == .redirected)
    #expect(allIDs(app) == before)
  }
}
