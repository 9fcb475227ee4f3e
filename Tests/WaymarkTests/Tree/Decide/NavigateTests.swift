import Testing
import Waymark
import WaymarkTesting

/// A flow with a route for each presentation. It composes itself in two ways.
private enum StyleRoute: Route {
  case start, other
  case shown(Presentation)
  indirect case inner(StyleRoute)
  indirect case sheet(StyleRoute)
  indirect case first(StyleRoute)

  var presentation: Presentation {
    switch self {
    case .start, .other, .inner: .push
    case .shown(let presentation): presentation
    case .sheet: .sheet
    case .first: .root
    }
  }
}

@MainActor
private final class StyleCoordinator: Coordinator {
  let flow = Flow<StyleRoute, TestScreen>(start: .start)

  func destination(for route: StyleRoute) -> Destination<StyleCoordinator> {
    switch route {
    case .start, .other, .shown: .screen { NavigatingScreen(route.name, $0) }
    case .inner(let route): .child(route, as: StyleRoute.inner) { StyleCoordinator() }
    case .sheet(let route): .child(route, as: StyleRoute.sheet) { StyleCoordinator() }
    case .first(let route): .child(route, as: StyleRoute.first) { StyleCoordinator() }
    }
  }
}

private let presentations: [(Presentation, String, String)] = [
  (.push, "other, shown(push) *", "Style[shown(push) *]"),
  (.root, "shown(root) *", "Style[shown(root) *]"),
  (
    .sheet, "other, ^ sheet[shown(sheet) *]",
    "Style[start, ^ sheet[shown(sheet) *]]"
  ),
  (
    .sheet(stack: false), "other, ^ sheet (no stack)[shown(sheet (no stack)) *]",
    "Style[start, ^ sheet (no stack)[shown(sheet (no stack)) *]]"
  ),
  (.cover, "other, ^ cover[shown(cover) *]", "Style[start, ^ cover[shown(cover) *]]"),
  (.popover, "other, ^ popover[shown(popover) *]", "Style[start, ^ popover[shown(popover) *]]"),
  (.dialog, "other, ^ dialog[shown(dialog) *]", "Style[start, ^ dialog[shown(dialog) *]]"),
]

@MainActor
@Suite("navigate(to:)")
struct NavigateTests {
  @Test("A route is shown as its presentation says", arguments: presentations)
  func presentation(_ presentation: Presentation, here: String, inNewChild: String) {
    let root = StyleCoordinator()
    root.push(.other)
    #expect(root.navigate(to: .shown(presentation)) == .performed)
    let start = presentation == .root ? "" : "start, "
    #expect(picture(root) == "Style[\(start)\(here)]")

    let child = StyleCoordinator()
    child.push([.inner(.start), .inner(.other)])
    #expect(child.navigate(to: .inner(.shown(presentation))) == .performed)
    #expect(picture(child) == "Style[start, Style[\(start)\(here)]]")
  }

  @Test(
    "A child started for a modal leaf starts at its start and presents the leaf",
    arguments: presentations)
  func newChild(_ presentation: Presentation, here: String, inNewChild: String) {
    let pushed = StyleCoordinator()
    #expect(pushed.navigate(to: .inner(.shown(presentation))) == .performed)
    #expect(picture(pushed) == "Style[start, \(inNewChild)]")

    let presented = StyleCoordinator()
    #expect(presented.navigate(to: .sheet(.shown(presentation))) == .performed)
    // An equal style counts once: the layer that the parent makes is the one that the child needs.
    let inSheet = presentation == .sheet ? "Style[shown(sheet) *]" : inNewChild
    #expect(picture(presented) == "Style[start, ^ sheet[\(inSheet)]]")

    let first = StyleCoordinator()
    #expect(first.navigate(to: .first(.shown(presentation))) == .performed)
    #expect(picture(first) == "Style[\(inNewChild)]")

    let nested = StyleCoordinator()
    #expect(nested.navigate(to: .inner(.inner(.shown(presentation)))) == .performed)
    #expect(picture(nested) == "Style[start, Style[\(inNewChild)]]")
  }

  @Test(
    "Its target becomes visible",
    arguments: [
      VerbRow(
        "the child on top takes the route", [.home, .catalog(.list)],
        { $0.navigate(to: .catalog(.item(1))) }, .performed, "Shop[home, Catalog[list, item(1) *]]"
      ) { $0.base.append(.catalog(.item(1))) },
      VerbRow(
        "a child that does not take it stays below", [.home, .catalog(.list)],
        { $0.navigate(to: .favourites(.list)) }, .performed,
        "Shop[home, Catalog[list], Catalog[list *]]"
      ) { $0.base.append(.favourites(.list)) },
      VerbRow(
        "the child acts in its own top layer",
        {
          $0.push(.catalog(.list)); $0.onCatalog { $0.present(.filter) }
        }, { $0.navigate(to: .catalog(.item(1))) }, .performed,
        "Shop[home, Catalog[list, ^ sheet[filter, item(1) *]]]"
      ) { $0[layer: 1].append(.catalog(.item(1))) },
      VerbRow(
        "layers of descendants above the place end",
        {
          $0.push(.catalog(.list)); $0.onCatalog { $0.present(.filter) }
        }, { $0.navigate(to: .about) }, .performed, "Shop[home, Catalog[list], about *]"
      ) {
        $0.dismiss(); $0.base.append(.about)
      },
      VerbRow(
        "layers of a child's children end, too",
        {
          $0.push([.catalog(.list), .catalog(.account(.profile))])
          $0.onAccount { $0.present(.edit) }
        }, { $0.navigate(to: .catalog(.item(1))) }, .performed,
        "Shop[home, Catalog[list, Account[profile], item(1) *]]"
      ) {
        $0.dismiss(); $0.base.append(.catalog(.item(1)))
      },
      VerbRow(
        "a modal route goes above the layers of descendants",
        {
          $0.push(.catalog(.account(.profile))); $0.onAccount { $0.present(.edit) }
        }, { $0.onCatalog { $0.navigate(to: .filter) } }, .performed,
        "Shop[home, Catalog[Account[profile, ^ sheet[edit]], ^ sheet[filter *]]]"
      ) { $0.present(.catalog(.filter)) },
      VerbRow("a layer of its own is the place", { $0.present(.about) }, { $0.navigate(to: .home) })
      {
        $0[layer: 1].append(.home)
      },
      VerbRow(
        "layers of descendants above a layer of its own end",
        {
          $0.present(.catalog(.list)); $0.onCatalog { $0.present(.filter) }
        }, { $0.navigate(to: .home) }, .performed, "Shop[home, ^ sheet[Catalog[list], home *]]"
      ) {
        $0.dismiss(); $0[layer: 1].append(.home)
      },
      VerbRow(
        "the innermost child takes it", [.home, .catalog(.list), .catalog(.account(.profile))],
        { $0.navigate(to: .catalog(.account(.edit))) }, .performed,
        "Shop[home, Catalog[list, Account[profile, ^ sheet[edit *]]]]"
      ) { $0.present(.catalog(.account(.edit))) },
    ])
  func visibility(_ row: VerbRow) { row.check() }

  @Test("A root route ends the layers and replaces the stack of the layer that shows it")
  func root() {
    navigationTest(StyleCoordinator(), fail: record) { test in
      test.given {
        $0.push([.other, .inner(.start)])
        $0.present(.other)
      }
      test.step({ $0.navigate(to: .shown(.root)) }) {
        $0.dismiss()
        $0.base = [.shown(.root)]
      }
      test.step({ $0.navigate(to: .shown(.root)) }, .unchanged)
    }
  }

  @Test("In a transaction, navigating to a child that is not made yet works the same way")
  func inTransaction() {
    navigationTest(ShopCoordinator(), fail: record) { test in
      test.step({ app in
        app.transaction {
          app.push(.catalog(.list))
          app.navigate(to: .catalog(.item(1)))
          app.navigate(to: .catalog(.filter))
        }
      }) {
        $0.base.append(contentsOf: [.catalog(.list), .catalog(.item(1))])
        $0.present(.catalog(.filter))
      }
      #expect(picture(test.root) == "Shop[home, Catalog[list, item(1), ^ sheet[filter *]]]")
    }
  }
}
