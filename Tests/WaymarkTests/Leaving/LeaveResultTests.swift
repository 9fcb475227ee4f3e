import Testing

@testable import Waymark

@MainActor
@Suite("Leave policies and results")
struct LeaveResultTests {
  private let app: ShopCoordinator

  init() throws {
    app = try LeaveWatch(LeaveTable.catalogSheet).app
    try app.set(.confirm, of: "item(5)")
  }

  private func navigating() async -> Task<Int?, Never> {
    await app.waiting { await $0.navigate(to: .about, returning: Int.self) }
  }

  private func about() throws -> Navigator<ShopCoordinator> {
    try app.navigator(of: "about")
  }

  @Test("Whoever waits goes on waiting while the question is open, and gets the result")
  func proceed() async throws {
    let task = await navigating()
    #expect(app.pendingLeave?.name == "item(5)")
    #expect(app.waiterCount == 0)
    #expect(app.pendingLeave?.proceed() == .performed)
    #expect(app.waiterCount == 1)
    #expect(try about().finish(returning: 7) == .performed)
    #expect(await task.value == 7)
    #expect(app.waiterCount == 0)
  }

  @Test("They go on waiting through several questions")
  func several() async throws {
    try app.set(.confirm, of: "item(6)")
    let task = await navigating()
    #expect(app.pendingLeave?.proceed().leaveRequest?.name == "item(5)")
    #expect(app.pendingLeave?.proceed() == .performed)
    #expect(try about().finish(returning: 8) == .performed)
    #expect(await task.value == 8)
  }

  @Test("They get nil when it is cancelled, replaced, blocked or ends with the tree")
  func closed() async throws {
    let cancelled = await navigating()
    app.pendingLeave?.cancel()
    #expect(await cancelled.value == nil)
    let replaced = await navigating()
    _ = app.dismiss()
    #expect(await replaced.value == nil)
    let closed = await navigating()
    app.onCatalog { $0.push(.item(9)) }
    #expect(await closed.value == nil)
    let blocked = await navigating()
    try app.set(.blocked, of: "item(5)")
    #expect(app.pendingLeave?.proceed() == .ignored(.blocked))
    #expect(await blocked.value == nil)
    try app.set(.confirm, of: "item(5)")
    let ended = await navigating()
    app.transaction(force: true) { app.end() }
    #expect(await ended.value == nil)
  }

  @Test("They get nil when the answer joins a transaction that is undone")
  func undone() async {
    let task = await navigating()
    let request = app.pendingLeave
    app.transaction {
      request?.proceed()
      app.pop(toLast: .note("none"))
    }
    #expect(await task.value == nil)
    let early = await navigating()
    let other = app.pendingLeave
    app.transaction {
      app.pop(toLast: .note("none"))
      other?.proceed()
    }
    #expect(await early.value == nil)
    #expect(app.waiterCount == 0)
  }

  @Test("An answer that joins a transaction has them wait for the entry")
  func joined() async throws {
    let task = await navigating()
    let request = app.pendingLeave
    #expect(app.transaction { request?.proceed() } == .performed)
    #expect(app.waiterCount == 1)
    #expect(try about().finish(returning: 9) == .performed)
    #expect(await task.value == 9)
  }

  @Test("A task that is cancelled meanwhile gets nil, and its entry has no waiter")
  func taskCancelled() async {
    let task = await navigating()
    task.cancel()
    #expect(await task.value == nil)
    #expect(app.pendingLeave?.proceed() == .performed)
    #expect(app.waiterCount == 0)
  }

  @Test("A tree that is let go of leaves nobody waiting, also if the question is kept")
  func letGo() async throws {
    var app: ShopCoordinator? = ShopCoordinator()
    app?.setRoutes([.home, .catalog(.list)])
    app?.onCatalog { $0.present(.item(5)) }
    try app?.set(.confirm, of: "item(5)")
    let waiter = ResultWaiter<Int>()
    _ = app?.flow.perform(.navigate(to: .about), awaitedBy: waiter)
    let task = Task { await waiter.value() }
    let request = app?.pendingLeave
    #expect(request != nil)
    app = nil
    #expect(await task.value == nil)
    #expect(request?.proceed() == .unchanged)
  }

  @Test("A finish that has to be confirmed resolves nothing before the answer")
  func finish() async throws {
    let app = ShopCoordinator()
    let task = await app.waiting { await $0.push(.about, returning: Int.self) }
    let navigator: Navigator<ShopCoordinator> = try app.navigator(of: "about")
    navigator.leavePolicy = .blocked
    #expect(navigator.finish(returning: 1) == .ignored(.blocked))
    navigator.leavePolicy = .confirm
    let cancelled = try #require(navigator.finish(returning: 2).leaveRequest)
    #expect(cancelled.cancel() == .performed)
    let request = try #require(navigator.finish(returning: 3).leaveRequest)
    #expect(app.waiterCount == 1)
    #expect(request.proceed() == .performed)
    #expect(await task.value == 3)
    #expect(app.waiterCount == 0)
  }
}
