import Testing
import Waymark

private enum HallRoute: LinkedRoute {
  case tabs, home
  case club(ClubRoute)

  static let links = DeepLinks<Self> {
    DeepLink("", .tabs)
    DeepLink("home", .home)
    Mount("club", as: HallRoute.club)
  }
}

/// Tabs, one of which is declared with tabs of a child.
private final class HallApp: Coordinator {
  let flow = Flow<HallRoute, TestScreen>(start: .tabs)
  let session: GuardSession
  var isClosed = false

  init(_ session: GuardSession) { self.session = session }

  var name: String { "Hall" }

  func access(to route: HallRoute) -> Access<HallRoute> {
    isClosed && route == .club(.tabs) ? .deny("closed") : .allow
  }

  func destination(for route: HallRoute) -> Destination<HallApp> {
    switch route {
    case .tabs: .tabs([.home, .club(.tabs)], selected: .home)
    case .home: .screen { NavigatingScreen(route.name, $0) }
    case .club(let route): .child(route, as: HallRoute.club) { ClubCoordinator(self.session) }
    }
  }
}

// Restoring over what is shown, and over what may not be seen.
extension FindingsProperties {
  @Test("A layer is restored on the presenter that it was saved with", arguments: [true, false])
  func restoredPresenter(isShown: Bool) {
    let session = GuardSession()
    let saving = session.makeApp([.home, .page(2)])
    saving.present(.note)
    let saved = saving.snapshot()
    let app = session.makeApp()
    if isShown { app.present(.note) }
    #expect(app.restore(saved).isComplete)
    #expect(app.snapshot() == saved)
    app.removeAll { $0 == .page(2) }
    #expect(app.layers == [[.home]])
  }

  @Test("A layer stays if it is restored on its presenter")
  func restoredSamePresenter() {
    let session = GuardSession()
    let app = session.makeApp([.home, .page(2)])
    app.present(.note)
    let saved = app.snapshot()
    let before = everyID(app)
    app.push(.page(3))
    #expect(app.restore(saved).isComplete)
    #expect(everyID(app) == before)
  }

  @Test(
    "A restored tab that may not be seen is reset with the tabs in it, whoever refuses it",
    arguments: [true, false])
  func restoredTabsInTab(byApp: Bool) {
    let session = GuardSession()
    let saving = HallApp(session)
    saving.navigate(to: .club(.tabs))
    saving.onClub { $0.navigate(to: .vault(.box(1))) }
    saving.onClub { $0.select(.room(0)) }
    saving.onClub { $0.push(.room(5)) }
    let saved = saving.snapshot()
    let app = HallApp(session)
    if byApp { app.isClosed = true } else { session.club[.tabs] = .deny("closed") }
    let report = app.restore(saved)
    #expect(report.outcome == .performed)
    #expect(report.dropped.map(\.reason).filter { $0 == .below }.count == 4, "\(report)")
    #expect(picture(app) == "Hall[tabs[>home *, Club[tabs[>Vault[door], room(0)]]]]")
  }

  @Test("A screen of a tab that is set back to its declared route is asked about with that route")
  func restoredScreenSetBack() {
    let app = tree([.tabs])
    app.select(.page(0))
    app.navigate(to: .page(2))
    let saved = app.snapshot()
    app.navigate(to: .page(3))
    app.census.access = { [.page(0), .page(2)].contains($0) ? .deny("no") : .allow }
    app.restore(saved)
    #expect(app.visiblePath == [[.tabs, .left(.page(0))]])
  }
}
