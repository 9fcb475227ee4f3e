import Testing
import Waymark
import WaymarkTesting

/// A report of the platform about the base, by places from the bottom of what it showed.
private struct ReconcileRow: Sendable, CustomTestStringConvertible {
  let remaining: [Int]
  let outcome: Outcome
  let after: String

  init(_ remaining: [Int], _ outcome: Outcome, _ after: String) {
    self.remaining = remaining
    self.outcome = outcome
    self.after = after
  }

  var testDescription: String { "of 0, 1, 2, 3 remain \(remaining)" }
}

private let rows: [ReconcileRow] = [
  ReconcileRow([0, 1, 2, 3], .unchanged, "Shop[home, Catalog[list, item(1)], about *]"),
  ReconcileRow([0, 1, 2], .performed, "Shop[home, Catalog[list, item(1) *]]"),
  ReconcileRow([0, 1], .performed, "Shop[home, Catalog[list *]]"),
  ReconcileRow([0], .performed, "Shop[home *]"),
  ReconcileRow([0, 1, 3], .performed, "Shop[home, Catalog[list], about *]"),
  ReconcileRow([0, 2, 3], .performed, "Shop[home, Catalog[item(1)], about *]"),
  ReconcileRow([0, 3], .performed, "Shop[home, about *]"),
]

@MainActor
@Suite("Reports of the platform")
struct PlatformTests {
  private func shopWithFour() -> ShopCoordinator {
    let app = ShopCoordinator()
    app.push([.catalog(.list), .catalog(.item(1)), .about])
    return app
  }

  @Test("Entries that were shown and do not remain are removed from their owners", arguments: rows)
  private func reconcile(_ row: ReconcileRow) {
    let app = shopWithFour()
    let shown = app.projection.base.entries.ids
    let remaining = row.remaining.map { shown[$0] }
    var left: [String] = []
    app.observe { change, _ in left += change.left.map(\.description) }
    #expect(app.reconcile(app.projection.base, shown: shown, remaining: remaining) == row.outcome)
    #expect(picture(app) == row.after)
    #expect(app.projection.base.entries.ids == remaining)
    let again = app.reconcile(app.projection.base, shown: shown, remaining: remaining)
    #expect(again == .unchanged)
    #expect(left.isEmpty == (remaining == shown))
    #expect(Set(left).count == left.count)
    #expect(left.allSatisfy { $0.hasPrefix("leave (system)") })
  }

  @Test("If a child loses all entries, it ends, once")
  func childEndsOnce() {
    let app = shopWithFour()
    let shown = app.projection.base.entries.ids
    var left: [String] = []
    app.observe { change, _ in left += change.left.map(\.description) }
    app.reconcile(app.projection.base, shown: shown, remaining: [shown[0]])
    #expect(
      left == [
        "leave (system) about", "leave (system) catalog.item(1)", "leave (system) catalog.list",
        "leave (system) CatalogCoordinator",
      ])
  }

  @Test(
    "Entries that the platform never saw survive, and those that have left are ignored silently")
  func survives() {
    navigationTest(shopWithFour(), fail: record) { test in
      let base = test.root.projection.base
      let shown = base.entries.ids
      test.given { $0.push(.note("a")) }
      test.step({ $0.reconcile(base, shown: shown, remaining: Array(shown.dropLast())) }) {
        $0.base.remove(.about)
      }
      test.given { $0.popToRoot() }
      test.step({ $0.reconcile(base, shown: shown, remaining: [shown[0]]) }, .unchanged)
      test.step({ $0.reconcile(base, shown: [], remaining: shown) }, .unchanged)
    }
  }

  @Test("Observations that come late or in another order lead to the same state")
  func order() {
    navigationTest(shopWithFour(), fail: record) { test in
      let base = test.root.projection.base
      let shown = base.entries.ids
      let (two, three) = (Array(shown[..<2]), Array(shown[..<3]))
      test.step({ $0.reconcile(base, shown: three, remaining: two) }) {
        $0.base = [.home, .catalog(.list), .about]
      }
      test.step({ $0.reconcile(base, shown: shown, remaining: three) }) { $0.base.removeLast() }
    }
  }

  @Test("Unknown ids are ignored and reported; the others count")
  func neverIssued() {
    let other = ShopCoordinator()
    other.push(Array(repeating: .about, count: 20))
    let foreign = other.projection.base.entries.ids[15]
    let app = ShopCoordinator()
    var reports: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    app.push(.about)
    let base = app.projection.base
    let shown = base.entries.ids
    #expect(
      app.reconcile(base, shown: shown + [foreign], remaining: shown) == .ignored(.unknownEntry))
    #expect(reports == [.unknownEntry])
    #expect(app.routes == [.home, .about])
    #expect(
      app.reconcile(base, shown: shown + [foreign], remaining: [shown[0]]) == .performed)
    #expect(reports == [.unknownEntry, .unknownEntry])
    #expect(app.routes == [.home])
  }

  @Test(
    "An id that occurs twice counts once",
    arguments: [
      ([0, 1, 2, 3, 3], [0, 1, 2, 3], [0, 1, 2, 3]),
      ([3, 0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]),
      ([0, 1, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]),
      ([0, 1, 2, 3], [0, 1, 2, 3, 3], [0, 1, 2, 3]),
      ([0, 1, 2, 3, 3], [0, 1, 2, 2], [0, 1, 2]), ([0, 1, 2, 3, 3], [0, 1, 2], [0, 1, 2]),
      ([0, 0, 1, 1, 2, 2, 3, 3], [0, 1, 3], [0, 1, 3]),
      ([0, 1, 2, 3, 0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]),
    ])
  func namedTwice(shown: [Int], remaining: [Int], after: [Int]) {
    let app = shopWithFour()
    let ids = app.projection.base.entries.ids
    let outcome = app.reconcile(
      app.projection.base, shown: shown.map { ids[$0] }, remaining: remaining.map { ids[$0] })
    #expect(outcome == (after.count == 4 ? .unchanged : .performed))
    #expect(app.projection.base.entries.ids == after.map { ids[$0] })
  }

  @Test("The roots of the app and of tabs are never removed by an observation, but reported")
  func roots() throws {
    let app = ShopCoordinator(start: .tabs)
    var reports: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    app.deliver(.catalog(.item(1)))
    app.push(.about)
    let tab = try #require(app.projection.base.entries.first?.tabs?.layers.first)
    let inTab = tab.entries.ids
    #expect(app.reconcile(tab, shown: [inTab[0]], remaining: []) == .ignored(.atRoot))
    #expect(app.reconcile(tab, shown: inTab, remaining: []) == .performed)
    #expect(picture(app) == "Shop[tabs[>Catalog[list], Catalog[list], home], about *]")
    let inBase = app.projection.base.entries.ids
    #expect(app.reconcile(app.projection.base, shown: inBase, remaining: []) == .performed)
    #expect(app.routes == [.tabs])
    #expect(app.reconcile(app.projection.base, shown: inBase, remaining: []) == .ignored(.atRoot))
    #expect(app.dismissed(app.projection.base) == .ignored(.atRoot))
    #expect(app.dismissed(tab) == .ignored(.atRoot))
    #expect(reports == Array(repeating: .rootRemoved, count: 6))
  }

  @Test("dismissed ends a layer with everything above it, once")
  func dismissed() {
    navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { app in
        app.push(.catalog(.list))
        app.onCatalog { $0.present(.filter) }
        app.present(.about)
      }
      let layers = test.root.projection.layers
      test.step({ $0.dismissed(layers[1]) }) { $0.dismiss(2) }
      test.step({ $0.dismissed(layers[1]) }, .unchanged)
      test.step({ $0.dismissed(layers[2]) }, .unchanged)
      test.given { $0.present(.about) }
      test.step({ $0.dismissed(layers[2]) }, .unchanged)
    }
  }

  @Test("A layer whose entries are all gone ends")
  func emptied() {
    navigationTest(ShopCoordinator(), fail: record) { test in
      test.given {
        $0.present(.catalog(.list))
        $0.push(.catalog(.item(1)))
      }
      let layer = test.root.projection.layers[1]
      let shown = layer.entries.ids
      test.step({ $0.reconcile(layer, shown: shown, remaining: []) }) { $0.dismiss() }
      test.step({ $0.reconcile(layer, shown: shown, remaining: []) }, .unchanged)
    }
  }

  @Test("A selection by the user is a request, dropped after a newer selection")
  func request() throws {
    let app = ShopCoordinator(start: .tabs)
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    let first = tabs.revision
    #expect(app.request(select: 2, in: tabs, revision: first) == .performed)
    #expect(tabs.selectedIndex == 2)
    #expect(app.request(select: 1, in: tabs, revision: first) == .ignored(.outdated))
    #expect(tabs.selectedIndex == 2)
    #expect(app.request(select: 2, in: tabs, revision: tabs.revision) == .unchanged)
    #expect(app.request(select: 3, in: tabs, revision: tabs.revision) == .ignored(.notFound))
    #expect(app.request(select: -1, in: tabs, revision: tabs.revision) == .ignored(.notFound))
    app.select(.catalog(.list))
    app.onCatalog { $0.push(.item(1)) }
    #expect(app.request(select: 0, in: tabs, revision: tabs.revision) == .performed)
    #expect(app.visiblePath == [[.tabs, .catalog(.list)]])
    let last = tabs.revision
    app.setRoot(.about)
    #expect(app.request(select: 1, in: tabs, revision: last) == .ignored(.left))
  }

  @Test("The projection has three levels, layers and tabs, with ids that are unique")
  func projection() throws {
    let app = ShopCoordinator(start: .tabs)
    app.deliver(.favourites(.account(.more(.profile))))
    app.push([.catalog(.account(.profile)), .user(id: 1, .profile)])
    app.present(.note("a"))
    let layers = app.projection.layers
    #expect(layers.map(\.style) == [.base, .modal(.sheet)])
    #expect(
      layers.map { $0.entries.map(\.name) } == [["tabs", "profile", "profile"], ["note(\"a\")"]])
    #expect(app.projection.leaf?.name == "note(\"a\")")
    let tabs = try #require(layers[0].entries[0].tabs)
    #expect(tabs.selected?.entries.map(\.name) == ["list", "profile"])
    #expect(tabs.layers.map(\.style) == [.tab, .tab, .tab])
    #expect(layers[0].entries[0].screen == nil)
    #expect(layers[0].entries[1].screen?.name == "profile")
    let all = (layers + tabs.layers).flatMap(\.entries.ids)
    #expect(all.count == 8)
    #expect(Set(all).count == 8)
  }
}
