import Observation
import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("The moments of notifications")
struct NotificationMomentTests {
  private struct Sight: Equatable {
    var layers: [[ShopRoute]]
    var inner: [CatalogRoute]
  }

  @MainActor
  private final class Log {
    private let app: ShopCoordinator
    private let catalog: CatalogCoordinator
    private(set) var seen: [String: Sight] = [:]

    init(_ app: ShopCoordinator, _ catalog: CatalogCoordinator) {
      self.app = app
      self.catalog = catalog
    }

    func look(_ name: String) { seen[name] = Sight(layers: app.layers, inner: catalog.routes) }
  }

  @Test(
    "Observation notifies before the write, lifecycle and observers after it, with all layers new")
  func moments() throws {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    let catalog = try #require(app.child(CatalogCoordinator.self))
    let log = Log(app, catalog)
    withObservationTracking {
      _ = app.layers
    } onChange: {
      MainActor.assumeIsolated { log.look("onChange") }
    }
    try app.navigator(CatalogCoordinator.self, of: "list").onLifecycle { _ in log.look("lifecycle")
    }
    app.observe { _, _ in log.look("observer") }
    app.transaction {
      catalog.push(.item(1))
      app.present(.about)
    }
    #expect(log.seen["onChange"] == Sight(layers: [[.home, .catalog(.list)]], inner: [.list]))
    let new = Sight(
      layers: [[.home, .catalog(.list), .catalog(.item(1))], [.about]], inner: [.list, .item(1)])
    #expect(log.seen["lifecycle"] == new)
    #expect(log.seen["observer"] == new)
  }
}
