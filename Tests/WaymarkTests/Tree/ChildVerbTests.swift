import Testing
import Waymark

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
        "Shop[home, Catalog[list, item(1), item(2) *]]", ids: "#1 #2 #3 #4"),
      VerbRow(
        "pop", flow, { $0.onCatalog { $0.pop() } }, .performed, "Shop[home, Catalog[list *]]"),
      VerbRow(
        "pop stops at the child's first entry", flow, { $0.onCatalog { $0.pop(9) } }, .performed,
        "Shop[home, Catalog[list *]]"),
      VerbRow(
        "pop of the last entry takes the child along", [.home, .catalog(.list)],
        { $0.onCatalog { $0.pop() } }, .performed, "Shop[home *]", ids: "#1"),
      VerbRow(
        "popToRoot is the child's own", flow, { $0.onCatalog { $0.popToRoot() } }, .performed,
        "Shop[home, Catalog[list *]]"),
      VerbRow(
        "popToRoot at the child's first", [.home, .catalog(.list)],
        { $0.onCatalog { $0.popToRoot() } }, .unchanged, "Shop[home, Catalog[list *]]"),
      VerbRow(
        "popToAppRoot is the app's", flow, { $0.onCatalog { $0.popToAppRoot() } }, .performed,
        "Shop[home *]"),
      VerbRow(
        "back", flow, { $0.onCatalog { $0.back() } }, .performed, "Shop[home, Catalog[list *]]"),
      VerbRow(
        "back from the child's first", [.home, .catalog(.list)], { $0.onCatalog { $0.back() } },
        .performed, "Shop[home *]"),
      VerbRow(
        "replaceTop of the only entry keeps the child", [.home, .catalog(.list)],
        { $0.onCatalog { $0.replaceTop(.item(1)) } }, .performed,
        "Shop[home, Catalog[item(1) *]]", ids: "#1 #3"),
      VerbRow(
        "setRoot", flow, { $0.onCatalog { $0.setRoot(.item(2)) } }, .performed,
        "Shop[home, Catalog[item(2) *]]", ids: "#1 #4"),
      VerbRow(
        "setRoutes", flow, { $0.onCatalog { $0.setRoutes([.item(1), .list]) } }, .performed,
        "Shop[home, Catalog[item(1), list *]]", ids: "#1 #3 #2"),
      VerbRow(
        "update", flow, { $0.onCatalog { $0.update { $0.push(.list) } } }, .performed,
        "Shop[home, Catalog[list, item(1), list *]]", ids: "#1 #2 #3 #4"),
      VerbRow(
        "remove the child's first", flow,
        { app in app.onCatalog { $0.remove(app.stack[1].id) } },
        .ignored(.atRoot), "Shop[home, Catalog[list, item(1) *]]"),
      VerbRow(
        "remove what is the parent's", flow,
        { app in app.onCatalog { $0.remove(app.stack[0].id) } },
        .ignored(.notFound), "Shop[home, Catalog[list, item(1) *]]"),
      VerbRow(
        "pop to what is the parent's", flow,
        { app in app.onCatalog { $0.pop(to: app.stack[0].id) } },
        .ignored(.notFound), "Shop[home, Catalog[list, item(1) *]]"),
      VerbRow(
        "finish", flow, { $0.onCatalog { $0.finish() } }, .performed, "Shop[home *]", ids: "#1"),
      VerbRow(
        "finish as the app's only entry", { $0.setRoutes([.catalog(.list)]) },
        { $0.onCatalog { $0.finish() } }, .ignored(.atRoot), "Shop[Catalog[list *]]"),
      VerbRow(
        "pop as the app's only entry", { $0.setRoutes([.catalog(.list)]) },
        { $0.onCatalog { $0.pop() } }, .ignored(.atRoot), "Shop[Catalog[list *]]"),
      VerbRow(
        "end", flow, { $0.onCatalog { $0.end() } }, .ignored(.notRoot),
        "Shop[home, Catalog[list, item(1) *]]"),
      VerbRow(
        "start", flow, { $0.onCatalog { $0.start() } }, .unchanged,
        "Shop[home, Catalog[list, item(1) *]]"),
    ])
  func child(_ row: VerbRow) { row.check() }

  @Test(
    "Below others' entries verbs are performed, and present, back and navigate are covered",
    arguments: [
      VerbRow(
        "push", covered, { $0.onCatalog { $0.push(.item(2)) } }, .performed,
        "Shop[home, Catalog[list, item(1), item(2)], about *]", ids: "#1 #2 #3 #5 #4"),
      VerbRow(
        "pop", covered, { $0.onCatalog { $0.pop() } }, .performed,
        "Shop[home, Catalog[list], about *]", ids: "#1 #2 #4"),
      VerbRow(
        "replaceTop", covered, { $0.onCatalog { $0.replaceTop(.list) } }, .performed,
        "Shop[home, Catalog[list, list], about *]"),
      VerbRow(
        "setRoutes", covered, { $0.onCatalog { $0.setRoutes([.item(1)]) } }, .performed,
        "Shop[home, Catalog[item(1)], about *]", ids: "#1 #3 #4"),
      VerbRow(
        "finish", covered, { $0.onCatalog { $0.finish() } }, .performed, "Shop[home, about *]",
        ids: "#1 #4"),
      VerbRow(
        "pop of the last entry", [.home, .catalog(.list), .about], { $0.onCatalog { $0.pop() } },
        .performed, "Shop[home, about *]"),
      VerbRow(
        "finish at the bottom of the app", [.catalog(.list), .about],
        { $0.onCatalog { $0.finish() } }, .performed, "Shop[about *]"),
      VerbRow(
        "present", covered, { $0.onCatalog { $0.present(.filter) } }, .ignored(.covered),
        "Shop[home, Catalog[list, item(1)], about *]"),
      VerbRow(
        "back", covered, { $0.onCatalog { $0.back() } }, .ignored(.covered),
        "Shop[home, Catalog[list, item(1)], about *]"),
      VerbRow(
        "navigate", covered, { $0.onCatalog { $0.navigate(to: .item(2)) } }, .ignored(.covered),
        "Shop[home, Catalog[list, item(1)], about *]"),
    ])
  func coveredChild(_ row: VerbRow) { row.check() }

  @Test(
    "A child in a child in a child",
    arguments: [
      VerbRow(
        "push at the bottom of three", deep, { $0.onAccount(1) { $0.push(.profile) } }, .performed,
        "Shop[home, Catalog[list, Account[profile, Account[profile, profile *]]]]"),
      VerbRow(
        "the innermost pops away", deep, { $0.onAccount(1) { $0.pop() } }, .performed,
        "Shop[home, Catalog[list, Account[profile *]]]"),
      VerbRow(
        "the innermost finishes", deep, { $0.onAccount(1) { $0.finish() } }, .performed,
        "Shop[home, Catalog[list, Account[profile *]]]"),
      VerbRow(
        "the middle one finishes", deep, { $0.onAccount { $0.finish() } }, .performed,
        "Shop[home, Catalog[list *]]"),
      VerbRow(
        "the outer child finishes", deep, { $0.onCatalog { $0.finish() } }, .performed,
        "Shop[home *]"),
      VerbRow(
        "an only entry takes each place along outwards",
        [.home, .catalog(.account(.more(.profile)))], { $0.onAccount(1) { $0.pop() } },
        .performed, "Shop[home *]"),
      VerbRow(
        "the place of the app's base stays", [.catalog(.account(.more(.profile)))],
        { $0.onAccount(1) { $0.finish() } }, .ignored(.atRoot),
        "Shop[Catalog[Account[Account[profile *]]]]"),
      VerbRow(
        "the app pops two levels", deep, { $0.pop(2) }, .performed, "Shop[home, Catalog[list *]]",
        ids: "#1 #2"),
      VerbRow(
        "the app pushes to the innermost", deep, { $0.push(.catalog(.account(.more(.profile)))) },
        .performed, "Shop[home, Catalog[list, Account[profile, Account[profile, profile *]]]]"),
      VerbRow(
        "the app pushes to the middle", deep, { $0.push(.catalog(.account(.profile))) },
        .performed, "Shop[home, Catalog[list, Account[profile, Account[profile], profile *]]]"),
    ])
  func childInChild(_ row: VerbRow) { row.check() }

  @Test("What has left ignores verbs, and shows its start")
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
