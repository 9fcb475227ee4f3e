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
}
