import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("The guide to gestures without a screen")
struct TestingGesturesTests {
  typealias AppCoordinator = Chores.AppCoordinator

  let session = Chores.Session()

  // region: testing-gestures
  @Test func aSwipeLeadsBackToTheTodos() {
    let app = AppCoordinator(session)
    let simulator = PlatformSimulator(app)
    app.open(.todos(.detail(id: 7)))
    simulator.settle()
    simulator.swipeBack()
    simulator.settle()
    #expect(app.visiblePath == [[.tabs, .todos(.list)]])
    #expect(simulator.differences.isEmpty)
  }
  // endregion

  // region: testing-gestures-seeds
  @Test(arguments: 0..<20 as Range<UInt64>)
  func theScreenShowsWhatTheTreeHas(seed: UInt64) {
    let app = AppCoordinator(session)
    let simulator = PlatformSimulator(app, seed: seed)
    for step in 0..<60 {
      if step % 6 == 0 { app.open(step % 4 == 0 ? .home : .todos(.detail(id: step))) }
      simulator.performRandomGesture()
      simulator.frame()
    }
    simulator.settle()
    #expect(simulator.differences.isEmpty)
  }
  // endregion
}
