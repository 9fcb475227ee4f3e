import Testing
import Waymark
import WaymarkTesting

private let first = "Shop[tabs[>Catalog[list *], Catalog[list], home]]"
private let second = "Shop[tabs[Catalog[list], >Catalog[list *], home]]"
private let third = "Shop[tabs[Catalog[list], Catalog[list], >home *]]"

@MainActor
private func asIs(_ app: ShopCoordinator) {}

@MainActor
private func sheetInTab(_ app: ShopCoordinator) {
  app.onCatalog { $0.present(.filter) }
}

@MainActor
@Suite("Verbs on tabs")
struct TabVerbTests {
  @Test(
    "select",
    arguments: [
      VerbRow("another", { asIs($0) }, { $0.select(.favourites(.list)) }) {
        $0.selected = .favourites(.list)
      },
      VerbRow("a screen", { asIs($0) }, { $0.select(.home) }) { $0.selected = .home },
      VerbRow("no tab", { asIs($0) }, { $0.select(.about) }, .ignored(.notFound)),
      VerbRow(
        "a route that a tab takes but does not declare", { asIs($0) },
        { $0.select(.favourites(.item(1))) }, .ignored(.notFound)),
      VerbRow("the selected tab", { asIs($0) }, { $0.select(.catalog(.list)) }, .unchanged),
      VerbRow(
        "the selected tab goes to its root", { $0.onCatalog { $0.push([.item(1), .item(2)]) } },
        { $0.select(.catalog(.list)) }
      ) { $0.path.removeLast(2) },
      VerbRow(
        "the selected tab ends its layers", { sheetInTab($0) }, { $0.select(.catalog(.list)) }
      ) {
        $0.dismiss()
      },
      VerbRow(
        "another tab, and the old one keeps its path", { $0.onCatalog { $0.push(.item(1)) } },
        { $0.select(.home) }
      ) { $0.selected = .home },
      VerbRow(
        "another tab, and the layers of the old one end", { sheetInTab($0) }, { $0.select(.home) }
      ) {
        $0.dismiss(); $0.selected = .home
      },
      VerbRow(
        "the layers above them end, too",
        {
          sheetInTab($0); $0.present(.about)
        }, { $0.select(.home) }
      ) {
        $0.dismiss(2); $0.selected = .home
      },
      VerbRow("underneath an entry", { $0.push(.about) }, { $0.select(.home) }) {
        $0.selected = .home
      },
      VerbRow(
        "underneath the owner's layer, which stays", { $0.present(.about) }, { $0.select(.home) }
      ) { $0.selected = .home },
      VerbRow(
        "a child does not select its parent's tab", { asIs($0) },
        { $0.onCatalog { $0.select(.list) } },
        .ignored(.notFound)),
    ])
  func select(_ row: VerbRow) { row.check(in: .tabs) }

  @Test(
    "deliver",
    arguments: [
      VerbRow(
        "to the selected tab", { asIs($0) }, { $0.deliver(.catalog(.item(1))) }, .performed,
        "Shop[tabs[>Catalog[list, item(1) *], Catalog[list], home]]"
      ) { $0.path.append(.catalog(.item(1))) },
      VerbRow(
        "to another tab", { asIs($0) }, { $0.deliver(.favourites(.item(1))) }, .performed,
        "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"
      ) {
        $0.selected = .favourites(.list); $0.path.append(.favourites(.item(1)))
      },
      VerbRow(
        "without selecting", { asIs($0) }, { $0.deliver(.favourites(.item(1)), select: false) },
        .performed, "Shop[tabs[>Catalog[list *], Catalog[list, item(1)], home]]"
      ) { $0[tab: .favourites(.list)].append(.favourites(.item(1))) },
      VerbRow("the declared route adds nothing", { asIs($0) }, { $0.deliver(.favourites(.list)) }) {
        $0.selected = .favourites(.list)
      },
      VerbRow(
        "the declared route without selecting", { asIs($0) },
        { $0.deliver(.favourites(.list), select: false) }, .unchanged),
      VerbRow(
        "the declared route of the selected tab", { $0.onCatalog { $0.push(.item(1)) } },
        { $0.deliver(.catalog(.list)) }, .unchanged,
        "Shop[tabs[>Catalog[list, item(1) *], Catalog[list], home]]"),
      VerbRow("to a screen", { asIs($0) }, { $0.deliver(.home) }) { $0.selected = .home },
      VerbRow(
        "a route that no tab takes", { asIs($0) }, { $0.deliver(.about) }, .ignored(.notFound)),
      VerbRow(
        "tabs that are covered", { $0.push(.about) }, { $0.deliver(.favourites(.item(1))) },
        .ignored(.notFound), "Shop[tabs[>Catalog[list], Catalog[list], home], about *]"),
      VerbRow(
        "a modal route", { asIs($0) }, { $0.deliver(.favourites(.filter)) }, .performed,
        "Shop[tabs[Catalog[list], >Catalog[list, ^ sheet[filter *]], home]]"
      ) {
        $0.selected = .favourites(.list); $0.present(.favourites(.filter))
      },
      VerbRow(
        "a modal route without selecting", { asIs($0) },
        { $0.deliver(.favourites(.filter), select: false) }, .ignored(.covered)),
    ])
  func deliver(_ row: VerbRow) { row.check(in: .tabs) }

  @Test(
    "Only navigate looks for a tab; entries that the owner pushes cover the bar",
    arguments: [
      VerbRow(
        "navigate to a route that a tab takes", { asIs($0) },
        { $0.navigate(to: .favourites(.item(1))) },
        .performed, "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"
      ) {
        $0.selected = .favourites(.list); $0.path.append(.favourites(.item(1)))
      },
      VerbRow("navigate to a declared route", { asIs($0) }, { $0.navigate(to: .home) }) {
        $0.selected = .home
      },
      VerbRow(
        "navigate to the selected tab", { asIs($0) }, { $0.navigate(to: .catalog(.list)) },
        .unchanged),
      VerbRow(
        "navigate to a route that no tab takes", { asIs($0) }, { $0.navigate(to: .about) },
        .performed,
        "Shop[tabs[>Catalog[list], Catalog[list], home], about *]"
      ) { $0.base.append(.about) },
      VerbRow(
        "navigate above covered tabs", { $0.push(.about) },
        { $0.navigate(to: .favourites(.item(1))) }, .performed,
        "Shop[tabs[>Catalog[list], Catalog[list], home], about, Catalog[item(1) *]]"
      ) { $0.base.append(.favourites(.item(1))) },
      VerbRow(
        "push of a route that a tab takes", { asIs($0) }, { $0.push(.catalog(.item(1))) },
        .performed,
        "Shop[tabs[>Catalog[list], Catalog[list], home], Catalog[item(1) *]]"
      ) { $0.base.append(.catalog(.item(1))) },
      VerbRow(
        "push of a declared route", { asIs($0) }, { $0.push(.home) }, .performed,
        "Shop[tabs[>Catalog[list], Catalog[list], home], home *]"
      ) { $0.base.append(.home) },
      VerbRow(
        "present", { asIs($0) }, { $0.present(.about) }, .performed,
        "Shop[tabs[>Catalog[list], Catalog[list], home], ^ sheet[about *]]"
      ) { $0.present(.about) },
      VerbRow("back uncovers the bar", { $0.push(.about) }, { $0.back() }) { $0.base.removeLast() },
    ])
  func owner(_ row: VerbRow) { row.check(in: .tabs) }

  @Test(
    "A coordinator in a tab",
    arguments: [
      VerbRow(
        "pushes inside of it", { asIs($0) }, { $0.onCatalog { $0.push(.item(1)) } }, .performed,
        "Shop[tabs[>Catalog[list, item(1) *], Catalog[list], home]]"
      ) { $0.path.append(.catalog(.item(1))) },
      VerbRow(
        "pushes unseen if it is not selected", { asIs($0) },
        { $0.onCatalog(1) { $0.push(.item(1)) } }, .performed,
        "Shop[tabs[>Catalog[list *], Catalog[list, item(1)], home]]"
      ) { $0[tab: .favourites(.list)].append(.favourites(.item(1))) },
      VerbRow(
        "sets its routes unseen", { asIs($0) }, { $0.onCatalog(1) { $0.setRoutes([.item(1)]) } },
        .performed, "Shop[tabs[>Catalog[list *], Catalog[item(1)], home]]"
      ) { $0[tab: .favourites(.list)].replaceLast(with: .favourites(.item(1))) },
      VerbRow(
        "pops unseen", { $0.deliver(.favourites(.item(1)), select: false) },
        { $0.onCatalog(1) { $0.pop() } }
      ) { $0[tab: .favourites(.list)].removeLast() },
      VerbRow(
        "cannot present unseen", { asIs($0) }, { $0.onCatalog(1) { $0.present(.filter) } },
        .ignored(.covered)),
      VerbRow(
        "cannot go back unseen", { $0.deliver(.favourites(.item(1)), select: false) },
        { $0.onCatalog(1) { $0.back() } }, .ignored(.covered),
        "Shop[tabs[>Catalog[list *], Catalog[list, item(1)], home]]"),
      VerbRow(
        "navigates into view", { asIs($0) }, { $0.onCatalog(1) { $0.navigate(to: .item(1)) } },
        .performed, "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"
      ) {
        $0.selected = .favourites(.list); $0.path.append(.favourites(.item(1)))
      },
      VerbRow(
        "navigates into view with a layer", { sheetInTab($0) },
        { $0.onCatalog(1) { $0.navigate(to: .filter) } }, .performed,
        "Shop[tabs[Catalog[list], >Catalog[list, ^ sheet[filter *]], home]]"
      ) {
        $0.dismiss(); $0.selected = .favourites(.list); $0.present(.favourites(.filter))
      },
      VerbRow(
        "does not navigate below the owner's layer", { $0.present(.about) },
        { $0.onCatalog(1) { $0.navigate(to: .item(1)) } }, .ignored(.covered),
        "Shop[tabs[>Catalog[list], Catalog[list], home], ^ sheet[about *]]"),
      VerbRow(
        "does not navigate below the owner's entry", { $0.push(.about) },
        { $0.onCatalog(1) { $0.navigate(to: .item(1)) } }, .ignored(.covered),
        "Shop[tabs[>Catalog[list], Catalog[list], home], about *]"),
      VerbRow("does not finish", { asIs($0) }, { $0.onCatalog { $0.finish() } }, .ignored(.atRoot)),
      VerbRow(
        "does not pop its last entry", { asIs($0) }, { $0.onCatalog { $0.pop() } },
        .ignored(.atRoot)),
      VerbRow(
        "does not end below an only entry", { $0.onCatalog { $0.setRoot(.account(.profile)) } },
        { $0.onAccount { $0.finish() } }, .ignored(.atRoot),
        "Shop[tabs[>Catalog[Account[profile *]], Catalog[list], home]]"),
    ])
  func inside(_ row: VerbRow) { row.check(in: .tabs) }

  @Test(
    "Set verbs never reach into a tab",
    arguments: [
      VerbRow(
        "setRoutes of the same", { $0.deliver(.favourites(.item(1))) }, { $0.setRoutes([.tabs]) },
        .unchanged, "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"),
      VerbRow(
        "popToRoot", { $0.deliver(.favourites(.item(1))) }, { $0.popToRoot() }, .unchanged,
        "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"),
      VerbRow(
        "popToAppRoot from a tab", { $0.deliver(.favourites(.item(1))) },
        { $0.onCatalog(1) { $0.popToAppRoot() } }, .unchanged,
        "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"),
      VerbRow("popToRoot ends a tab's layers", { sheetInTab($0) }, { $0.popToRoot() }) {
        $0.dismiss()
      },
      VerbRow(
        "setRoutes above kept tabs", { $0.deliver(.favourites(.item(1))) },
        { $0.setRoutes([.tabs, .about]) }, .performed,
        "Shop[tabs[Catalog[list], >Catalog[list, item(1)], home], about *]"
      ) { $0.base.append(.about) },
      VerbRow(
        "setRoutes below kept tabs", { $0.deliver(.favourites(.item(1))) },
        { $0.setRoutes([.about, .tabs]) }, .performed,
        "Shop[about, tabs[Catalog[list], >Catalog[list, item(1) *], home]]"
      ) { $0.base = [.about, .tabs] },
      VerbRow(
        "replaceTop of the tabs", { $0.deliver(.favourites(.item(1))) }, { $0.replaceTop(.tabs) },
        .unchanged, "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"),
      VerbRow(
        "removeAll", { $0.deliver(.favourites(.item(1))) },
        { $0.removeAll(where: { $0 == .favourites(.item(1)) }) }, .unchanged,
        "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"),
      VerbRow("pop", { asIs($0) }, { $0.pop() }, .ignored(.atRoot)),
      VerbRow("setRoot drops the tabs", { asIs($0) }, { $0.setRoot(.about) }) {
        $0.base.replaceLast(with: .about)
      },
    ])
  func setVerbs(_ row: VerbRow) { row.check(in: .tabs) }
}
