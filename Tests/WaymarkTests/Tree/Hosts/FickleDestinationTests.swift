import Testing
import Waymark
import WaymarkTesting

/// Destinations that are not pure lead to an outcome and a report, never to a trap or an endless loop.
@MainActor
@Suite("Destinations that change from one call to the next")
struct FickleDestinationTests {
  private let plan = FicklePlan()

  @Test("Tabs that are tabs only in every other call end, with an outcome and a report")
  func tabsInTabs() {
    navigationTest(plan.app(), fail: record) { test in
      plan.answers = [.ownTabs, .screen]
      plan.isFickle = { $0 == .c }
      // It was a screen when it was asked.
      test.step({ $0.push(.c) }) { $0.base.append(.c) }
      test.step({ $0.push(.c) }, .ignored(.invalidTabs))
      test.report(.invalidTabs)
      plan.answers = [.shadyTabs, .otherTabs, .tabs]
      plan.isFickle = { $0 == .b || $0 == .c }
      test.step({ $0.push(.b) }, .ignored(.invalidTabs))
      test.report(.invalidTabs)
    }
  }

  @Test(
    "An entry that entered as a screen and no longer is one is reported once, and shows nothing")
  func noScreen() throws {
    let app = plan.app()
    app.start()
    app.push(.c)
    plan.answers = [.tabs]
    let entry = try #require(app.projection.leaf)
    #expect(entry.screen == nil)
    #expect(entry.screen == nil)
    #expect(plan.reports == [.changedDestination])
    plan.answers = []
    #expect(entry.screen == nil, "it does not come and go")
  }

  @Test(
    "If there is no child any more, its output is reported, and goes nowhere; under another case it arrives"
  )
  func output() throws {
    let app = plan.app()
    app.push(.inner(.a))
    let child = try #require(app.children.first as? FickleCoordinator)
    #expect(child.emit(.told) == .performed)
    #expect(plan.outputs == 1)
    for answer in [FickleAnswer.screen, .tabs] {
      plan.answers = [answer]
      #expect(child.emit(.told) == .ignored(.noReceiver))
    }
    #expect(plan.outputs == 1)
    #expect(Set(plan.reports) == [.changedDestination])
    plan.answers = [.otherChild]
    #expect(child.emit(.told) == .performed)
    #expect(plan.outputs == 2)
    #expect(picture(app) == "L0[a, L1[a *]]")
  }
}
