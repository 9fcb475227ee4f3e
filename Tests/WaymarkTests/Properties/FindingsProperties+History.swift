import Testing

@testable import Waymark

// The history.
extension FindingsProperties {
  @Test("What a transaction has added and removed again does not make a move a step back")
  func passingEntry() {
    let app = GuardSession().makeApp([.home, .page(1), .page(2)])
    let history = History(app)
    app.moveToTop(.page(1))
    app.transaction {
      app.push(.page(3))
      app.pop()
      app.moveToTop(.page(2))
    }
    #expect(app.routes == [.home, .page(1), .page(2)])
    #expect(history.positions.count == 3)
    #expect(history.backCount == 2)
    #expect(history.lastStep == HistoryStep(direction: .forward, count: 1))
  }

  @Test("Who makes a history tells the readers of histories, and nobody who reads the layer")
  func madeHistory() {
    let app = GuardSession().makeApp()
    var history: History?
    #expect(!notifies({ _ = app.projection.base.entries.ids }) { history = History(app) })
    #expect(notifies({ _ = app.projection.history }) { history = History(app) })
    #expect(history != nil)
  }

  @Test("An answer continues a step to its own target, although another step went elsewhere")
  func answeredLater() throws {
    let app = GuardSession().makeApp([.home])
    let history = History(app)
    app.push(.page(1))
    app.push(.page(2))
    app.transaction(history: .add) { app.pop() }
    try app.set(.confirm, of: "page(1)")
    let request = try #require(history.go(-3).leaveRequest)
    // Two positions show the same, so no entry leaves, and the question stays open.
    #expect(history.go(-2) == .unchanged)
    #expect(history.currentIndex == 1)
    #expect(request.proceed() == .performed)
    #expect(history.currentIndex == 0)
    #expect(app.routes == [.home])
  }

  @Test("A tab that came by reloading is the same in positions before and after it")
  func tabOfReload() throws {
    let app = tree([.page(0)])
    let history = History(app)
    app.push(.left(.left(.tabs)))
    let left = try #require(app.child(TreeCoordinator.self))
    let inner = try #require(left.child(TreeCoordinator.self))
    app.push(.page(3))
    #expect(inner.reloadTabs(2) == .performed)
    #expect(history.back() == .performed)
    app.popToRoot()
    #expect(history.forward() == .performed)
    let tabs = try #require(app.projection.base.entries.last?.tabs)
    let ids = tabs.layers.map { $0.entries.ids }
    #expect(tabs.layers.map { $0.entries.map(\.name) } == [["page(2)"], ["page(0)"], ["page(1)"]])
    #expect(history.forward() == .performed)
    #expect(history.currentIndex == 2)
    #expect(tabs.layers.map { $0.entries.ids } == ids)
  }
}
