import Testing
import Waymark

/// Holds the rule itself: a redirect of set routes counts as if it had been set instead of them.
@MainActor
@Suite("Redirected routes, beside a twin that sets the other routes at once")
struct RedirectTwinTests {
  /// All lists of up to three of two routes, one of them a child's.
  static let lists: [[GuardedRoute]] = (1...3).reduce(into: [[]]) { lists, length in
    lists += lists.filter { $0.count == length - 1 }.flatMap { list in
      [.page(1), .club(.lobby)].map { list + [$0] }
    }
  }

  /// The ways to set routes that are refused.
  static let ways: [@MainActor (GuardedApp) -> Outcome] = [
    { $0.setRoot(.secret) },
    { $0.setRoutes([.page(1), .secret]) },
    { app in app.transaction { app.setRoot(.secret) } },
    { app in
      app.transaction {
        app.setRoutes([.home])
        app.setRoutes([.secret, .page(2)])
      }
    },
  ]

  @Test("The same entries stay, however the refused routes are set", arguments: 0..<4)
  func twins(_ way: Int) {
    for old in Self.lists.dropFirst() {
      for other in Self.lists.dropFirst() {
        let (session, twinSession) = (GuardSession(), GuardSession())
        let (app, twin) = (session.makeApp(old), twinSession.makeApp(old))
        let before = Set(app.stack.map(\.id))
        session.app[.secret] = .redirect(to: other)
        twin.setRoutes(other)
        let comment = Comment("\(old.map(\.name)) led to \(other.map(\.name))")
        #expect(Self.ways[way](app) == .redirected, comment)
        #expect(app.routes == twin.routes, comment)
        #expect(
          app.stack.map(\.id).map { before.contains($0) ? $0 : nil }
            == twin.stack.map(\.id).map { before.contains($0) ? $0 : nil }, comment)
      }
    }
  }
}
