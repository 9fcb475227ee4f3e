import Testing
import Waymark

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
      VerbRow("another", { asIs($0) }, { $0.select(.favourites(.list)) }, .performed, second),
      VerbRow("a screen", { asIs($0) }, { $0.select(.home) }, .performed, third),
      VerbRow("no tab", { asIs($0) }, { $0.select(.about) }, .ignored(.notFound), first),
      VerbRow(
        "what a tab takes but was not declared with", { asIs($0) },
        { $0.select(.favourites(.item(1))) }, .ignored(.notFound), first),
      VerbRow("the selected", { asIs($0) }, { $0.select(.catalog(.list)) }, .unchanged, first),
      VerbRow(
        "the selected goes to its root", { $0.onCatalog { $0.push([.item(1), .item(2)]) } },
        { $0.select(.catalog(.list)) }, .performed, first),
      VerbRow(
        "the selected ends its layers", { sheetInTab($0) }, { $0.select(.catalog(.list)) },
        .performed, first),
      VerbRow(
        "another keeps the path of the one that is left", { $0.onCatalog { $0.push(.item(1)) } },
        { $0.select(.home) }, .performed,
        "Shop[tabs[Catalog[list, item(1)], Catalog[list], >home *]]"),
      VerbRow(
        "another ends the layers of the one that is left", { sheetInTab($0) },
        { $0.select(.home) }, .performed, third),
      VerbRow(
        "and what lies above them",
        {
          sheetInTab($0); $0.present(.about)
        },
        { $0.select(.home) }, .performed, third),
      VerbRow(
        "underneath an entry", { $0.push(.about) }, { $0.select(.home) }, .performed,
        "Shop[tabs[Catalog[list], Catalog[list], >home], about *]"),
      VerbRow(
        "underneath the owner's layer, which stays", { $0.present(.about) },
        { $0.select(.home) }, .performed,
        "Shop[tabs[Catalog[list], Catalog[list], >home], ^ sheet[about *]]"),
      VerbRow(
        "a child does not select its parent's", { asIs($0) },
        { $0.onCatalog { $0.select(.list) } }, .ignored(.notFound), first),
    ])
  func select(_ row: VerbRow) { row.check(in: .tabs) }

  @Test(
    "deliver",
    arguments: [
      VerbRow(
        "to the selected tab", { asIs($0) }, { $0.deliver(.catalog(.item(1))) }, .performed,
        "Shop[tabs[>Catalog[list, item(1) *], Catalog[list], home]]"),
      VerbRow(
        "to another", { asIs($0) }, { $0.deliver(.favourites(.item(1))) }, .performed,
        "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"),
      VerbRow(
        "without selecting", { asIs($0) }, { $0.deliver(.favourites(.item(1)), select: false) },
        .performed, "Shop[tabs[>Catalog[list *], Catalog[list, item(1)], home]]"),
      VerbRow(
        "the declared route adds nothing", { asIs($0) }, { $0.deliver(.favourites(.list)) },
        .performed, second),
      VerbRow(
        "the declared route without selecting", { asIs($0) },
        { $0.deliver(.favourites(.list), select: false) }, .unchanged, first),
      VerbRow(
        "the declared route of the selected tab", { $0.onCatalog { $0.push(.item(1)) } },
        { $0.deliver(.catalog(.list)) }, .unchanged,
        "Shop[tabs[>Catalog[list, item(1) *], Catalog[list], home]]"),
      VerbRow("to a screen", { asIs($0) }, { $0.deliver(.home) }, .performed, third),
      VerbRow(
        "what no tab takes", { asIs($0) }, { $0.deliver(.about) }, .ignored(.notFound), first),
      VerbRow(
        "tabs that are covered", { $0.push(.about) }, { $0.deliver(.favourites(.item(1))) },
        .ignored(.notFound), "Shop[tabs[>Catalog[list], Catalog[list], home], about *]"),
      VerbRow(
        "a modal route", { asIs($0) }, { $0.deliver(.favourites(.filter)) }, .performed,
        "Shop[tabs[Catalog[list], >Catalog[list, ^ sheet[filter *]], home]]"),
      VerbRow(
        "a modal route without selecting", { asIs($0) },
        { $0.deliver(.favourites(.filter), select: false) }, .ignored(.covered), first),
    ])
  func deliver(_ row: VerbRow) { row.check(in: .tabs) }

  @Test(
    "Only navigate looks for a tab; what the owner pushes covers the bar",
    arguments: [
      VerbRow(
        "navigate to what a tab takes", { asIs($0) },
        { $0.navigate(to: .favourites(.item(1))) }, .performed,
        "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"),
      VerbRow(
        "navigate to a declared route", { asIs($0) }, { $0.navigate(to: .home) }, .performed,
        third),
      VerbRow(
        "navigate to the selected", { asIs($0) }, { $0.navigate(to: .catalog(.list)) },
        .unchanged, first),
      VerbRow(
        "navigate to what no tab takes", { asIs($0) }, { $0.navigate(to: .about) }, .performed,
        "Shop[tabs[>Catalog[list], Catalog[list], home], about *]"),
      VerbRow(
        "navigate above covered tabs", { $0.push(.about) },
        { $0.navigate(to: .favourites(.item(1))) }, .performed,
        "Shop[tabs[>Catalog[list], Catalog[list], home], about, Catalog[item(1) *]]"),
      VerbRow(
        "push of what a tab takes", { asIs($0) }, { $0.push(.catalog(.item(1))) }, .performed,
        "Shop[tabs[>Catalog[list], Catalog[list], home], Catalog[item(1) *]]"),
      VerbRow(
        "push of a declared route", { asIs($0) }, { $0.push(.home) }, .performed,
        "Shop[tabs[>Catalog[list], Catalog[list], home], home *]"),
      VerbRow(
        "present", { asIs($0) }, { $0.present(.about) }, .performed,
        "Shop[tabs[>Catalog[list], Catalog[list], home], ^ sheet[about *]]"),
      VerbRow(
        "back uncovers the bar", { $0.push(.about) }, { $0.back() }, .performed, first),
    ])
  func owner(_ row: VerbRow) { row.check(in: .tabs) }

  @Test(
    "A coordinator in a tab",
    arguments: [
      VerbRow(
        "pushes inside of it", { asIs($0) }, { $0.onCatalog { $0.push(.item(1)) } }, .performed,
        "Shop[tabs[>Catalog[list, item(1) *], Catalog[list], home]]"),
      VerbRow(
        "pushes unseen if it is not selected", { asIs($0) },
        { $0.onCatalog(1) { $0.push(.item(1)) } }, .performed,
        "Shop[tabs[>Catalog[list *], Catalog[list, item(1)], home]]"),
      VerbRow(
        "sets its routes unseen", { asIs($0) }, { $0.onCatalog(1) { $0.setRoutes([.item(1)]) } },
        .performed, "Shop[tabs[>Catalog[list *], Catalog[item(1)], home]]"),
      VerbRow(
        "pops unseen", { $0.deliver(.favourites(.item(1)), select: false) },
        { $0.onCatalog(1) { $0.pop() } }, .performed, first),
      VerbRow(
        "cannot present unseen", { asIs($0) }, { $0.onCatalog(1) { $0.present(.filter) } },
        .ignored(.covered), first),
      VerbRow(
        "cannot go back unseen", { $0.deliver(.favourites(.item(1)), select: false) },
        { $0.onCatalog(1) { $0.back() } }, .ignored(.covered),
        "Shop[tabs[>Catalog[list *], Catalog[list, item(1)], home]]"),
      VerbRow(
        "navigates into view", { asIs($0) }, { $0.onCatalog(1) { $0.navigate(to: .item(1)) } },
        .performed, "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"),
      VerbRow(
        "navigates into view with a layer", { sheetInTab($0) },
        { $0.onCatalog(1) { $0.navigate(to: .filter) } }, .performed,
        "Shop[tabs[Catalog[list], >Catalog[list, ^ sheet[filter *]], home]]"),
      VerbRow(
        "does not navigate below the owner's layer", { $0.present(.about) },
        { $0.onCatalog(1) { $0.navigate(to: .item(1)) } }, .ignored(.covered),
        "Shop[tabs[>Catalog[list], Catalog[list], home], ^ sheet[about *]]"),
      VerbRow(
        "does not navigate below the owner's entry", { $0.push(.about) },
        { $0.onCatalog(1) { $0.navigate(to: .item(1)) } }, .ignored(.covered),
        "Shop[tabs[>Catalog[list], Catalog[list], home], about *]"),
      VerbRow(
        "does not finish", { asIs($0) }, { $0.onCatalog { $0.finish() } }, .ignored(.atRoot),
        first),
      VerbRow(
        "does not pop its last entry", { asIs($0) }, { $0.onCatalog { $0.pop() } },
        .ignored(.atRoot), first),
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
        "setRoutes of the same", { $0.deliver(.favourites(.item(1))) },
        { $0.setRoutes([.tabs]) }, .unchanged,
        "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]", ids: "#1"),
      VerbRow(
        "popToRoot", { $0.deliver(.favourites(.item(1))) }, { $0.popToRoot() }, .unchanged,
        "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"),
      VerbRow(
        "popToAppRoot from a tab", { $0.deliver(.favourites(.item(1))) },
        { $0.onCatalog(1) { $0.popToAppRoot() } }, .unchanged,
        "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"),
      VerbRow(
        "popToRoot ends a tab's layers", { sheetInTab($0) }, { $0.popToRoot() }, .performed, first),
      VerbRow(
        "setRoutes above kept tabs", { $0.deliver(.favourites(.item(1))) },
        { $0.setRoutes([.tabs, .about]) }, .performed,
        "Shop[tabs[Catalog[list], >Catalog[list, item(1)], home], about *]"),
      VerbRow(
        "setRoutes below kept tabs", { $0.deliver(.favourites(.item(1))) },
        { $0.setRoutes([.about, .tabs]) }, .performed,
        "Shop[about, tabs[Catalog[list], >Catalog[list, item(1) *], home]]"),
      VerbRow(
        "replaceTop of the tabs", { $0.deliver(.favourites(.item(1))) },
        { $0.replaceTop(.tabs) }, .unchanged,
        "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"),
      VerbRow(
        "removeAll", { $0.deliver(.favourites(.item(1))) },
        { $0.removeAll(where: { $0 == .favourites(.item(1)) }) }, .unchanged,
        "Shop[tabs[Catalog[list], >Catalog[list, item(1) *], home]]"),
      VerbRow("pop", { asIs($0) }, { $0.pop() }, .ignored(.atRoot), first),
      VerbRow(
        "setRoot drops the tabs", { asIs($0) }, { $0.setRoot(.about) }, .performed,
        "Shop[about *]"),
    ])
  func setVerbs(_ row: VerbRow) { row.check(in: .tabs) }
}
