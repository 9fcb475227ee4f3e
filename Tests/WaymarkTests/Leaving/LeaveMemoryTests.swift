import Testing

@testable import Waymark

@MainActor
@Suite("What an open question keeps alive")
struct LeaveMemoryTests {
  private struct Lives {
    weak var app: ShopCoordinator?
    weak var tree: Tree?
    weak var screen: TestScreen?
  }

  /// Asks, and releases everything except the question.
  private func ask(_ row: LeaveRow) throws -> (LeaveRequest?, Lives) {
    let watch = try LeaveWatch(row.prepare)
    for name in row.leaves { try watch.app.set(.confirm, of: name) }
    let request = try row.verb(watch.app).leaveRequest
    #expect(request != nil)
    let screen = watch.app.entry(named: row.leaves[0])?.screen
    return (request, Lives(app: watch.app, tree: watch.app.flow.tree, screen: screen))
  }

  /// The closures of these rows' transactions capture the app themselves.
  nonisolated static let rows = LeaveTable.all.filter {
    !$0.testDescription.contains("transaction")
  }

  @Test("A released tree is freed, even while a question is open", arguments: rows)
  func freed(_ row: LeaveRow) throws {
    let (request, lives) = try ask(row)
    #expect(lives.app == nil)
    #expect(lives.tree == nil)
    #expect(request?.proceed() == .unchanged)
    #expect(request?.cancel() == .unchanged)
  }

  @Test("What the closure of a transaction captured is released with the question")
  func captured() throws {
    @MainActor final class Captured {}
    let app = try LeaveWatch(LeaveTable.notes).app
    try app.set(.confirm, of: LeaveTable.c)
    weak var captured: Captured?
    func ask() -> LeaveRequest? {
      let made = Captured()
      captured = made
      return app.transaction {
        _ = made
        app.pop()
      }.leaveRequest
    }
    for answer in [LeaveRequest.cancel, LeaveRequest.proceed] {
      let request = ask()
      #expect(captured != nil)
      _ = request.map { answer($0)() }
      #expect(captured == nil)
      app.push(.note("d"))
      try app.set(.confirm, of: "note(\"d\")")
    }
    let replaced = ask()
    app.push(.about)
    #expect(captured == nil)
    #expect(replaced?.proceed() == .unchanged)
  }

  @Test("What has left is freed, even if its question is kept")
  func left() throws {
    let app = try LeaveWatch(LeaveTable.notes).app
    try app.set(.confirm, of: LeaveTable.c)
    weak let screen = app.entry(named: LeaveTable.c)?.screen
    let request = try #require(app.pop().leaveRequest)
    #expect(screen != nil)
    #expect(request.proceed() == .performed)
    #expect(screen == nil)
    #expect(request.name == LeaveTable.c)
  }

  @Test("Hundreds of questions in a row are asked one after the other")
  func many() throws {
    let app = ShopCoordinator()
    app.setRoutes([.home] + (1...300).map { .note("\($0)") })
    for entry in app.projection.base.entries.dropFirst() {
      (entry.screen as? any LeavableScreen)?.policy = .confirm
    }
    var outcome = app.popToRoot()
    var asked = 0
    while let request = outcome.leaveRequest {
      asked += 1
      outcome = request.proceed()
    }
    #expect(asked == 300)
    #expect(outcome == .performed)
  }
}
