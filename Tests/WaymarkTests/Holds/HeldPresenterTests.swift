import Testing
import Waymark
import WaymarkTesting

private enum DeskRoute: Route {
  case desk, home, other, note(Int)

  var presentation: Presentation {
    if case .note = self { .sheet } else { .push }
  }
}

private final class DeskCoordinator: Coordinator {
  let flow = Flow<DeskRoute, TestScreen>(start: .desk)
  var isSignedIn = false

  func access(to route: DeskRoute) -> Access<DeskRoute> {
    if case .note = route, !isSignedIn { return .hold(until: "session") }
    return .allow
  }

  func destination(for route: DeskRoute) -> Destination<DeskCoordinator> {
    switch route {
    case .desk: .tabs([.home, .other], selected: .home)
    case .home, .other, .note: .screen { NavigatingScreen(route.name, $0) }
    }
  }
}

@MainActor
@Suite("The presenter of what had to wait")
struct HeldPresenterTests {
  @Test(
    "A screen in a tab presents what it asked for, also if that had to wait",
    arguments: [true, false])
  func presenter(navigates: Bool) throws {
    let app = DeskCoordinator()
    app.start()
    let home: Navigator<DeskCoordinator> = try app.navigator(of: "home")
    let token = try #require(
      (navigates ? home.navigate(to: .note(1)) : home.present(.note(1))).hold)
    app.isSignedIn = true
    app.release("session")
    #expect(!token.isWaiting)
    #expect(app.layers == [[.desk], [.note(1)]])
    #expect(home.present(.note(2), replacing: true) == .performed)
    #expect(app.layers == [[.desk], [.note(2)]])
    app.select(.other)
    #expect(app.layers == [[.desk]])
  }

  @Test("If the screen is out of view by then, the coordinator presents it")
  func outOfView() throws {
    let app = DeskCoordinator()
    app.start()
    let home: Navigator<DeskCoordinator> = try app.navigator(of: "home")
    _ = home.present(.note(1))
    app.select(.other)
    app.isSignedIn = true
    app.release("session")
    #expect(app.layers == [[.desk], [.note(1)]])
    app.select(.home)
    #expect(app.layers == [[.desk], [.note(1)]])
  }

  @Test("If several screens have asked for the same, the last one presents it")
  func last() throws {
    let app = DeskCoordinator()
    app.start()
    let home: Navigator<DeskCoordinator> = try app.navigator(of: "home")
    let token = try #require(home.present(.note(1)).hold)
    app.select(.other)
    let other: Navigator<DeskCoordinator> = try app.navigator(of: "other")
    #expect(other.present(.note(1)).hold == token)
    app.isSignedIn = true
    app.release("session")
    #expect(other.present(.note(2), replacing: true) == .performed)
    app.select(.home)
    #expect(app.layers == [[.desk]])
  }
}
