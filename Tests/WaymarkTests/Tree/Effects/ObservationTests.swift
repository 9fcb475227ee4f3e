import Testing
import Waymark

/// A verb, and how often it may notify readers of the base, the sheet, the first and the second tab.
private struct NotificationRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let verb: @MainActor @Sendable (ShopCoordinator) -> Outcome
  let counts: [Int]

  init(
    _ name: String, _ verb: @escaping @MainActor @Sendable (ShopCoordinator) -> Outcome,
    _ counts: [Int]
  ) {
    testDescription = name
    self.verb = verb
    self.counts = counts
  }
}

private let rows: [NotificationRow] = [
  NotificationRow("nothing", { $0.pushIfNew(.note("a")) }, [0, 0, 0, 0]),
  NotificationRow("refused", { $0.pop(toLast: .about) }, [0, 0, 0, 0]),
  NotificationRow("push in the sheet", { $0.push(.about) }, [0, 1, 0, 0]),
  NotificationRow("update of the base", { $0.update { $0.push(.about) } }, [1, 0, 0, 0]),
  NotificationRow("push in the first tab", { $0.onCatalog { $0.push(.item(2)) } }, [0, 0, 1, 0]),
  NotificationRow(
    "push in the second tab", { $0.onCatalog(1) { $0.push(.item(2)) } }, [0, 0, 0, 1]),
  NotificationRow("select", { $0.select(.home) }, [1, 0, 0, 0]),
  NotificationRow("a layer on the sheet", { $0.present(.about) }, [0, 1, 0, 0]),
  NotificationRow("dismiss", { $0.dismiss() }, [1, 1, 0, 0]),
  NotificationRow(
    "several changes in one transaction",
    { app in
      app.transaction {
        app.push([.about, .home])
        app.pop()
        app.onCatalog { $0.push(.item(2)) }
        app.onCatalog { $0.push(.item(3)) }
      }
    }, [0, 1, 1, 0]),
  NotificationRow(
    "tabs that come and go in one transaction",
    { app in
      app.transaction {
        app.push(.tabs)
        app.select(.home)
        app.pop()
        app.onCatalog { $0.push(.item(2)) }
      }
    }, [0, 0, 1, 0]),
]

/// Returns a child that was used before.
@MainActor
private func ready() -> ShopCoordinator {
  let app = ShopCoordinator(start: .tabs)
  app.deliver(.catalog(.item(1)))
  app.present(.note("a"))
  return app
}

@MainActor
@Suite("Observation")
struct ObservationTests {
  @Test("One change notifies each changed layer once, and no other", arguments: rows)
  private func layers(_ row: NotificationRow) throws {
    let app = ready()
    let layers = app.projection.layers
    let tabs = try #require(layers[0].entries.first?.tabs)
    let (left, right) = (tabs.layers[0], tabs.layers[1])
    let base = ChangeCounter { _ = (layers[0].entries.ids, tabs.selectedIndex, layers[0].next) }
    let sheet = ChangeCounter { _ = (layers[1].entries.ids, layers[1].next) }
    let first = ChangeCounter { _ = left.entries.ids }
    let second = ChangeCounter { _ = right.entries.ids }
    _ = row.verb(app)
    #expect([base, sheet, first, second].map(\.count) == row.counts)
  }

  @Test("Every query is notified of a change in the layer that it reads")
  func queries() {
    let queries: [(String, @MainActor (ShopCoordinator) -> Void)] = [
      ("routes", { _ = $0.routes }), ("layers", { _ = $0.layers }), ("stack", { _ = $0.stack }),
      ("visiblePath", { _ = $0.visiblePath }), ("currentRoute", { _ = $0.currentRoute }),
      ("depth", { _ = $0.depth }), ("canGoBack", { _ = $0.canGoBack }),
      ("isActive", { _ = $0.isActive }), ("activeLeaf", { _ = $0.activeLeaf }),
      ("children", { _ = $0.children }), ("describe", { _ = $0.describe() }),
      ("projection", { _ = $0.projection.leaf }),
    ]
    for (name, query) in queries {
      let app = ShopCoordinator()
      app.start()
      let counter = ChangeCounter { query(app) }
      app.push(.catalog(.list))
      #expect(counter.count == 1, "\(name)")
      app.onCatalog { $0.push(.item(1)) }
      #expect(counter.count == 2, "\(name)")
      app.pushIfNew(.catalog(.item(1)))
      #expect(counter.count == 2, "\(name)")
    }
  }

  @Test("Visible state is notified by layers and tabs, too")
  func visible() {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    let path: @MainActor () -> Void = { _ = app.visiblePath }
    let active: @MainActor () -> Void = {
      app.onCatalog {
        _ = $0.isActive
        return .unchanged
      }
      return
    }
    let verbs: [@MainActor () -> Outcome] = [
      { app.present(.about) }, { app.push(.home) }, { app.dismiss() }, { app.select(.home) },
      { app.select(.catalog(.list)) }, { app.onCatalog { $0.push(.item(1)) } },
    ]
    for verb in verbs {
      #expect(notifies(path) { _ = verb() })
    }
    #expect(notifies(active) { app.select(.home) })
    #expect(!notifies(path) { app.onCatalog(1) { $0.push(.item(1)) } })
  }

  @Test("A parent's verbs notify a child's queries")
  func childQueries() throws {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    let catalog = try #require(app.child(CatalogCoordinator.self))
    let counter = ChangeCounter { _ = catalog.routes }
    app.push(.catalog(.item(1)))
    #expect(counter.count == 1)
    #expect(catalog.routes == [.list, .item(1)])
    app.popToRoot()
    #expect(counter.count == 2)
  }

  @Test("A fresh flow has its own object, which is notified once when it is attached")
  func freshFlow() {
    let app = ReusingCoordinator()
    let counter = ChangeCounter { _ = app.child.routes }
    app.start()
    #expect(counter.count == 0)
    app.push(.child(.item(1)))
    #expect(counter.count == 1)
    #expect(app.child.routes == [.item(1)])
    app.child.push(.item(2))
    #expect(counter.count == 2)
    let root = ShopCoordinator()
    let rootCounter = ChangeCounter { _ = root.routes }
    root.push(.about)
    #expect(rootCounter.count == 2)
  }

  @Test("Two roots never influence each other")
  func twoRoots() {
    let one = ShopCoordinator()
    let two = ShopCoordinator()
    let counter = ChangeCounter { _ = two.visiblePath }
    var told = 0
    two.observe { _, _ in told += 1 }
    one.push([.catalog(.list), .about])
    one.present(.home)
    one.end()
    #expect(counter.count == 0)
    #expect(told == 0)
    two.push(.about)
    #expect(ids(two) == "#1 #2")
  }
}
