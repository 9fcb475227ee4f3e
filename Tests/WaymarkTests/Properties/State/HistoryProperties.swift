import Testing

@testable import Waymark

@MainActor
@Suite("Properties of histories, against the naive log")
struct HistoryProperties {
  static let seeds = UInt64(7000)..<7060
  static let steps = 200

  /// How often each event must come up at least.
  static let least: [String: Int] = [
    "added": 1000, "added without entries": 20, "altered invisibly": 100, "ignored": 50,
    "passedBy": 2, "replaced": 30, "cleared": 50, "told": 2000,
    "movedBack by removal": 80, "movedBack by another verb": 2, "movedBack to another tab": 1,
    "went back": 500, "went forward": 200, "went far": 60, "went nowhere": 2,
    "went there unchanged": 1, "went to layers": 150, "went to tabs": 200, "came back anew": 300,
    "stayed": 500, "revised back": 20, "out of range": 100, "dropped position": 100,
    "denied": 100, "blocked": 20, "overruled": 8, "travel asked": 20, "several asked": 40,
    "travel went on": 5, "verb went on": 15,
    "policy went on": 1, "cancelled": 10, "asked before": 5, "restore": 50,
    "denied by deny": 30, "denied by redirect": 20, "denied by hold": 80, "passed": 10,
    "led elsewhere": 15, "held add": 100, "held replace": 100, "held ignore": 100,
    "held as ever": 100, "shown meanwhile": 250, "went on add": 25, "went on replace": 25,
    "went on ignore": 25, "went on as ever": 25, "target asked": 8, "reloadTabs": 80,
    "reloaded since": 15, "no tab for it": 15, "link and restore": 20,
  ]

  @Test("A selection that ends something is not a removal")
  func selectionIsNoRemoval() throws {
    let app = TreeCoordinator(back: .never, census: Census())
    let history = History(app)
    let (one, other) = (TreeRoute.left(.page(0)), TreeRoute.right(.page(0)))
    app.setRoutes([.page(0), .tabs])
    app.select(one)
    app.select(other)
    let child = try #require(app.children[1] as? TreeCoordinator)
    #expect(child.present(.sheet) == .performed)
    app.select(one)
    let tabs = ["page(0)", "tabs"]
    #expect(
      history.positions.map(\.path) == [
        [["page(0)"]], [tabs + [one.name]], [tabs + [other.name]],
        [tabs + [other.name], ["right.sheet"]], [tabs + [one.name]],
      ])
    #expect(history.currentIndex == 4)
  }

  @Test("A redirected selection that makes its tabs leave only removes")
  func selectionThatLeft() {
    let census = Census()
    let app = TreeCoordinator(back: .never, census: census)
    let history = History(app)
    app.setRoutes([.page(0), .tabs])
    census.access = { $0 == .right(.page(0)) ? .redirect(to: [.page(0)]) : .allow }
    #expect(app.select(.right(.page(0))) == .redirected)
    #expect(app.routes == [.page(0)])
    #expect(history.currentIndex == 0 && history.forwardCount == 1)
  }

  @Test("A step to the present state changes nothing, and notifies no observer")
  func goesNowhere() {
    let app = TreeCoordinator(back: .never, census: Census())
    let history = History(app)
    app.setRoutes([.page(0), .page(1)])
    let watcher = HistoryWatcher(history, HistoryView(history))
    #expect(history.go(0) == .unchanged)
    #expect(watcher.told == 0)
  }

  @Test("Whatever is done, the log is what the model says, and each position comes back whole")
  func model() async {
    await Sessions.run(Self.seeds, least: Self.least) { seed in
      let session = HistorySession(seed: seed)
      session.run(Self.steps)
      session.end()
      return (session.failure, session.tally)
    }
  }
}
