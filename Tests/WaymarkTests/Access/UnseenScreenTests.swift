import Testing
import Waymark

@MainActor
@Suite("Screens of tabs that may not be seen yet")
struct UnseenScreenTests {
  /// An app with tabs, the second of which is refused.
  private func refused() -> (guards: GuardSession, app: GuardedApp) {
    let guards = GuardSession()
    guards.app[.annex(.lobby)] = .deny("members only")
    return (guards, guards.makeApp([.tabs]))
  }

  private func leaf(of app: GuardedApp, tab: Int) throws -> LayerEntry<TestScreen> {
    let tabs = try #require(app.projection.base.entries[0].tabs)
    return try #require(tabs.layers[tab].entries.last)
  }

  @Test("The screen of a tab that may not be seen is not made; those of others are")
  func notMade() throws {
    let (guards, app) = refused()
    #expect(try leaf(of: app, tab: 1).screen == nil)
    #expect(try leaf(of: app, tab: 2).screen?.name == "home")
    // Everything that the tab shows counts, as when it is selected.
    guards.allowAll()
    let club = try #require(app.children.last as? ClubCoordinator)
    club.push(.room(1))
    guards.app[.annex(.room(1))] = .hold(until: "session")
    let tabs = try #require(app.projection.base.entries[0].tabs)
    #expect(tabs.layers[1].entries.map { $0.screen == nil } == [true, true])
    #expect(club.projection.leaf?.screen == nil, "nor by its own coordinator")
    guards.app[.annex(.room(1))] = nil
    #expect(tabs.layers[1].entries.map { $0.screen == nil } == [false, false])
  }

  @Test(
    "Readers that asked for it are notified when it may be seen",
    arguments: [
      { $0.revalidate() }, { $0.select(.annex(.lobby)) }, { $0.push(.page(1)) },
      { $0.release("session") }, { $0.pop(toLast: .secret) },
    ] as [@MainActor @Sendable (GuardedApp) -> Outcome])
  func told(_ verb: @MainActor @Sendable (GuardedApp) -> Outcome) throws {
    let (guards, app) = refused()
    let entry = try leaf(of: app, tab: 1)
    let isTold = notifies({ _ = entry.screen }) {
      guards.allowAll()
      _ = verb(app)
    }
    #expect(isTold)
    #expect(entry.screen?.name == "lobby")
  }

  @Test("Readers are also notified if what may not be seen is popped, in tabs in tabs")
  func popped() throws {
    let guards = GuardSession()
    let app = guards.makeApp([.tabs])
    let club = try #require(app.child(ClubCoordinator.self))
    club.push([.tabs, .room(1)])
    app.select(.home)
    guards.club[.room(1)] = .deny("members only")
    let entry = try leaf(of: app, tab: 0)
    let lobby = try #require(app.entry(named: "lobby"))
    #expect(entry.name == "room(1)" && entry.screen == nil)
    var before = lobby.screen
    #expect(notifies({ before = lobby.screen }) { club.pop() })
    #expect(before == nil)
    #expect(lobby.screen != nil)
  }

  @Test("A screen that was made stays, and one that is read in its own access is nil")
  func made() throws {
    let guards = GuardSession()
    let app = guards.makeApp([.tabs])
    let entry = try leaf(of: app, tab: 1)
    let screen = try #require(entry.screen)
    guards.app[.annex(.lobby)] = .deny("members only")
    #expect(entry.screen === screen)
    let other = guards.makeApp([.tabs])
    let inner = try leaf(of: other, tab: 1)
    var seen: [TestScreen?] = []
    guards.onAsk = { seen.append(inner.screen) }
    #expect(inner.screen == nil)
    #expect(!seen.isEmpty && seen.allSatisfy { $0 == nil })
  }
}
