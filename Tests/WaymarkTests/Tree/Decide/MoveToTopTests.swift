import Testing
import Waymark
import WaymarkTesting

private let item = ShopRoute.catalog(.item(1))

@MainActor
@Suite("Moving to the top")
struct MoveToTopTests {
  @Test(
    "moveToTop moves an entry, or a child with all its entries",
    arguments: [
      VerbRow("an entry", [.home, .about, .note("a")], { $0.moveToTop(.about) }) {
        $0.base = [.home, .note("a"), .about]
      },
      VerbRow(
        "a child, by any of its routes", [.home, .catalog(.list), item, .about],
        { $0.moveToTop(.catalog(.list)) }, .performed, "Shop[home, about, Catalog[list, item(1) *]]"
      ) { $0.base = [.home, .about, .catalog(.list), .catalog(.item(1))] },
      VerbRow(
        "below a child", [.home, .about, .catalog(.list), item], { $0.moveToTop(.about) },
        .performed, "Shop[home, Catalog[list, item(1)], about *]"
      ) { $0.base = [.home, .catalog(.list), .catalog(.item(1)), .about] },
      VerbRow(
        "two children change places", [.home, .catalog(.list), .favourites(.list)],
        { $0.moveToTop(.catalog(.list)) }, .performed, "Shop[home, Catalog[list], Catalog[list *]]"
      ) { $0.base = [.home, .favourites(.list), .catalog(.list)] },
      VerbRow(
        "the match nearest to the top", [.home, .about, .note("a"), .about, .note("b")],
        { $0.moveToTop(.about) }, ids: "#1 #2 #3 #5 #4"
      ) { $0.base = [.home, .about, .note("a"), .note("b"), .about] },
      VerbRow("the entry on top", [.home, .about], { $0.moveToTop(.about) }, .unchanged),
      VerbRow(
        "the child on top", [.home, .catalog(.list), item], { $0.moveToTop(.catalog(.list)) },
        .unchanged),
      VerbRow(
        "the first entry stays", [.home, .about], { $0.moveToTop(.home) }, .ignored(.atRoot)),
      VerbRow(
        "a first child stays", [.catalog(.list), item, .about], { $0.moveToTop(item) },
        .ignored(.atRoot)),
      VerbRow(
        "a route that is not there", [.home, .about], { $0.moveToTop(.note("a")) },
        .ignored(.notFound)),
      VerbRow(
        "by a condition", [.home, .note("a"), .note("b"), .about],
        { $0.moveToTop(where: { $0 != .about && $0 != .home }) }
      ) { $0.base = [.home, .note("a"), .about, .note("b")] },
      VerbRow(
        "in the top layer of its own",
        {
          $0.push(.about); $0.present(.home); $0.push([.about, .note("a")])
        }, { $0.moveToTop(.about) }
      ) { $0[layer: 1] = [.home, .note("a"), .about] },
      VerbRow(
        "of a child", [.home, .catalog(.list), .catalog(.filter), item, .about],
        { $0.onCatalog { $0.moveToTop(.filter) } }, .performed,
        "Shop[home, Catalog[list, item(1), filter], about *]"
      ) { $0.base = [.home, .catalog(.list), .catalog(.item(1)), .catalog(.filter), .about] },
    ])
  func moves(_ row: VerbRow) {
    row.check()
  }

  @Test("Layers on moved entries stay")
  func layers() {
    let app = ShopCoordinator()
    app.push(.catalog(.list))
    app.onCatalog { $0.present(.filter) }
    app.push(.about)
    let id = app.projection.leaf?.id
    #expect(app.moveToTop(.catalog(.list)) == .performed)
    #expect(picture(app) == "Shop[home, about, Catalog[list, ^ sheet[filter *]]]")
    #expect(app.projection.leaf?.id == id)
    #expect(app.moveToTop(.about) == .performed)
    #expect(picture(app) == "Shop[home, Catalog[list, ^ sheet[filter *]], about]")
    #expect(app.projection.leaf?.id == id)
  }

  @Test("What comes into view is checked")
  func access() {
    let session = GuardSession()
    navigationTest(session.makeApp([.home, .secret, .page(1)]), fail: record) { test in
      session.app[.secret] = .deny("no")
      test.step({ $0.moveToTop(.secret) }, .denied("no"))
      test.step({ $0.moveToTop(.page(1)) }, .unchanged)
    }
  }

  @Test("A moved entry keeps its screen, is covered and uncovered, and neither enters nor leaves")
  func lifecycle() throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .about, .note("a")])
    let screen = try #require(app.projection.base.entries[1].screen)
    var events: [String] = []
    app.observe { change, _ in events += change.events.map(\.description) }
    app.moveToTop(.about)
    #expect(app.projection.leaf?.screen === screen)
    #expect(events == ["cover note(\"a\")", "activate about"])
    app.moveToTop(.note("a"))
    #expect(events.suffix(2) == ["cover about", "uncover note(\"a\")"])
  }
}
