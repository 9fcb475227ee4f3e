import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Asking inside callbacks and transactions")
struct LeaveCallbackTests {
  private let watch: LeaveWatch
  private var app: ShopCoordinator { watch.app }

  init() throws {
    watch = try LeaveWatch(LeaveTable.notes)
    try watch.app.set(.confirm, of: LeaveTable.c)
    try watch.app.set(.confirm, of: LeaveTable.b)
  }

  /// Calls a closure once, during a verb.
  private func inCallback(_ body: @escaping @MainActor () -> Void) {
    var token: ObserverToken?
    token = app.observe { _, _ in
      token?.cancel()
      body()
    }
    app.present(.about)
  }

  @Test("A queued verb asks when it runs")
  func queuedVerb() {
    var outcome: Outcome?
    inCallback { [app] in outcome = app.update { $0.pop(2) } }
    #expect(outcome == .queued)
    #expect(app.pendingLeave?.name == LeaveTable.c)
    #expect(app.pendingLeave?.proceed().leaveRequest?.name == LeaveTable.b)
    #expect(app.pendingLeave?.proceed() == .performed)
  }

  @Test("An answer in a callback is queued, and counts once")
  func queuedAnswer() throws {
    app.present(.about)
    let request = try #require(app.update { $0.pop() }.leaveRequest)
    var outcomes: [Outcome] = []
    let navigator = try app.navigator(ShopCoordinator.self, of: "about")
    navigator.onReopen {
      outcomes = [request.proceed(), request.proceed()]
    }
    #expect(app.open(.about, over: .presentOnTop) == .unchanged)
    #expect(outcomes == [.queued, .queued])
    #expect(app.stack.routes == [.home, .note("a"), .note("b")])
    #expect(app.pendingLeave == nil)
  }

  @Test("A queued answer comes too late if a newer verb has closed the question")
  func lateAnswer() throws {
    try navigationTest(app, fail: record) { test in
      let asked = test.step({ $0.pop() }, .asks(LeaveTable.c))
      let request = try #require(asked.leaveRequest)
      var outcome: Outcome?
      test.act({ _ in inCallback { outcome = request.proceed() } }) { $0.present(.about) }
      test.closes(question: LeaveTable.c)
      #expect(outcome == .unchanged)
    }
  }

  @Test("The body of a transaction runs again, and asks only for its net change")
  func bodyRunsAgain() {
    navigationTest(app, fail: record) { test in
      var runs = 0
      let verbs: (ShopCoordinator) -> Outcome = { app in
        app.transaction {
          runs += 1
          app.push([.about, .home])
          app.pop(3)
          app.push(.about)
        }
      }
      test.step(verbs, .asks(LeaveTable.c))
      #expect(test.root.pendingLeave?.cause == .transaction)
      test.answer(.proceed) { $0.base.replaceLast(with: .about) }
      #expect(runs == 2)
    }
  }

  @Test("A verb inside a transaction does not ask by itself")
  func joined() {
    var outcome: Outcome?
    _ = app.transaction { outcome = app.pop() }
    #expect(outcome == .performed)
    #expect(app.pendingLeave?.cause == .transaction)
  }

  @Test("A policy that a transaction sets counts for it")
  func policyInside() throws {
    let navigator = try app.navigator(ShopCoordinator.self, of: LeaveTable.c)
    let outcome = app.transaction {
      app.pop()
      navigator.leavePolicy = .free
    }
    #expect(outcome == .performed)
  }

  @Test("An answer inside a transaction joins it")
  func answerJoins() throws {
    try navigationTest(app, fail: record) { test in
      let asked = test.step({ $0.pop() }, .asks(LeaveTable.c))
      let request = try #require(asked.leaveRequest)
      let joins: (ShopCoordinator) -> Outcome = { app in
        app.transaction {
          #expect(request.proceed() == .performed)
          #expect(request.proceed() == .unchanged)
          app.push(.about)
        }
      }
      test.step(joins) { $0.base.replaceLast(with: .about) }
      test.closes(question: LeaveTable.c)
    }
    #expect(watch.changes.map(\.cause) == [.transaction])
  }

  @Test("A transaction that is undone undoes the answer that joined it, and the question is closed")
  func answerIsUndone() throws {
    let before = watch.state
    let request = try #require(app.pop().leaveRequest)
    let outcome = app.transaction {
      request.proceed()
      app.pop(toLast: .about)
    }
    #expect(outcome == .ignored(.notFound))
    #expect(watch.state == before)
    #expect(app.pendingLeave == nil)
    #expect(app.pop().leaveRequest != nil)
  }

  @Test("After an ignored verb of a transaction an answer does nothing, and the question stays")
  func answerAfterIgnoredVerb() throws {
    let before = watch.state
    let request = try #require(app.pop().leaveRequest)
    var inside: Outcome?
    let outcome = app.transaction {
      app.pop(toLast: .about)
      inside = request.proceed()
    }
    #expect(inside == .ignored(.notFound))
    #expect(outcome == .ignored(.notFound))
    #expect(watch.state == before)
    #expect(app.pendingLeave == request)
    #expect(request.proceed() == .performed)
    #expect(app.pendingLeave == nil)
  }

  @Test("A transaction that asks after an answer joined it asks only the other entries")
  func answerThenAsks() throws {
    let request = try #require(app.pop().leaveRequest)
    let outcome = app.transaction {
      request.proceed()
      app.pop()
    }
    #expect(outcome.leaveRequest?.name == LeaveTable.b)
  }

  @Test("An answer in a transaction counts again when the body runs again after another answer")
  func answerIsRepeated() throws {
    let request = try #require(app.pop(2).leaveRequest)
    var inside: [Outcome] = []
    let outcome = app.transaction {
      inside += [request.proceed(), request.proceed()]
    }
    let next = try #require(outcome.leaveRequest)
    #expect(next.name == LeaveTable.b)
    #expect(app.evaluate { _ in next.proceed() }.outcome == .performed)
    inside = []
    #expect(next.proceed() == .performed)
    #expect(inside == [.performed, .unchanged])
    #expect(app.routes == [.home, .note("a")])
  }

  @Test("An answer in a transaction is over when the question of the transaction is cancelled")
  func answerIsOver() throws {
    let before = watch.state
    let request = try #require(app.pop(2).leaveRequest)
    let next = try #require(app.transaction { request.proceed() }.leaveRequest)
    #expect(next.cancel() == .performed)
    #expect(app.transaction { request.proceed() } == .unchanged)
    #expect(request.proceed() == .unchanged)
    #expect(watch.state == before)
  }

  @Test("A transaction does not answer its own question")
  func ownTransaction() {
    let outcome = app.transaction {
      app.pop()
      app.pendingLeave?.proceed()
    }
    #expect(outcome.leaveRequest?.name == LeaveTable.c)
    #expect(app.pendingLeave?.proceed() == .performed)
  }

  @Test("A navigator's transaction checks its origin again")
  func navigatorTransaction() throws {
    let navigator = try app.navigator(ShopCoordinator.self, of: LeaveTable.c)
    navigationTest(app, fail: record) { test in
      let replaces = { navigator.transaction { navigator.replaceTop(.about) } }
      test.step({ _ in replaces() }, .asks(LeaveTable.c))
      test.answer(.proceed) { $0.base.replaceLast(with: .about) }
      test.step({ _ in replaces() }, .ignored(.left))
    }
  }

  @Test("A trial answers a question once, as a transaction does, and the question stays open")
  func triedTwice() throws {
    let request = try #require(app.update { $0.pop() }.leaveRequest)
    var said: [Outcome] = []
    var seen: [LeaveRequest?] = []
    let once = app.evaluate { app in
      said = [request.proceed(), request.proceed(), request.cancel()]
      seen.append(app.pendingLeave)
    }
    #expect(said == [.performed, .unchanged, .unchanged])
    #expect(once.outcome == .performed)
    let none = app.evaluate { app in
      said = [request.cancel(), request.cancel(), request.proceed()]
      seen.append(app.pendingLeave)
    }
    #expect(said == [.performed, .unchanged, .unchanged])
    #expect(none.outcome == .unchanged)
    #expect(seen == [nil, nil])
    let failed = app.evaluate { app in
      app.pop(toLast: .about)
      said = [request.proceed(), request.proceed()]
      seen = [app.pendingLeave]
    }
    #expect(failed.outcome == .ignored(.notFound))
    #expect(said == [.ignored(.notFound), .ignored(.notFound)] && seen == [request])
    #expect(app.pendingLeave == request)
    #expect(request.proceed() == .performed)
  }
}
