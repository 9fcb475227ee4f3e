import Testing
import Waymark
import WaymarkTesting

private let flow: [ShopRoute] = [.home, .catalog(.list), .catalog(.item(1))]

/// Two children of one kind that a removal has made neighbours: `Catalog[list]` and `Catalog[item(1)]`.
@MainActor
private func neighbours(_ app: ShopCoordinator) {
  app.setRoutes([.home, .catalog(.list), .about, .catalog(.item(1))])
  app.removeAll(where: { $0 == .about })
}

@MainActor
@Suite("Verbs of a parent on its child's part")
struct ParentVerbTests {
  @Test(
    "A parent's verbs reach into its children",
    arguments: [
      VerbRow(
        "push joins the child on top", flow, { $0.push(.catalog(.item(2))) }, .performed,
        "Shop[home, Catalog[list, item(1), item(2) *]]"
      ) { $0.base.append(.catalog(.item(2))) },
      VerbRow(
        "push does not join a child below", flow + [.about], { $0.push(.catalog(.item(2))) },
        .performed, "Shop[home, Catalog[list, item(1)], about, Catalog[item(2) *]]"
      ) { $0.base.append(.catalog(.item(2))) },
      VerbRow(
        "push of several starts each run once", [.home],
        { $0.push([.catalog(.list), .catalog(.item(1)), .favourites(.list), .favourites(.list)]) },
        .performed, "Shop[home, Catalog[list, item(1)], Catalog[list, list *]]"
      ) {
        $0.base.append(contentsOf: [
          .catalog(.list), .catalog(.item(1)), .favourites(.list), .favourites(.list),
        ])
      },
      VerbRow("pop", flow, { $0.pop() }) { $0.base.removeLast() },
      VerbRow("pop of the whole child", flow, { $0.pop(2) }) { $0.base.removeLast(2) },
      VerbRow("pop to a route of the child", flow, { $0.pop(toLast: .catalog(.list)) }) {
        $0.base.removeLast()
      },
      VerbRow(
        "replaceTop stays in the child", flow, { $0.replaceTop(.catalog(.item(2))) }, .performed,
        "Shop[home, Catalog[list, item(2) *]]"
      ) { $0.base.replaceLast(with: .catalog(.item(2))) },
      VerbRow(
        "remove in the middle of the child", flow, { $0.remove($0.stack[1].id) }, .performed,
        "Shop[home, Catalog[item(1) *]]"
      ) { $0.base = [.home, .catalog(.item(1))] },
      VerbRow(
        "removeAll of a whole child", flow + [.about],
        { $0.removeAll(where: { $0 == .catalog(.list) || $0 == .catalog(.item(1)) }) }
      ) { $0.base = [.home, .about] },
      VerbRow(
        "trim", flow, { $0.trim(keepingLast: 1) }, .performed, "Shop[home, Catalog[item(1) *]]"
      ) { $0.base = [.home, .catalog(.item(1))] },
      VerbRow(
        "setRoutes keeps the child's entries", flow,
        { $0.setRoutes([.catalog(.list), .catalog(.item(1)), .catalog(.item(2))]) }, .performed,
        "Shop[Catalog[list, item(1), item(2) *]]"
      ) { $0.base = [.catalog(.list), .catalog(.item(1)), .catalog(.item(2))] },
      VerbRow(
        "setRoutes with a common suffix keeps the child", flow,
        { $0.setRoutes([.about, .catalog(.list), .catalog(.item(1))]) }, .performed,
        "Shop[about, Catalog[list, item(1) *]]"
      ) { $0.base = [.about, .catalog(.list), .catalog(.item(1))] },
      VerbRow(
        "setRoutes may reorder inside the child", flow,
        { $0.setRoutes([.home, .catalog(.item(1)), .catalog(.list)]) }, .performed,
        "Shop[home, Catalog[item(1), list *]]"
      ) { $0.base = [.home, .catalog(.item(1)), .catalog(.list)] },
      VerbRow(
        "update", flow,
        {
          $0.update {
            $0.pop(); $0.push(.catalog(.item(3)))
          }
        }, .performed, "Shop[home, Catalog[list, item(3) *]]"
      ) { $0.base.replaceLast(with: .catalog(.item(3))) },
      VerbRow(
        "setRoot keeping the stack splits nothing", [.catalog(.list), .catalog(.item(1))],
        { $0.setRoot(.about, keepingStack: true) }, .performed, "Shop[about, Catalog[item(1) *]]"
      ) { $0.base = [.about, .catalog(.item(1))] },
      VerbRow(
        "popToRoot keeps the first entry of a child",
        [.catalog(.list), .catalog(.item(1)), .about], { $0.popToRoot() }
      ) { $0.base.removeLast(2) },
    ])
  func reachIn(_ row: VerbRow) { row.check() }

  @Test(
    "Two runs made adjacent stay two children",
    arguments: [
      VerbRow(
        "setRoutes of the same changes nothing", { neighbours($0) }, { $0.setRoutes($0.routes) },
        .unchanged, "Shop[home, Catalog[list], Catalog[item(1) *]]"),
      VerbRow(
        "push joins the upper child", { neighbours($0) }, { $0.push(.catalog(.item(2))) },
        .performed,
        "Shop[home, Catalog[list], Catalog[item(1), item(2) *]]"
      ) { $0.base.append(.catalog(.item(2))) },
      VerbRow("pop ends the upper child", { neighbours($0) }, { $0.pop() }) {
        $0.base.removeLast()
      },
      VerbRow(
        "the lower child pushes on its own part", { neighbours($0) },
        { $0.onCatalog(0) { $0.push(.item(2)) } }, .performed,
        "Shop[home, Catalog[list, item(2)], Catalog[item(1) *]]"
      ) { $0.base = [.home, .catalog(.list), .catalog(.item(2)), .catalog(.item(1))] },
      VerbRow(
        "a new route below the upper child joins the lower one", { neighbours($0) },
        {
          $0.setRoutes([.home, .catalog(.list), .catalog(.item(2)), .catalog(.item(1))])
        }, .performed, "Shop[home, Catalog[list, item(2)], Catalog[item(1) *]]", ids: "#1 #2 #5 #4"
      ) { $0.base = [.home, .catalog(.list), .catalog(.item(2)), .catalog(.item(1))] },
      VerbRow(
        "a new route above the upper child joins that", { neighbours($0) },
        { $0.setRoutes([.home, .catalog(.list), .catalog(.item(1)), .catalog(.item(2))]) },
        .performed, "Shop[home, Catalog[list], Catalog[item(1), item(2) *]]"
      ) { $0.base.append(.catalog(.item(2))) },
    ])
  func neighboursStay(_ row: VerbRow) { row.check() }

  @Test("An entry keeps its identity only in its own child's run")
  func ownRun() throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .catalog(.list), .catalog(.item(1)), .about])
    let first = try #require(app.child(CatalogCoordinator.self))
    app.setRoutes([.home, .catalog(.list), .about, .catalog(.item(1))])
    #expect(picture(app) == "Shop[home, Catalog[list], about, Catalog[item(1) *]]")
    #expect(ids(app) == "#1 #2 #4 #5")
    #expect(app.children.first === first)
    #expect(first.routes == [.list])
  }

  @Test("A parent's verb that keeps none of a child's entries ends it and starts a new one")
  func newChild() {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    weak let first = app.child(CatalogCoordinator.self)
    #expect(first != nil)
    app.replaceTop(.catalog(.item(1)))
    #expect(first == nil)
    #expect(app.made == ["catalog", "catalog"])
    app.setRoutes([.home, .catalog(.item(2))])
    app.setRoot(.catalog(.item(2)))
    #expect(app.made == ["catalog", "catalog", "catalog"])
  }

  @Test("The child's own verbs keep it, also when they keep none of its entries")
  func ownVerbs() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.push(.catalog(.list)) }
      let catalog = try #require(test.root.child(CatalogCoordinator.self))
      test.step({ _ in catalog.setRoot(.item(1)) }) { $0.base = [.home, .catalog(.item(1))] }
      test.step({ _ in catalog.replaceTop(.item(2)) }) { $0.base = [.home, .catalog(.item(2))] }
      test.step({ _ in catalog.setRoutes([.item(3), .item(4)]) }) {
        $0.base = [.home, .catalog(.item(3)), .catalog(.item(4))]
      }
      #expect(test.root.child(CatalogCoordinator.self) === catalog)
      #expect(test.root.made == ["catalog"])
    }
  }

  @Test("A child lives exactly while its entries are in the tree")
  func lifetime() {
    navigationTest(ShopCoordinator(), fail: record) { test in
      test.given { $0.push([.catalog(.list), .catalog(.account(.profile))]) }
      weak let catalog = test.root.child(CatalogCoordinator.self)
      weak let account = catalog?.child(AccountCoordinator.self)
      #expect(account != nil)
      test.step({ $0.pop() }) { $0.base.removeLast() }
      #expect(account == nil)
      #expect(catalog != nil)
      test.step({ $0.pop() }) { $0.base.removeLast() }
      #expect(catalog == nil)
    }
  }

  @Test("An app that went everywhere and showed nothing is freed with its last outside reference")
  func freed() {
    var app: ShopCoordinator? = ShopCoordinator(start: .tabs)
    app?.push([.catalog(.list), .user(id: 1, .more(.profile)), .note("a")])
    app?.present(.favourites(.account(.profile)))
    app?.onCatalog { $0.push(.item(1)) }
    weak let freed = app
    weak let child = app?.child(CatalogCoordinator.self)
    #expect(freed != nil)
    #expect(child != nil)
    app = nil
    #expect(freed == nil)
    #expect(child == nil)
  }
}
