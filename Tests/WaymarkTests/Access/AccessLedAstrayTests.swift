import Testing
import Waymark
import WaymarkTesting

private enum KeepingRoute: Route {
  case home, page
  case club(ClubRoute)
}

/// Always returns the same used club, which cannot become a child.
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
@Suite("Removals that lead to what cannot be made")
struct AccessLedAstrayTests {
  @Test(
    "A removal whose fallback cannot be made is performed without it", arguments: [true, false])
  func removal(_ isRevalidation: Bool) {
    navigationTest(makeApp(), fail: record) { test in
      test.root.refused = [.home: .deny("no"), .page: .deny("no")]
      test.step({ isRevalidation ? $0.revalidate() : $0.pop() }) { $0.base.removeLast() }
      test.report(.notFresh)
      test.report(.refusedRoot)
    }
  }

  @Test("A removal that leads to what cannot be made removes what may not be seen")
  func redirect() {
    navigationTest(makeApp(), fail: record) { test in
      test.root.fallback = nil
      test.root.refused = [.page: .redirect(to: .club(.lobby))]
      test.step({ $0.revalidate() }) { $0.base.removeLast() }
      test.report(.notFresh)
    }
  }

  @Test("A transaction whose body runs again, without what cannot be made, queues its calls once")
  func runsTwice() throws {
    let app = makeApp()
    app.refused = [.home: .deny("no")]
    var heard: [String] = []
    app.handle(String.self) { heard.append($0) }
    let page = try app.navigator(KeepingApp.self, of: "page")
    var runs = 0
    let outcome = app.transaction {
      runs += 1
      #expect(page.send("popped") == .queued)
      page.pop()
    }
    #expect(outcome == .performed)
    #expect(app.routes == [.home])
    #expect(runs == 2)
    #expect(heard == ["popped"])
  }

  private func makeApp() -> KeepingApp {
    let app = KeepingApp()
    app.setRoutes([.home, .page])
    app.club.start()
    return app
  }
}
