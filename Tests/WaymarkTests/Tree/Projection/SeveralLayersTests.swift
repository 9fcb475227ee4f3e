import Testing
import Waymark

@MainActor
@Suite("Reports of the platform about several layers")
struct SeveralLayersTests {
  private func joined() throws -> (ShopCoordinator, tab: Layer<TestScreen>) {
    let app = ShopCoordinator(start: .tabs)
    app.deliver(.catalog(.item(1)))
    app.push([.about, .note("a")])
    let tab = try #require(app.projection.base.entries.first?.tabs?.layers.first)
    return (app, tab)
  }

  @Test("They are one change, whose cause is reconcile and whose source is the system")
  func oneChange() throws {
    let (app, tab) = try joined()
    let base = app.projection.base
    var changes: [String] = []
    app.observe { change, _ in changes.append("\(change)") }
    let inTab = tab.entries.ids
    let inBase = base.entries.ids
    let outcome = app.reconcile([
      LayerObservation(tab, shown: inTab, remaining: [inTab[0]]),
      LayerObservation(base, shown: inBase, remaining: [inBase[0]]),
    ])
    #expect(outcome == .performed)
    #expect(picture(app) == "Shop[tabs[>Catalog[list *], Catalog[list], home]]")
    #expect(
      changes == [
        "reconcile by system: leave (system) note(\"a\") · leave (system) about"
          + " · leave (system) catalog.item(1) · uncover catalog.list"
      ])
  }

  @Test("A refusal for one layer refuses no other, and the first refusal is returned")
  func refused() throws {
    let (app, tab) = try joined()
    var reports: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    let base = app.projection.base
    let inBase = base.entries.ids
    let inTab = tab.entries.ids
    let both = app.reconcile([
      LayerObservation(tab, shown: [inTab[0]], remaining: []),
      LayerObservation(base, shown: inBase, remaining: Array(inBase[..<2])),
    ])
    #expect(both == .performed && reports == [.rootRemoved])
    #expect(app.routes == [.tabs, .about])
    let again = app.reconcile([
      LayerObservation(base, shown: inBase, remaining: Array(inBase[..<2])),
      LayerObservation(tab, shown: [inTab[0]], remaining: []),
    ])
    #expect(again == .ignored(.atRoot))
    #expect(app.reconcile([]) == .unchanged)
  }

  @Test("A layer that goes with another one is reported once")
  func together() {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    app.onCatalog { $0.present(.filter) }
    let layers = app.projection.layers
    var left: [String] = []
    app.observe { change, _ in left += change.left.map(\.description) }
    let ids = layers[0].entries.ids
    let outcome = app.reconcile([
      LayerObservation(layers[0], shown: ids, remaining: [ids[0]]),
      LayerObservation(layers[1], shown: layers[1].entries.ids, remaining: []),
    ])
    #expect(outcome == .performed && picture(app) == "Shop[home *]")
    #expect(Set(left).count == left.count && left.count == 3)
  }
}
