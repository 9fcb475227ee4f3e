import Testing
import Waymark
import WaymarkTesting

@MainActor
private func deep(_ app: ShopCoordinator) {
  app.setRoutes([.home, .catalog(.list), .catalog(.item(1))])
  app.present(.about)
}

@MainActor
@Suite("Going back several steps")
struct BackStepsTests {
  @Test(
    "back(n) goes n steps of back() as one change",
    arguments: [
      VerbRow("one", { deep($0) }, { $0.back(1) }) { $0.dismiss() },
      VerbRow("two", { deep($0) }, { $0.back(2) }) {
        $0.dismiss(); $0.base.removeLast()
      },
      VerbRow("three", { deep($0) }, { $0.back(3) }) {
        $0.dismiss(); $0.base.removeLast(2)
      },
      VerbRow("as many as there are", { deep($0) }, { $0.back(9) }) {
        $0.dismiss(); $0.base.removeLast(2)
      },
      VerbRow("no step at the root", [.home], { $0.back(2) }, .ignored(.atRoot)),
      VerbRow(
        "less than one", { deep($0) }, { $0.back(0) }, .unchanged,
        "Shop[home, Catalog[list, item(1)], ^ sheet[about *]]"),
      VerbRow(
        "of a child", { $0.setRoutes([.home, .catalog(.list), .catalog(.item(1))]) },
        { $0.onCatalog { $0.back(2) } }
      ) { $0.base.removeLast(2) },
      VerbRow(
        "of a coordinator that is covered", { deep($0) }, { $0.onCatalog { $0.back(2) } },
        .ignored(.covered),
        "Shop[home, Catalog[list, item(1)], ^ sheet[about *]]"),
      VerbRow(
        "through tabs",
        {
          $0.setRoutes([.home, .tabs])
          $0.deliver(.favourites(.item(2)))
        }, { $0.back(2) }
      ) {
        $0.selected = .catalog(.list); $0[tab: .favourites(.list)].removeLast()
      },
    ])
  func steps(_ row: VerbRow) {
    row.check()
  }

  @Test(
    "back(to:) goes back to the first place that shows a route",
    arguments: [
      VerbRow("below", { deep($0) }, { $0.back(to: .catalog(.list)) }) {
        $0.dismiss(); $0.base.removeLast()
      },
      VerbRow("below a layer", { deep($0) }, { $0.back(to: .catalog(.item(1))) }) { $0.dismiss() },
      VerbRow(
        "nowhere", { deep($0) }, { $0.back(to: .note("a")) }, .ignored(.notFound),
        "Shop[home, Catalog[list, item(1)], ^ sheet[about *]]"),
      VerbRow("not to where it is", [.home, .about], { $0.back(to: .about) }, .ignored(.notFound)),
      VerbRow(
        "in the caller's route type",
        { $0.setRoutes([.home, .catalog(.list), .catalog(.item(1))]) },
        { $0.onCatalog { $0.back(to: .list) } }
      ) { $0.base.removeLast() },
    ])
  func places(_ row: VerbRow) {
    row.check()
  }

  @Test("canGoBack(n) is false only if back(n) would be ignored")
  func canGoBack() {
    let app = ShopCoordinator()
    app.start()
    #expect(!app.canGoBack(1) && !app.canGoBack(5) && app.canGoBack(0))
    app.push(.about)
    #expect(app.canGoBack(1) && app.canGoBack(5))
  }

  @Test("An entry on the way is asked, and nothing changes before the answer")
  func policies() throws {
    try navigationTest(ShopCoordinator(), fail: record) { test in
      test.given(deep)
      try test.root.set(.confirm, of: "item(1)")
      test.step({ $0.back(3) }, .asks("item(1)"))
      test.answer(.proceed) {
        $0.dismiss()
        $0.base.removeLast(2)
      }
    }
  }
}
