import Testing
import Waymark

// Which tab takes a route, and when a new child asks what it starts with.
extension FindingsProperties {
  @Test("A delivery without selection selects nothing in the start of a new child either")
  func unselected() {
    let plan = RelayPlan()
    plan.tabs = { level in level == 0 ? [.home, .forward(.home)] : [.home, .sheet(0)] }
    plan.starts = [.tabs, .home, .tabs]
    let app = plan.app()
    #expect(app.deliver(.forward(.feature(.sheet(1))), select: false) == .performed)
    #expect(picture(app) == "L0[tabs[>home *, L1[home, L2[tabs[>home, sheet(1)]]]]]")
  }

  @Test("The list that tabs were made with counts until they are reloaded, for links, too")
  func listBeforeReload() {
    let plan = RelayPlan()
    plan.starts = [.tabs, .home]
    plan.backStack = { level, route in level == 0 && route != .tabs ? [.tabs] : [] }
    plan.tabs = { _ in [.home] }
    let app = plan.app()
    plan.tabs = { _ in [.home, .forward(.page(0))] }
    app.open(.forward(.sheet(1)))
    #expect(picture(app) == "L0[tabs[>home], ^ sheet[L1[sheet(1) *]]]")
    let other = plan.app()
    plan.tabs = { _ in [.home] }
    other.open(.forward(.sheet(1)))
    #expect(picture(other) == "L0[tabs[home, >L1[page(0), ^ sheet[sheet(1) *]]]]")
  }

  @Test(
    "A tab that is a screen takes other routes of its case from links, whatever their presentation")
  func modalScreenTab() {
    let plan = RelayPlan()
    plan.starts = [.tabs]
    plan.backStack = { _, route in route == .tabs ? [] : [.tabs] }
    for (first, second, third) in [
      (RelayRoute.sheet(0), RelayRoute.sheet(1), RelayRoute.sheet(2)),
      (.front(0), .front(1), .front(2)),
    ] {
      plan.tabs = { _ in [.home, first] }
      let app = plan.app()
      #expect(app.open(second) == .performed)
      #expect(picture(app) == "L0[tabs[home, >\(second.name) *]]")
      app.navigate(to: third)
      #expect(app.open(third) == .unchanged)
      #expect(picture(app) == "L0[tabs[home, >\(third.name) *]]")
      // The tabs are made by the link.
      app.setRoutes([.home])
      #expect(app.open(second) == .performed)
      #expect(picture(app) == "L0[tabs[home, >\(second.name) *]]")
    }
  }

  @Test("Two tabs of one case take only what they show; other routes are presented")
  func twoOfOneCase() {
    let plan = RelayPlan()
    plan.starts = [.tabs]
    plan.backStack = { _, route in route == .tabs ? [] : [.tabs] }
    plan.tabs = { _ in [.home, .sheet(0), .sheet(1)] }
    let app = plan.app()
    #expect(app.open(.sheet(1)) == .performed)
    #expect(picture(app) == "L0[tabs[home, sheet(0), >sheet(1) *]]")
    #expect(app.open(.sheet(2)) == .performed)
    #expect(picture(app) == "L0[tabs[home, sheet(0), >sheet(1)], ^ sheet[sheet(2) *]]")
    app.setRoutes([.home])
    #expect(app.open(.sheet(2)) == .performed)
    #expect(picture(app) == "L0[tabs[>home, sheet(0), sheet(1)], ^ sheet[sheet(2) *]]")
  }
}
