import Testing
import Waymark
import WaymarkTesting

private let flow: [ShopRoute] = [.home, .catalog(.list), .catalog(.item(1))]
private let deep: [ShopRoute] = [
  .catalog(.list), .catalog(.account(.profile)), .catalog(.account(.more(.profile))),
]

@MainActor
@Suite("Runs of routes and their children")
struct RunTests {
  @Test(
    "A run of consecutive routes that one embedding takes is one child",
    arguments: [
      VerbRow(
        "a new route right below a child's entries", [.home, .catalog(.item(1))],
        { app in
          let outcome = app.setRoutes([.home, .catalog(.list), .catalog(.item(1))])
          #expect(app.made == ["catalog"])
          return outcome
        }, .performed, "Shop[home, Catalog[list, item(1) *]]"
      ) { $0.base = [.home, .catalog(.list), .catalog(.item(1))] },
      VerbRow(
        "a new route in the middle of a child's entries", flow,
        { app in
          let outcome = app.setRoutes([
            .home, .catalog(.list), .catalog(.item(2)), .catalog(.item(1)),
          ])
          #expect(app.made == ["catalog"])
          return outcome
        }, .performed, "Shop[home, Catalog[list, item(2), item(1) *]]"
      ) { $0.base = [.home, .catalog(.list), .catalog(.item(2)), .catalog(.item(1))] },
      VerbRow(
        "a new route below the entries of a child's child", [.catalog(.account(.profile))],
        { $0.setRoutes([.catalog(.account(.edit)), .catalog(.account(.profile))]) }, .performed,
        "Shop[Catalog[Account[edit, profile *]]]"
      ) { $0.base = [.catalog(.account(.edit)), .catalog(.account(.profile))] },
      VerbRow(
        "two children that lose the entry between them",
        [.home, .catalog(.list), .about, .catalog(.item(1))],
        { $0.setRoutes([.home, .catalog(.list), .catalog(.item(1))]) }, .performed,
        "Shop[home, Catalog[list], Catalog[item(1) *]]"
      ) { $0.base = [.home, .catalog(.list), .catalog(.item(1))] },
      VerbRow(
        "update that splits a child", flow + [.about],
        { app in
          app.update { stack in
            stack.setRoutes([.home, .catalog(.item(1)), .about, .catalog(.list)])
          }
        }, .performed, "Shop[home, Catalog[item(1)], about, Catalog[list *]]"
      ) {
        $0.base = [.home, .catalog(.item(1)), .about, .catalog(.list)]; $0.renew(.catalog(.list))
      },
      VerbRow(
        "a reorder in three levels", deep,
        {
          $0.setRoutes([
            .catalog(.account(.more(.profile))), .catalog(.account(.profile)), .catalog(.list),
          ])
        }, .performed, "Shop[Catalog[Account[Account[profile], profile], list *]]"
      ) {
        $0.base = [
          .catalog(.account(.more(.profile))), .catalog(.account(.profile)), .catalog(.list),
        ]
      },
      VerbRow(
        "two children of a child that become neighbours stay two",
        [.catalog(.account(.profile)), .catalog(.list), .catalog(.account(.edit))],
        { $0.removeAll(where: { $0 == .catalog(.list) }) }, .performed,
        "Shop[Catalog[Account[profile], Account[edit *]]]"
      ) { $0.base = [.catalog(.account(.profile)), .catalog(.account(.edit))] },
      VerbRow(
        "setRoutes of the same routes changes nothing",
        { app in
          app.setRoutes([
            .catalog(.account(.profile)), .catalog(.list), .catalog(.account(.edit)),
          ])
          app.onCatalog { $0.remove($0.stack[1].id) }
        }, { $0.setRoutes($0.routes) }, .unchanged,
        "Shop[Catalog[Account[profile], Account[edit *]]]"),
      VerbRow(
        "popOrPush to an entry of a child", flow + [.about], { $0.popOrPush(.catalog(.list)) }
      ) { $0.base.removeLast(2) },
      VerbRow("pop to the id of a child's entry", flow + [.about], { $0.pop(to: $0.stack[1].id) }) {
        $0.base.removeLast(2)
      },
      VerbRow(
        "the first entry of the app may be a child's", deep, { $0.remove($0.stack[0].id) },
        .ignored(.atRoot)),
      VerbRow(
        "remove of a child's only entry", [.home, .catalog(.list), .about],
        { $0.remove($0.stack[1].id) }
      ) { $0.base = [.home, .about] },
    ])
  func run(_ row: VerbRow) { row.check() }

  @Test("setRoutes(r) makes routes equal r, and the children's routes are its parts")
  func parts() {
    let app = ShopCoordinator()
    let wanted: [ShopRoute] = [
      .user(id: 1, .profile), .user(id: 2, .more(.profile)), .catalog(.account(.profile)),
      .catalog(.account(.edit)), .home, .catalog(.list),
    ]
    app.setRoutes(wanted)
    #expect(app.routes == wanted)
    #expect(app.onAccount(0) { $0.routes == [.profile] ? .performed : .unchanged } == .performed)
    #expect(
      app.onAccount(1) { $0.routes == [.more(.profile)] ? .performed : .unchanged } == .performed)
    #expect(
      app.onCatalog(0) {
        $0.routes == [.account(.profile), .account(.edit)] ? .performed : .unchanged
      } == .performed)
    #expect(app.children.count == 4)
    #expect(app.depth == 6)
  }
}
