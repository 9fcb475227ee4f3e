import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("The open question")
struct PendingLeaveTests {
  private let watch: LeaveWatch
  private var app: ShopCoordinator { watch.app }

  init() throws {
    watch = try LeaveWatch(LeaveTable.notes)
    try watch.app.set(.confirm, of: LeaveTable.c)
  }

  private func ask(_ verb: () -> Outcome) throws -> LeaveRequest {
    try #require(verb().leaveRequest)
  }

  @Test("It says which entry asks, and which verb would leave")
  func request() throws {
    let request = try ask { app.back() }
    #expect(request.entry == app.stack.topID)
    #expect(request.name == LeaveTable.c)
    #expect(request.cause == .back)
    #expect(request.description == "may note(\"c\") be left? (back)")
    let other = try ask { app.back() }
    #expect(request == request)
    #expect(request != other)
    #expect(Set([request, other, other]).count == 2)
    #expect(app.pendingLeave == other)
  }

  @Test("Every coordinator of the tree shows it, and no coordinator outside")
  func everywhere() throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .catalog(.list)])
    let catalog = try #require(app.child(CatalogCoordinator.self))
    #expect(catalog.pendingLeave == nil)
    try app.set(.confirm, of: "list")
    let request = try ask { app.back() }
    #expect(catalog.pendingLeave == request)
    #expect(self.app.pendingLeave == nil)
    #expect(ShopCoordinator().pendingLeave == nil)
    #expect(request.proceed() == .performed)
    #expect(catalog.pendingLeave == nil)
  }

  @Test("Cancelling it keeps everything, and closes it")
  func cancel() throws {
    let before = watch.state
    try navigationTest(app, fail: record) { test in
      let asked = test.step({ $0.back() }, .asks(LeaveTable.c))
      let request = try #require(asked.leaveRequest)
      test.step({ _ in request.cancel() })
      test.closes(question: LeaveTable.c)
      #expect(test.root.pendingLeave == nil)
      test.step({ _ in request.cancel() }, .unchanged)
      test.step({ _ in request.proceed() }, .unchanged)
      #expect(watch.state == before)
      let again = test.step({ $0.back() }, .asks(LeaveTable.c))
      #expect(again.leaveRequest != request)
      test.ends(question: LeaveTable.c)
    }
  }

  @Test("Only the first answer counts")
  func answeredTwice() throws {
    try navigationTest(app, fail: record) { test in
      let asked = test.step({ $0.back() }, .asks(LeaveTable.c))
      let request = try #require(asked.leaveRequest)
      test.step({ _ in request.proceed() }) { $0.base.removeLast() }
      test.closes(question: LeaveTable.c)
      test.step({ _ in request.proceed() }, .unchanged)
      test.step({ _ in request.cancel() }, .unchanged)
    }
  }

  @Test("A newer verb that changes something closes it")
  func closedByChange() throws {
    try navigationTest(app, fail: record) { test in
      let asked = test.step({ $0.back() }, .asks(LeaveTable.c))
      let request = try #require(asked.leaveRequest)
      test.step({ $0.push(.about) }) { $0.base.append(.about) }
      test.closes(question: LeaveTable.c)
      #expect(test.root.pendingLeave == nil)
      test.step({ _ in request.proceed() }, .unchanged)
    }
  }

  @Test("A newer verb that asks takes its place")
  func replaced() throws {
    try navigationTest(app, fail: record) { test in
      let asked = test.step({ $0.back() }, .asks(LeaveTable.c))
      let old = try #require(asked.leaveRequest)
      let new = test.step({ $0.popToRoot() }, .asks(LeaveTable.c)).leaveRequest
      test.closes(question: LeaveTable.c)
      test.step({ _ in old.proceed() }, .unchanged)
      test.step({ _ in old.cancel() }, .unchanged)
      #expect(test.root.pendingLeave == new)
      test.answer(.proceed) { $0.base.removeLast(3) }
    }
  }

  @Test("Verbs that are ignored, blocked, queued in vain or change nothing leave it open")
  func kept() throws {
    let request = try ask { app.back() }
    #expect(app.pop(toLast: .about) == .ignored(.notFound))
    #expect(app.pushIfNew(.note("c")) == .unchanged)
    #expect(
      app.transaction {
        app.push(.about); app.pop()
      } == .unchanged)
    try app.set(.blocked, of: LeaveTable.a)
    #expect(app.popToRoot() == .ignored(.blocked))
    #expect(app.pendingLeave == request)
    #expect(request.proceed() == .performed)
  }

  @Test("An entry that has changed its policy since is asked by that policy")
  func policyChanged() throws {
    let free = try ask { app.back() }
    try app.set(.free, of: LeaveTable.c)
    #expect(app.pendingLeave == free)
    #expect(free.proceed() == .performed)
    try app.set(.confirm, of: LeaveTable.b)
    let blocked = try ask { app.back() }
    try app.set(.blocked, of: LeaveTable.b)
    #expect(blocked.proceed() == .ignored(.blocked))
    #expect(app.pendingLeave == nil)
    try app.set(.confirm, of: LeaveTable.b)
    let first = try ask { app.popToRoot() }
    try app.set(.confirm, of: LeaveTable.a)
    let second = try ask { first.proceed() }
    #expect(second.name == LeaveTable.a)
    #expect(second.proceed() == .performed)
  }

  @Test("An entry that was asked is not asked again, even if it sets its policy again")
  func askedOnce() throws {
    try app.set(.confirm, of: LeaveTable.b)
    try navigationTest(app, fail: record) { test in
      let asked = test.step({ $0.popToRoot() }, .asks(LeaveTable.c))
      let first = try #require(asked.leaveRequest)
      try test.root.set(.free, of: LeaveTable.c)
      try test.root.set(.confirm, of: LeaveTable.c)
      test.step({ _ in first.proceed() }, .asks(LeaveTable.b))
      test.closes(question: LeaveTable.c)
      test.answer(.proceed) { $0.base.removeLast(3) }
    }
  }

  @Test("It ends with its tree")
  func ended() throws {
    let request = try ask { app.back() }
    #expect(app.transaction(force: true) { app.end() } == .performed)
    #expect(app.pendingLeave == nil)
    #expect(request.proceed() == .unchanged)
    #expect(request.cancel() == .unchanged)
  }

  @Test("Readers are notified once for each change of it")
  func observed() throws {
    let request = try ask { app.back() }
    #expect(watch.questionChanges == 1)
    _ = app.pop(toLast: .about)
    #expect(watch.questionChanges == 1)
    request.cancel()
    #expect(watch.questionChanges == 2)
    request.cancel()
    app.push(.about)
    app.pop()
    #expect(watch.questionChanges == 2)
    _ = app.back()
    _ = app.popToRoot()
    #expect(watch.questionChanges == 4)
    app.push(.about)
    #expect(watch.questionChanges == 5)
  }

  @Test("Readers from before the start are notified when the coordinator becomes a root")
  func observedFresh() {
    let app = ShopCoordinator()
    #expect(notifies({ _ = app.pendingLeave }) { app.start() })
  }
}
