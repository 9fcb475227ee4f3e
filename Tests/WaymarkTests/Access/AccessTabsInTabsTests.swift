import Testing
import Waymark
import WaymarkTesting

private enum HallRoute: Route {
  case tabs, home
  case club(ClubRoute)
}

/// Tabs, one of which is declared with tabs of a child.
private final class HallApp: Coordinator {
  let flow = Flow<HallRoute, TestScreen>(start: .tabs)
  let session: GuardSession
  var refused: [HallRoute: Access<HallRoute>] = [:]

  init(_ session: GuardSession) { self.session = session }

  var name: String { "Hall" }
  func access(to route: HallRoute) -> Access<HallRoute> { refused[route] ?? .allow }

  func destination(for route: HallRoute) -> Destination<HallApp> {
    switch route {
    case .tabs: .tabs([.club(.tabs), .home], selected: .club(.tabs), back: .first)
    case .home: .screen { NavigatingScreen(route.name, $0) }
    case .club(let route): .child(route, as: HallRoute.club) { ClubCoordinator(self.session) }
    }
  }
}

private enum LobbyRoute: Route {
  case tabs, home
  case mail(MailRoute)
}

/// Tabs, one of which is declared with the columns of a child.
private final class LobbyApp: Coordinator {
  let flow = Flow<LobbyRoute, TestScreen>(start: .tabs)
  var firstColumn = MailRoute.folders(.all)

  var name: String { "Lobby" }

  func destination(for route: LobbyRoute) -> Destination<LobbyApp> {
    switch route {
    case .tabs: .tabs([.mail(.split), .home], selected: .mail(.split))
    case .home: .screen { NavigatingScreen(route.name, $0) }
    case .mail(let route): .child(route, as: LobbyRoute.mail) { self.makeMail() }
    }
  }

  private func makeMail() -> MailCoordinator {
    let mail = MailCoordinator()
    (mail.columns[0], mail.selected) = (firstColumn, firstColumn)
    return mail
  }
}

@MainActor
@Suite("Access to the declared tabs of a tab")
struct AccessTabsInTabsTests {
  private let session = GuardSession()

  private func makeApp() -> HallApp {
    let app = HallApp(session)
    app.start()
    session.club[.vault(.door)] = .deny("no")
    session.club[.room(0)] = .deny("no")
    return app
  }

  @Test("They wait unseen with everything in them")
  func setBack() {
    navigationTest(makeApp(), fail: record) { test in
      test.step({ $0.revalidate() }) { $0.selected = .home }
      test.step({ $0.revalidate() }, .unchanged)
      test.step({ $0.select(.club(.tabs)) }, .denied("no"))
      test.step({ $0.onClub { $0.select(.room(0)) } }, .denied("no"))
    }
  }

  @Test("The transaction that leaves them does not show them again")
  func selectedAgain() {
    navigationTest(makeApp(), fail: record) { test in
      let selectsAgain: (HallApp) -> Outcome = { app in
        app.transaction {
          app.revalidate()
          app.select(.club(.tabs))
        }
      }
      test.step(selectsAgain, .denied("no")) { $0.selected = .home }
    }
  }

  @Test("They stay, each with a declared route, if nothing else may be seen")
  func kept() {
    navigationTest(makeApp(), fail: record) { test in
      test.root.refused[.home] = .deny("no")
      test.step({ $0.revalidate() }, .unchanged)
      test.report(.refusedRoot)
      let selects: (HallApp) -> Outcome = { app in
        app.transaction {
          app.revalidate()
          app.onClub { $0.select(.room(0)) }
        }
      }
      test.step(selects, .denied("no"))
      // By the revalidation by itself, since the transaction is undone.
      test.report(.refusedRoot)
    }
  }

  @Test(
    "They are set back to what they declare, whatever they show, and nothing else waits in them")
  func setBackFromAnotherRoot() {
    let app = makeApp()
    app.onVault { $0.setRoot(.box(1)) }
    session.vault[.box(1)] = .deny("no")
    #expect(app.revalidate() == .performed)
    #expect(picture(app) == "Hall[tabs[Club[tabs[>Vault[door], room(0)]], >home *]]")
    #expect(app.revalidate() == .unchanged)
  }

  @Test("Columns that go out of view while the last one is cleaned are cleaned, too")
  func columnsOutOfView() throws {
    let app = LobbyApp()
    app.start()
    let mail = try #require(app.child(MailCoordinator.self))
    mail.messages?.push(.folder("x"))
    mail.refused = [.messages(.folder("x")), .reader(.nothing)]
    #expect(app.revalidate() == .performed)
    #expect(app.visiblePath == [[.tabs, .home]] && mail.messages?.routes == [MessagesRoute.none])
    #expect(app.revalidate() == .unchanged)
  }
  @Test("The start of a child waits unseen only below what the child presents as declared")
  func startOutOfView() throws {
    let app = LobbyApp()
    app.firstColumn = .folders(.settings)
    app.start()
    let mail = try #require(app.child(MailCoordinator.self))
    let folders = try #require(mail.child(FoldersCoordinator.self))
    folders.setRoot(.all)
    mail.refused = [.folders(.all), .reader(.nothing)]
    #expect(app.revalidate() == .performed)
    #expect(app.visiblePath == [[.tabs, .home]])
    #expect(mail.child(FoldersCoordinator.self)?.routes == [.settings])
  }
}
