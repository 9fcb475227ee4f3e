import Testing

@testable import Waymark

@MainActor
@Suite("The order in which coordinators side by side are notified")
struct ObserverOrderTests {
  @Test("A child that keeps its lower part is notified before the child above it that leaves")
  func siblings() {
    let app = TreeCoordinator(back: .never, census: Census())
    app.setRoutes([.page(0), .left(.page(0)), .left(.page(1)), .right(.page(0))])
    let children = app.children.compactMap { $0 as? TreeCoordinator }
    var told: [Int] = []
    for child in children.reversed() {
      child.observe { _, _ in told.append(child.serial) }
    }
    #expect(app.pop(2) == .performed)
    #expect(told == children.map(\.serial))
    #expect(told.count == 2)
  }

  @Test("Once all observers have ended, no change is recorded for them")
  func ended() {
    let app = ShopCoordinator()
    let tokens = (0..<3).map { _ in app.observe { _, _ in } }
    tokens[0].cancel()
    tokens[2].cancel()
    #expect(app.flow.listeners.hasObservers)
    tokens[1].cancel()
    #expect(!app.flow.listeners.hasObservers)
    var told = 0
    app.observe { _, _ in told += 1 }
    app.push(.about)
    #expect(told > 0)
  }
}
