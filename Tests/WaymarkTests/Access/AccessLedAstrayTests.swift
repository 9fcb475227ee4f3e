import Testing
import Waymark

private enum KeepingRoute: Route {
  case home, page
  case club(ClubRoute)
}

/// Returns one club again and again, which was used before: it cannot become a child.
private final class KeepingApp: Coordinator {
  let flow = Flow<KeepingRoute, TestScreen>(start: .home)
  let club = ClubCoordinator(GuardSession())
  var refused: [KeepingRoute: Access<KeepingRoute>] = [:]
  var fallback: KeepingRoute? = .club(.lobby)

  var name: String { "App" }
  func access(to route: KeepingRoute) -> Access<KeepingRoute> { refused[route] ?? .allow }

  func destination(for route: KeepingRoute) -> Destination<KeepingApp> {
    switch route {
    case .home, .page: .screen { NavigatingScreen(route.name, $0) }
    case .club(let route): .child(route, as: KeepingRoute.club) { self.club }
    }
  }
}

@MainActor
@Suite("Removals that are led to what cannot be made")
struct AccessLedAstrayTests {
  @Test("A removal whose fallback cannot be made is done without it", arguments: [true, false])
  func removal(_ isRevalidation: Bool) {
    var reports: [MisuseReport.Code] = []
    let app = KeepingApp()
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    app.setRoutes([.home, .page])
    app.club.start()
    app.refused = [.home: .deny("no"), .page: .deny("no")]
    #expect((isRevalidation ? app.revalidate() : app.pop()) == .performed)
    #expect(picture(app) == "App[home *]")
    #expect(reports == [.notFresh, .refusedRoot])
  }

  @Test("A removal that is led to what cannot be made takes away what may not be seen")
  func redirect() {
    var reports: [MisuseReport.Code] = []
    let app = KeepingApp()
    app.fallback = nil
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    app.setRoutes([.home, .page])
    app.club.start()
    app.refused = [.page: .redirect(to: .club(.lobby))]
    #expect(app.revalidate() == .performed)
    #expect(picture(app) == "App[home *]")
    #expect(reports == [.notFresh])
  }
}
