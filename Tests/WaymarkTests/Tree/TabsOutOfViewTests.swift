import Testing

@testable import Waymark

@MainActor
@Suite("Tabs with tabs inside, and what lies in tabs out of view")
struct TabsOutOfViewTests {
  @Test(
    "A modal route that a link opens in a column resets those to its right, with a back stack or without",
    arguments: [true, false])
  func modalInColumn(isBare: Bool) {
    let plan = RelayPlan()
    plan.starts = [.columns, .home]
    plan.tabs = { _ in [.forward(.page(0)), .feature(.page(0))] }
    let app = plan.app()
    app.navigate(to: .feature(.page(3)))
    #expect(app.open(.forward(.sheet(1)), bare: isBare) == .performed)
    #expect(picture(app) == "L0[columns[>L1[page(0), ^ sheet[sheet(1) *]], L1[page(0)]]]")
    #expect(app.open(.forward(.sheet(1)), bare: isBare) == .unchanged)
  }

  @Test("A tab that is selected again tells the leaf of the tabs inside")
  func reselectedInside() throws {
    let plan = RelayPlan()
    plan.starts = [.tabs, .tabs]
    plan.tabs = { $0 == 0 ? [.forward(.tabs), .page(9)] : [.page(6), .page(7)] }
    let app = plan.app()
    var count = 0
    try app.navigator(RelayCoordinator.self, of: "page(6)").onReselect { count += 1 }
    #expect(app.select(.forward(.tabs)) == .unchanged)
    #expect(count == 1)
  }

  @Test("In tabs that are covered, the nearest coordinator of a type is that of the selected tab")
  func nearest() throws {
    let app = ShopCoordinator(start: .tabs)
    app.start()
    let first = try #require(app.child(CatalogCoordinator.self))
    let counter = ChangeCounter { _ = app.child(CatalogCoordinator.self) }
    app.present(.about)
    #expect(app.child(CatalogCoordinator.self) === first)
    app.dismiss()
    app.select(.favourites(.list))
    app.present(.about)
    #expect(counter.count > 0)
    #expect(app.child(CatalogCoordinator.self) !== first)
  }

  @Test("Going nowhere in the history keeps a layer whose presenter is in another column")
  func layerOfAnotherColumn() throws {
    let app = ShopCoordinator(start: .columns)
    app.start()
    let history = History(app)
    try #require(app.child(CatalogCoordinator.self)).present(.filter)
    app.present(.about, replacing: true)
    app.select(.favourites(.list))
    #expect(app.projection.layers.count == 2)
    let id = try #require(app.projection.layers.last?.entries.last?.id)
    #expect(history.go(0) == .unchanged)
    #expect(app.projection.layers.last?.entries.last?.id == id)
  }

  @Test("Delivering without selecting leaves the selection of tabs inside the tab as it is, too")
  func deliveredInside() {
    let plan = RelayPlan()
    plan.starts = [.tabs, .tabs, .home]
    plan.tabs = { $0 == 0 ? [.forward(.tabs), .page(9)] : [.page(6), .forward(.page(0))] }
    let app = plan.app()
    let before = app.visiblePath
    #expect(app.deliver(.forward(.forward(.page(2))), select: false) == .performed)
    #expect(app.visiblePath == before)
    #expect(app.deliver(.forward(.forward(.page(3)))) == .performed)
    #expect(app.visiblePath.last?.last == .forward(.forward(.page(3))))
    #expect(app.routes.count == 1)
  }
}
