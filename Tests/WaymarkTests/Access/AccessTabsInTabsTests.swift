import Testing
import Waymark

private enum HallRoute: Route {
  case tabs, home
  case club(ClubRoute)
}

/// Tabs of which one is declared with tabs of a child.
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

@MainActor
@Suite("Access to tabs that a tab is declared with")
struct AccessTabsInTabsTests {
  private let session = GuardSession()

  private func makeApp() -> HallApp {
    let app = HallApp(session)
    app.flow.reporter = MisuseReporter { _ in }
    app.start()
    session.club[.vault(.door)] = .deny("no")
    session.club[.room(0)] = .deny("no")
    return app
  }

  private let away = "Hall[tabs[Club[tabs[>Vault[door], room(0)]], >home *]]"

  @Test("They wait unseen with all that is in them")
  func setBack() {
    let app = makeApp()
    #expect(app.revalidate() == .performed)
    #expect(picture(app) == away)
    #expect(app.revalidate() == .unchanged)
    #expect(app.select(.club(.tabs)) == .denied("no"))
    #expect(app.onClub { $0.select(.room(0)) } == .denied("no"))
  }

  @Test("The transaction that leaves them does not show them again")
  func selectedAgain() {
    let app = makeApp()
    let outcome = app.transaction {
      app.revalidate()
      app.select(.club(.tabs))
    }
    #expect(outcome == .performed)
    #expect(picture(app) == away)
  }

  @Test("They stay, each with a declared route, if nothing else may be seen")
  func kept() {
    let app = makeApp()
    app.refused[.home] = .deny("no")
    #expect(app.revalidate() == .unchanged)
    #expect(picture(app) == "Hall[tabs[>Club[tabs[>Vault[door *], room(0)]], home]]")
    let outcome = app.transaction {
      app.revalidate()
      app.onClub { $0.select(.room(0)) }
    }
    #expect(outcome == .denied("no"))
  }
}
