import Testing

@testable import Waymark

@MainActor
@Suite("Steps that ask whether entries may be left")
struct HistoryLeavingTests {
  @Test(
    "A question about a step that is answered after clear() does not lead to a forgotten position")
  func clearedQuestion() {
    let (app, history) = startedShop(.about, .note("a"))
    protectLeaf(of: app)
    guard let request = history.go(-2).leaveRequest else { Issue.record("nobody asked"); return }
    history.clear()
    let outcome = request.proceed()
    #expect(outcome == .ignored(.notFound), "\(outcome)")
    expectShown(app, history)
    #expect(history.positions.count == 1)
    #expect(picture(app).hasSuffix("note(\"a\") *]"))
  }

  @Test("A question about a step that is answered after a newer verb changes nothing")
  func overtakenQuestion() {
    let (app, history) = startedShop(.about, .note("a"))
    protectLeaf(of: app)
    guard let request = history.back().leaveRequest else { Issue.record("nobody asked"); return }
    app.push(.note("b"))
    let outcome = request.proceed()
    expectShown(app, history, "\(outcome)")
    #expect(outcome == .unchanged)
    #expect(history.positions.count == 4)
    #expect(app.pendingLeave == nil)
  }

  @Test("A question about a step that is answered twice takes the step once")
  func twice() {
    let (app, history) = startedShop(.about, .note("a"))
    protectLeaf(of: app)
    let first = history.back().leaveRequest
    let second = history.back().leaveRequest
    #expect(second?.proceed() == .performed)
    #expect(first?.proceed() == .unchanged)
    #expect(second?.proceed() == .unchanged)
    #expect(picture(app) == "Shop[home, about *]")
    #expect(history.currentIndex == 1)
  }

  @Test("A question about a step does nothing after the history is gone")
  func goneQuestion() {
    let app = ShopCoordinator()
    var history: History? = History(app)
    app.start()
    app.push(.about)
    protectLeaf(of: app)
    let request = history?.back().leaveRequest
    history = nil
    let outcome = request?.proceed()
    #expect(outcome == .ignored(.notFound))
    #expect(app.pendingLeave == nil)
    #expect(app.push(.note("x")) == .performed)
  }

  @Test("An entry that may not be left prevents the step")
  func blocked() {
    let (app, history) = startedShop(.about)
    protectLeaf(of: app, .blocked)
    #expect(history.back() == .ignored(.blocked))
    #expect(history.currentIndex == 1)
    app.transaction(force: true) { history.back() }
    expectShown(app, history)
  }

  @Test("An answer in a transaction leaves the history with the present state")
  func proceedInTransaction() {
    let (app, history) = startedShop(.about)
    protectLeaf(of: app)
    let request = history.back().leaveRequest
    app.transaction {
      app.push(.note("z"))
      request?.proceed()
    }
    expectShown(app, history, picture(app))
  }

  @Test("Entries that stay are not asked: a presenter, and entries in an unselected tab")
  func staysUnasked() {
    let (app, history) = startedShop(.about)
    protectLeaf(of: app, .blocked)
    app.present(.note("a"), as: .sheet)
    #expect(history.back() == .performed)
    #expect(history.forward() == .performed)
    #expect(history.back() == .performed)
    app.transaction(force: true) { app.setRoutes([.home, .tabs]) }
    app.deliver(.catalog(.item(1)))
    app.projection.leaf?.navigator(for: CatalogCoordinator.self)?.leavePolicy = .blocked
    app.select(.favourites(.list))
    #expect(history.back() == .performed)
    #expect(history.forward() == .performed)
    #expect(app.projection.leaf?.name == "list")
    #expect(history.go(-history.backCount) == .ignored(.blocked))
  }

  @Test("The end closes the question about a step, and the step does nothing")
  func endWhileAsked() {
    let (app, history) = startedShop(.about)
    protectLeaf(of: app)
    let request = history.back().leaveRequest
    let token = app.observe { _, _ in
      history.back(); history.go(0)
    }
    app.end().leaveRequest?.proceed()
    token.cancel()
    #expect(request?.proceed() == .unchanged)
    #expect(history.positions.isEmpty)
    #expect(history.lastStep == nil)
  }
}
