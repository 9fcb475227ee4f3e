import Testing

@testable import Waymark

/// A verb, and how often it notifies readers of the base.
private struct FacetRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let verb: @MainActor @Sendable (ShopCoordinator) -> Outcome
  /// How often readers of entries, next, selection and policies are notified.
  let told: [Int]

  init(
    _ name: String, _ told: [Int],
    _ verb: @escaping @MainActor @Sendable (ShopCoordinator) -> Outcome
  ) {
    testDescription = name
    self.verb = verb
    self.told = told
  }
}

private let rows: [FacetRow] = [
  FacetRow("a push", [1, 0, 0, 0]) { $0.push(.about) },
  FacetRow("a sheet", [0, 1, 0, 0]) { $0.present(.about) },
  FacetRow("a selection", [0, 0, 1, 0]) { $0.select(.home) },
  FacetRow("a push in a tab", [0, 0, 0, 0]) { app in app.onCatalog { $0.push(.item(1)) } },
  FacetRow("a policy", [0, 0, 0, 1]) { app in
    app.leaf?.leavePolicy = .confirm
    return .performed
  },
  FacetRow("tabs that leave", [1, 0, 1, 0]) { $0.setRoot(.about) },
  FacetRow("a pop and a sheet in one change", [1, 1, 0, 0]) { app in
    app.transaction {
      app.pop()
      app.present(.about)
    }
  },
]

extension ShopCoordinator {
  /// The navigator of the visible leaf.
  fileprivate var leaf: Navigator<ShopCoordinator>? {
    projection.leaf?.navigator(for: ShopCoordinator.self)
  }
}

@MainActor
@Suite("Queries of one layer")
struct LayerLookupTests {
  @Test(
    "Entries, the layer above, selections and policies are observed separately", arguments: rows)
  private func facets(_ row: FacetRow) throws {
    let app = ShopCoordinator(start: .tabs)
    app.push(.about)
    let base = app.projection.base
    let tabs = try #require(base.entries.first?.tabs)
    let top = try #require(base.entries.last)
    let lookedUp = try #require(base.entry(top.id))
    let counters = [
      ChangeCounter { _ = base.entries.ids }, ChangeCounter { _ = base.next?.id },
      ChangeCounter { _ = (tabs.selectedIndex, tabs.revision) },
      ChangeCounter { _ = lookedUp.leavePolicy },
    ]
    let query = ChangeCounter { _ = app.visiblePath }
    _ = top.screen
    _ = row.verb(app)
    #expect(counters.map(\.count) == row.told)
    // A query is notified of all of them. A push in a covered tab does not change the base.
    #expect(query.count == (row.testDescription == "a push in a tab" ? 0 : 1))
  }

  @Test("A change of two facets notifies a query once")
  func queryOnce() {
    let app = ShopCoordinator()
    app.push(.about)
    let query = ChangeCounter { _ = app.routes }
    app.transaction {
      app.pop()
      app.present(.about)
    }
    #expect(query.count == 1)
  }

  @Test("Looking up an entry does not observe its layer")
  func lookedUp() throws {
    let app = ShopCoordinator()
    app.push([.catalog(.list), .about])
    let base = app.projection.base
    let id = base.entries.ids[1]
    var name: String?
    let counter = ChangeCounter {
      let entry = base.entry(id)
      name = entry?.screen?.name
      _ = (entry?.tabs?.id, entry?.name)
    }
    app.push(.home)
    app.present(.about)
    #expect(counter.count == 0 && name == "list")
    let entry = try #require(base.entry(id))
    #expect(entry.id == id && entry.leavePolicy == .free)
    app.popToRoot()
    #expect(base.entry(id) == nil && entry.screen == nil)
  }

  @Test("A child's layer finds only its own entries")
  func childLookup() throws {
    let app = ShopCoordinator()
    app.push([.catalog(.list), .about])
    let catalog = try #require(app.child(CatalogCoordinator.self))
    let ids = app.projection.base.entries.ids
    #expect(catalog.projection.base.entry(ids[1])?.name == "list")
    #expect(catalog.projection.base.entry(ids[2]) == nil)
  }

  @Test("A layer knows when it is gone, and which coordinator presented it")
  func gone() throws {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    app.onCatalog { $0.present(.filter) }
    let sheet = try #require(app.projection.base.next)
    #expect(sheet.presenter == app.projection.base.entries.ids[1] && !sheet.isGone)
    #expect(app.projection.base.presenter == nil && !app.projection.base.isGone)
    let counter = ChangeCounter { _ = (sheet.isGone, sheet.presenter) }
    app.popToRoot()
    #expect(sheet.isGone && sheet.presenter == nil && counter.count == 1)
    app.present(.about)
    let next = try #require(app.projection.base.next)
    #expect(next.id != sheet.id)
  }

  @Test(
    "The policy of a layer is the strictest of everything that would go with it, and is observed")
  func leavePolicy() throws {
    let app = ShopCoordinator()
    app.present(.catalog(.list))
    app.push([.catalog(.item(1)), .tabs])
    let sheet = try #require(app.projection.base.next)
    var told = 0
    let counter = ChangeCounter { _ = sheet.leavePolicy }
    #expect(sheet.leavePolicy == .free)
    let lower = sheet.entries[0].navigator(for: CatalogCoordinator.self)
    lower?.leavePolicy = .confirm
    told += 1
    #expect(sheet.leavePolicy == .confirm && counter.count == told)
    #expect(app.projection.base.leavePolicy == .confirm, "layers above count")
    let tab = try #require(sheet.entries.last?.tabs?.layers[1])
    tab.entries[0].navigator(for: CatalogCoordinator.self)?.leavePolicy = .blocked
    told += 1
    #expect(sheet.leavePolicy == .blocked && counter.count == told)
    tab.entries[0].navigator(for: CatalogCoordinator.self)?.leavePolicy = .free
    told += 1
    #expect(sheet.leavePolicy == .confirm && counter.count == told)
    lower?.leavePolicy = .free
    told += 1
    #expect(sheet.leavePolicy == .free && counter.count == told)
    app.present(.about)
    let above = ChangeCounter { _ = sheet.leavePolicy }
    app.leaf?.leavePolicy = .blocked
    #expect(sheet.leavePolicy == .blocked && above.count == 1)
    app.dismissed(sheet)
    #expect(sheet.leavePolicy == .free)
  }

  @Test("Routes are read in the type of their coordinator, and of coordinators around it")
  func typedRoutes() throws {
    let app = ShopCoordinator(start: .tabs)
    app.push(.catalog(.account(.edit)))
    let entries = app.projection.base.entries
    #expect(entries[1].route(as: AccountRoute.self) == .edit)
    #expect(entries[1].route(as: CatalogRoute.self) == .account(.edit))
    #expect(entries[1].route(as: ShopRoute.self) == .catalog(.account(.edit)))
    #expect(entries[0].route(as: CatalogRoute.self) == nil)
    let tabs = try #require(entries[0].tabs)
    #expect(tabs.id == entries[0].id)
    #expect(tabs.routes(as: ShopRoute.self) == [.catalog(.list), .favourites(.list), .home])
    #expect(tabs.routes(as: CatalogRoute.self) == nil)
    app.setRoot(.home)
    #expect(entries[1].route(as: AccountRoute.self) == .edit, "of what has left, too")
  }
}
