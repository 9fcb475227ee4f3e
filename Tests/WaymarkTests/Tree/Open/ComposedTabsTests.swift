import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Tabs and starts that take what is opened")
struct ComposedTabsTests {
  private let plan = RelayPlan()

  @Test(
    "In a new child, too, what its start shows presents the routes that it takes, by navigate as by open",
    arguments: [true, false])
  func startTakes(byOpen: Bool) {
    let rows: [(RelayRoute, String)] = [
      (.tabs, "tabs[home, >L2[page(0), ^ sheet[sheet(1) *]]]"),
      (.columns, "columns[home, >L2[page(0), ^ sheet[sheet(1) *]]]"),
      (.forward(.page(0)), "L2[page(0), ^ sheet[sheet(1) *]]"),
      (.home, "home, ^ sheet[L2[sheet(1) *]]"),
    ]
    for (start, want) in rows {
      plan.starts = [.home, start, .page(0)]
      let app = plan.app()
      let route = RelayRoute.feature(.forward(.sheet(1)))
      let outcome = byOpen ? app.open(route, bare: true) : app.navigate(to: route)
      #expect(outcome == .performed)
      #expect(picture(app) == (byOpen ? "L0[L1[\(want)]]" : "L0[home, L1[\(want)]]"))
    }
  }

  @Test("The start of a new child of a start takes routes, too, and leads to the same as two steps")
  func startsOfStarts() {
    plan.tabs = { level in level == 1 ? [.home, .forward(.tabs)] : [.home, .forward(.page(0))] }
    plan.starts = [.home, .tabs, .tabs, .page(0)]
    let want =
      "L0[home, L1[tabs[home, >L2[tabs[home, >L3[page(0), ^ sheet[sheet(1) *]]]]]]]"
    let route = RelayRoute.feature(.forward(.forward(.sheet(1))))
    let once = plan.app()
    #expect(once.navigate(to: route) == .performed)
    #expect(picture(once) == want)
    let twice = plan.app()
    twice.navigate(to: .feature(.tabs))
    #expect(twice.navigate(to: route) == .performed)
    #expect(picture(twice) == want)
    let together = plan.app()
    together.transaction {
      together.navigate(to: .feature(.tabs))
      together.navigate(to: route)
    }
    #expect(picture(together) == want)
  }

  @Test("A screen in the tabs of a start is revised to a modal route of its case")
  func startRevises() {
    plan.tabs = { _ in [.home, .sheet(0)] }
    plan.starts = [.home, .tabs]
    let app = plan.app()
    #expect(app.navigate(to: .feature(.sheet(1))) == .performed)
    #expect(picture(app) == "L0[home, L1[tabs[home, >sheet(1) *]]]")
  }

  @Test("Columns keep their list, too, so a link finds what they have")
  func columnsBefore() {
    plan.starts = [.columns, .home]
    plan.backStack = { level, route in level == 0 && route != .columns ? [.columns] : [] }
    let app = plan.app()
    plan.tabs = { _ in [.home, .page(1)] }
    app.open(.forward(.sheet(1)))
    #expect(picture(app) == "L0[columns[home, >L1[page(0), ^ sheet[sheet(1) *]]]]")
  }
}
