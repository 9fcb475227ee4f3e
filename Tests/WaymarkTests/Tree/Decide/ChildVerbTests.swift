import Testing
import Waymark
import WaymarkTesting

private let flow: [ShopRoute] = [.home, .catalog(.list), .catalog(.item(1))]
private let covered: [ShopRoute] = flow + [.about]
private let deep: [ShopRoute] = [
  .home, .catalog(.list), .catalog(.account(.profile)), .catalog(.account(.more(.profile))),
]

@MainActor
@Suite("Verbs of a child")
struct ChildVerbTests {
  @Test(
    "A child's verbs act on its own part of the stack",
    arguments: [
      VerbRow(
        "push", flow, { $0.onCatalog { $0.push(.item(2)) } }, .performed,
        "Shop[home, Catalog[list, item(1), item(2) *]]"
      ) { $0.base.append(.catalog(.item(2))) },
      VerbRow("pop", flow, { $0.onCatalog { $0.pop() } }) { $0.base.removeLast() },
      VerbRow("pop stops at the child's first entry", flow, { $0.onCatalog { $0.pop(9) } }) {
        $0.base.removeLast()
      },
      VerbRow(
        "pop of the last entry takes the child along", [.home, .catalog(.list)],
        { $0.onCatalog { $0.pop() } }
      ) { $0.base.removeLast() },
      VerbRow("popToRoot is the child's own", flow, { $0.onCatalog { $0.popToRoot() } }) {
        $0.base.removeLast()
      },
      VerbRow(
        "popToRoot at the child's first entry", [.home, .catalog(.list)],
        { $0.onCatalog { $0.popToRoot() } }, .unchanged),
      VerbRow("popToAppRoot is the app's", flow, { $0.onCatalog { $0.popToAppRoot() } }) {
        $0.base.removeLast(2)
      },
      VerbRow("back", flow, { $0.onCatalog { $0.back() } }) { $0.base.removeLast() },
      VerbRow(
        "back from the child's first entry", [.home, .catalog(.list)],
        { $0.onCatalog { $0.back() } }
      ) { $0.base.removeLast() },
      VerbRow(
        "replaceTop of the only entry keeps the child", [.home, .catalog(.list)],
        { $0.onCatalog { $0.replaceTop(.item(1)) } }, .performed, "Shop[home, Catalog[item(1) *]]"
      ) { $0.base.replaceLast(with: .catalog(.item(1))) },
      VerbRow(
        "setRoot", flow, { $0.onCatalog { $0.setRoot(.item(2)) } }, .performed,
        "Shop[home, Catalog[item(2) *]]"
      ) { $0.base = [.home, .catalog(.item(2))] },
      VerbRow(
        "setRoutes", flow, { $0.onCatalog { $0.setRoutes([.item(1), .list]) } }, .performed,
        "Shop[home, Catalog[item(1), list *]]"
      ) { $0.base = [.home, .catalog(.item(1)), .catalog(.list)] },
      VerbRow(
        "update", flow, { $0.onCatalog { $0.update { $0.push(.list) } } }, .performed,
        "Shop[home, Catalog[list, item(1), list *]]"
      ) { $0.base.append(.catalog(.list)) },
      VerbRow(
        "remove the child's first entry", flow,
        { app in app.onCatalog { $0.remove(app.stack[1].id) } },
        .ignored(.atRoot)),
      VerbRow(
        "remove an entry of the parent", flow,
        { app in app.onCatalog { $0.remove(app.stack[0].id) } }, .ignored(.notFound)),
      VerbRow(
        "pop to an entry of the parent", flow,
        { app in app.onCatalog { $0.pop(to: app.stack[0].id) } }, .ignored(.notFound)),
      VerbRow("finish", flow, { $0.onCatalog { $0.finish() } }) { $0.base.removeLast(2) },
      VerbRow(
        "finish of the app's only entry", { $0.setRoutes([.catalog(.list)]) },
        { $0.onCatalog { $0.finish() } }, .ignored(.atRoot), "Shop[Catalog[list *]]"),
      VerbRow(
        "pop of the app's only entry", { $0.setRoutes([.catalog(.list)]) },
        { $0.onCatalog { $0.pop() } }, .ignored(.atRoot), "Shop[Catalog[list *]]"),
      VerbRow("end", flow, { $0.onCatalog { $0.end() } }, .ignored(.notRoot)),
      VerbRow("start", flow, { $0.onCatalog { $0.start() } }, .unchanged),
    ])
  func child(_ row: VerbRow) { row.check() }

  @Test(
    "Below entries of others, verbs are performed; present, back and navigate are covered",
    arguments: [
      VerbRow(
        "push", covered, { $0.onCatalog { $0.push(.item(2)) } }, .performed,
        "Shop[home, Catalog[list, item(1), item(2)], about *]"
      ) { $0.base = [.home, .catalog(.list), .catalog(.item(1)), .catalog(.item(2)), .about] },
      VerbRow(
        "pop", covered, { $0.onCatalog { $0.pop() } }, .performed,
        "Shop[home, Catalog[list], about *]"
      ) { $0.base = [.home, .catalog(.list), .about] },
      VerbRow(
        "replaceTop", covered, { $0.onCatalog { $0.replaceTop(.list) } }, .performed,
        "Shop[home, Catalog[list, list], about *]"
      ) { $0.base = [.home, .catalog(.list), .catalog(.list), .about] },
      VerbRow(
        "setRoutes", covered, { $0.onCatalog { $0.setRoutes([.item(1)]) } }, .performed,
        "Shop[home, Catalog[item(1)], about *]"
      ) { $0.base = [.home, .catalog(.item(1)), .about] },
      VerbRow("finish", covered, { $0.onCatalog { $0.finish() } }) { $0.base = [.home, .about] },
      VerbRow(
        "pop of the last entry", [.home, .catalog(.list), .about], { $0.onCatalog { $0.pop() } }
      ) { $0.base = [.home, .about] },
      VerbRow(
        "finish at the bottom of the app", [.catalog(.list), .about],
        { $0.onCatalog { $0.finish() } }
      ) { $0.base = [.about] },
      VerbRow("present", covered, { $0.onCatalog { $0.present(.filter) } }, .ignored(.covered)),
      VerbRow("back", covered, { $0.onCatalog { $0.back() } }, .ignored(.covered)),
      VerbRow(
        "navigate", covered, { $0.onCatalog { $0.navigate(to: .item(2)) } }, .ignored(.covered)),
    ])
  func coveredChild(_ row: VerbRow) { row.check() }

  @Test(
    "A child in a child in a child",
    arguments: [
      VerbRow(
        "push at the bottom of three", deep, { $0.onAccount(1) { $0.push(.profile) } }, .performed,
        "Shop[home, Catalog[list, Account[profile, Account[profile, profile *]]]]"
      ) { $0.base.append(.catalog(.account(.more(.profile)))) },
      VerbRow("the innermost child pops its entry", deep, { $0.onAccount(1) { $0.pop() } }) {
        $0.base.removeLast()
      },
      VerbRow("the innermost child finishes", deep, { $0.onAccount(1) { $0.finish() } }) {
        $0.base.removeLast()
      },
      VerbRow("the middle child finishes", deep, { $0.onAccount { $0.finish() } }) {
        $0.base.removeLast(2)
      },
      VerbRow("the outer child finishes", deep, { $0.onCatalog { $0.finish() } }) {
        $0.base.removeLast(3)
      },
      VerbRow(
        "a child that is its parent's only entry takes the parent along",
        [.home, .catalog(.account(.more(.profile)))], { $0.onAccount(1) { $0.pop() } }
      ) { $0.base.removeLast() },
      VerbRow(
        "the place of the app's base stays", [.catalog(.account(.more(.profile)))],
        { $0.onAccount(1) { $0.finish() } }, .ignored(.atRoot)),
      VerbRow("the app pops two levels", deep, { $0.pop(2) }) { $0.base.removeLast(2) },
      VerbRow(
        "the app pushes to the innermost", deep, { $0.push(.catalog(.account(.more(.profile)))) },
        .performed, "Shop[home, Catalog[list, Account[profile, Account[profile, profile *]]]]"
      ) { $0.base.append(.catalog(.account(.more(.profile)))) },
      VerbRow(
        "the app pushes to the middle", deep, { $0.push(.catalog(.account(.profile))) }, .performed,
        "Shop[home, Catalog[list, Account[profile, Account[profile], profile *]]]"
      ) { $0.base.append(.catalog(.account(.profile))) },
    ])
  func childInChild(_ row: VerbRow) { row.check() }

  @Test("A child that has left ignores verbs, and shows its start")
  func left() throws {
    let app = ShopCoordinator()
    app.push([.catalog(.item(1)), .catalog(.item(2))])
    let catalog = try #require(app.child(CatalogCoordinator.self))
    app.popToRoot()
    let verbs: [Outcome] = [
      catalog.push(.list), catalog.pop(), catalog.finish(), catalog.end(), catalog.start(),
      catalog.back(), catalog.present(.filter), catalog.dismiss(), catalog.setRoutes([.list]),
      catalog.update { $0.pop() }, catalog.transaction {}, catalog.select(.list),
    ]
    #expect(verbs == Array(repeating: .ignored(.left), count: 12))
    #expect(catalog.routes == [.list])
    #expect(!catalog.isActive)
    #expect(app.routes == [.home])
  }
}
