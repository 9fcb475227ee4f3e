// Tests of gestures without a screen.
// region: swiftui-simulator
import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Shelf")
struct ShelfGestureTests {
  @Test("A swipe goes back to the list")
  func swipe() {
    let app = AppCoordinator()
    let simulator = PlatformSimulator(app)
    app.open("/films/1")
    simulator.settle()
    simulator.swipeBack()
    simulator.settle()
    #expect(app.path == "/films")
    #expect(simulator.differences.isEmpty)
  }

  @Test(
    "Whatever the user does, the screen shows what the tree has", arguments: 0..<20 as Range<UInt64>
  )
  func anything(seed: UInt64) {
    let app = AppCoordinator()
    let simulator = PlatformSimulator(app, seed: seed)
    for step in 0..<60 {
      if step % 6 == 0 { app.open(step % 4 == 0 ? "/films/1" : "/books") }
      simulator.doSomething()
      simulator.frame()
    }
    simulator.settle()
    #expect(simulator.differences.isEmpty)
  }
}
// endregion
