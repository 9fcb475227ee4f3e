import Testing
import Waymark

/// A state, an entry that may not be left, and whether back is possible.
private struct GoBackRow: Sendable, CustomTestStringConvertible {
  let routes: [GuardedRoute]
  var prepare: @MainActor @Sendable (GuardedApp) -> Void = { _ in }
  let blocked: String
  let outcome: Outcome

  var testDescription: String { "\(routes.map(\.name)), \(blocked) is blocked" }
}

private let blocked = Outcome.ignored(.blocked)

private let rows: [GoBackRow] = [
  GoBackRow(routes: [.home, .page(1)], blocked: "page(1)", outcome: blocked),
  GoBackRow(routes: [.home, .page(1)], blocked: "home", outcome: .performed),
  GoBackRow(routes: [.home], prepare: { $0.present(.note) }, blocked: "note", outcome: blocked),
  GoBackRow(routes: [.home], prepare: { $0.present(.note) }, blocked: "home", outcome: .performed),
  GoBackRow(routes: [.home, .club(.lobby)], blocked: "lobby", outcome: blocked),
  // Everything in tabs goes with them, visible or not.
  GoBackRow(routes: [.home, .club(.tabs)], blocked: "door", outcome: blocked),
  GoBackRow(routes: [.home, .club(.tabs)], blocked: "room(0)", outcome: blocked),
  GoBackRow(routes: [.home, .club(.tabs)], blocked: "home", outcome: .performed),
  // Another tab is selected, and nothing leaves.
  GoBackRow(
    routes: [.home, .club(.tabs)],
    prepare: { app in app.on(ClubCoordinator.self) { $0.select(.room(0)) } },
    blocked: "room(0)", outcome: .performed),
  GoBackRow(
    routes: [.home], prepare: { $0.present(.club(.tabs)) }, blocked: "room(0)", outcome: blocked),
]

@MainActor
@Suite("canGoBack")
struct GoBackTests {
  @Test("canGoBack is true exactly if back() would not be ignored", arguments: rows)
  private func blocked(_ row: GoBackRow) throws {
    let app = GuardSession().makeApp(row.routes)
    row.prepare(app)
    for layer in app.projection.layers {
      for screen in layer.allScreens where screen.name == row.blocked { screen.block() }
    }
    let canGoBack = app.canGoBack
    #expect(app.back() == row.outcome)
    #expect(canGoBack == (row.outcome == .performed))
  }

  @Test("An entry that asks first does not prevent going back")
  func confirmed() throws {
    let app = GuardSession().makeApp([.home, .page(1)])
    try app.navigator(GuardedApp.self, of: "page(1)").leavePolicy = .confirm
    #expect(app.canGoBack)
    #expect(app.back().leaveRequest != nil)
  }
}

@MainActor
private protocol BlockingScreen: AnyObject {
  var name: String { get }
  func block()
}

extension NavigatingScreen: BlockingScreen {
  fileprivate func block() { navigator.leavePolicy = .blocked }
}

extension Layer<TestScreen> {
  /// The screens of the layer and of all tabs in it.
  fileprivate var allScreens: [any BlockingScreen] {
    entries.flatMap { entry in
      [entry.screen as? any BlockingScreen].compactMap(\.self)
        + (entry.tabs?.layers ?? []).flatMap(\.allScreens)
    }
  }
}
