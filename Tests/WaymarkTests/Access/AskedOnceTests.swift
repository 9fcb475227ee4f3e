import Testing
import Waymark

@MainActor
@Suite("How often access is asked")
struct AskedOnceTests {
  private let session = GuardSession()

  /// The questions that were asked more than once.
  private var repeated: [String] {
    Dictionary(grouping: session.asked) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }

  /// Tabs in tabs, each with a refused tab whose screen was read in vain.
  private func deepApp() throws -> GuardedApp {
    let app = session.makeApp([.page(7), .tabs])
    app.deliver(.annex(.tabs), select: false)
    app.deliver(.annex(.vault(.box(1))), select: false)
    for route in [VaultRoute.box(2), .box(3)] { app.onVault { $0.push(route) } }
    session.app[.annex(.lobby)] = .deny("no")
    session.vault[.door] = .deny("no")
    readScreens(app)
    session.asked = []
    return app
  }

  private func readScreens(_ app: GuardedApp) {
    func read(_ layer: Layer<TestScreen>) {
      for entry in layer.entries {
        _ = entry.screen
        for tab in entry.tabs?.layers ?? [] { read(tab) }
      }
    }
    for layer in app.projection.layers { read(layer) }
  }

  @Test("A revalidation that finds nothing checks each entry once")
  func revalidation() {
    let app = session.makeApp([.page(7), .club(.room(1)), .tabs])
    app.present(.note)
    session.asked = []
    #expect(app.revalidate() == .unchanged)
    #expect(repeated == ["club lobby"], "one for each of two clubs")
    #expect(session.asked.count == 7 + 3)
  }

  @Test("A verb checks once what was to be seen in vain, in however many tabs it lies")
  func unseen() throws {
    let app = try deepApp()
    app.pop(0)
    #expect(!session.asked.isEmpty)
    #expect(repeated == [])
  }

  @Test("A hundred verbs of callbacks check no more often than one what was to be seen in vain")
  func queued() throws {
    let app = try deepApp()
    app.pop(0)
    let once = session.asked.count
    session.asked = []
    app.observe { _, _ in
      for _ in 0..<90 { app.pop(0) }
    }
    app.push(.page(8))
    // The push adds one question; the others are as before.
    #expect(session.asked.count == once + 1)
  }

  @Test("Readers are notified before the verb returns if callbacks allow something")
  func told() throws {
    let app = try deepApp()
    app.observe { [session] _, _ in
      session.allowAll()
      app.pop(0)
    }
    #expect(notifies({ readScreens(app) }) { app.select(.home) })
    let tabs = try #require(app.projection.base.entries.last?.tabs)
    #expect(tabs.layers.allSatisfy { $0.entries.allSatisfy { $0.screen != nil || $0.tabs != nil } })
  }
}
