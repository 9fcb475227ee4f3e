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

  @Test("A caller keeps waiting while the question is open, and gets the result")
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

  @Test("It keeps waiting through several questions")
  func several() async throws {
    try app.set(.confirm, of: "item(6)")
    let task = await navigating()
    #expect(app.pendingLeave?.proceed().leaveRequest?.name == "item(5)")
    #expect(app.pendingLeave?.proceed() == .performed)
    #expect(try about().finish(returning: 8) == .performed)
    #expect(await task.value == 8)
  }

  @Test("It gets nil when the question is cancelled, replaced, blocked or ends with the tree")
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

  private enum Surrounding: CaseIterable { case nothing, pushAfterwards, pushBefore, refusal }

  @Test(
    "Like each verb with a caller, it joins no transaction, so only its own entry is awaited",
    arguments: Surrounding.allCases)
  private func joinsNone(_ surrounding: Surrounding) async throws {
    let task = await navigating()
    let request = try #require(app.pendingLeave)
    app.transaction {
      if surrounding == .pushBefore { app.update { $0.push(.note("x")) } }
      #expect(request.proceed() == .queued)
      #expect(request.proceed() == .unchanged)
      if surrounding == .pushAfterwards { app.update { $0.push(.note("x")) } }
      if surrounding == .refusal { app.pop(toLast: .note("none")) }
    }
    let pushes = [.pushBefore, .pushAfterwards].contains(surrounding)
    #expect(app.routes.suffix(2) == [pushes ? .note("x") : .catalog(.item(1)), .about])
    #expect(app.waiterCount == 1)
    #expect(try about().finish(returning: 9) == .performed)
    #expect(await task.value == 9)
  }

  @Test("An answer in a transaction that asks, too, counts once")
  func asksAgain() async throws {
    app.update { $0.push(.note("x")) }
    try app.set(.confirm, of: "note(\"x\")")
    let task = await navigating()
    let request = try #require(app.pendingLeave)
    let other = app.transaction {
      request.proceed()
      app.update { $0.pop() }
    }
    #expect(other.leaveRequest?.name == "note(\"x\")")
    #expect(app.routes.last == .about && app.waiterCount == 1)
    _ = other.leaveRequest?.proceed()
    #expect(app.waiterCount == 1)
    #expect(try about().finish(returning: 9) == .performed)
    #expect(await task.value == 9)
  }

  @Test("Dropped with the calls that waited, it leaves nobody waiting")
  func dropped() async throws {
    let task = await navigating()
    let request = try #require(app.pendingLeave)
    app.transaction(force: true) {
      app.end()
      #expect(request.proceed() == .queued)
    }
    #expect(await task.value == nil)
  }

  @Test("A task that is cancelled meanwhile gets nil, and its entry has no waiter")
  func taskCancelled() async {
    let task = await navigating()
    task.cancel()
    #expect(await task.value == nil)
    #expect(app.pendingLeave?.proceed() == .performed)
    #expect(app.waiterCount == 0)
  }

  @Test("A released tree leaves no caller waiting, even if the question is kept")
  func letGo() async throws {
    var app: ShopCoordinator? = ShopCoordinator()
    app?.setRoutes([.home, .catalog(.list)])
    app?.onCatalog { $0.present(.item(5)) }
    try app?.set(.confirm, of: "item(5)")
    let waiter = ResultWaiter<Int>()
    _ = app?.flow.perform(.navigate(RouteBox(ShopRoute.about)), awaitedBy: waiter)
    let task = Task { await waiter.value() }
    let request = app?.pendingLeave
    #expect(request != nil)
    app = nil
    #expect(await task.value == nil)
    #expect(request?.proceed() == .unchanged)
  }

  @Test("A finish that must be confirmed above resolves nothing before the answer")
  func finish() async throws {
    let app = ShopCoordinator()
    let task = await app.waiting { await $0.push(.about, returning: Int.self) }
    let navigator: Navigator<ShopCoordinator> = try app.navigator(of: "about")
    navigator.leavePolicy = .blocked
    app.push(.note("x"))
    let above: Navigator<ShopCoordinator> = try app.navigator(of: "note(\"x\")")
    above.leavePolicy = .blocked
    #expect(navigator.finish(returning: 1) == .ignored(.blocked))
    above.leavePolicy = .confirm
    let cancelled = try #require(navigator.finish(returning: 2).leaveRequest)
    #expect(cancelled.cancel() == .performed)
    let request = try #require(navigator.finish(returning: 3).leaveRequest)
    #expect(request.name == "note(\"x\")")
    #expect(app.waiterCount == 1)
    #expect(request.proceed() == .performed)
    #expect(await task.value == 3)
    #expect(app.waiterCount == 0)
  }

  @Test("Only what the finish itself leaves is not asked, also in a transaction")
  func transaction() async throws {
    let app = ShopCoordinator()
    app.setRoutes([.home, .note("a"), .note("b"), .note("c")])
    for name in ["a", "b", "c"] { try app.set(.confirm, of: "note(\"\(name)\")") }
    let c: Navigator<ShopCoordinator> = try app.navigator(of: "note(\"c\")")
    let popped = app.transaction {
      c.finish(returning: 1)
      app.pop()
    }
    #expect(popped.leaveRequest?.name == "note(\"b\")")
    let b: Navigator<ShopCoordinator> = try app.navigator(of: "note(\"b\")")
    let first = app.transaction {
      app.pop()
      b.finish(returning: 1)
    }
    #expect(first.leaveRequest?.name == "note(\"c\")")
    #expect(first.leaveRequest?.proceed() == .performed)
    #expect(app.routes == [.home, .note("a")])
  }

  @Test("Entries beside the way are asked: in other tabs, and those pushed below a sheet")
  func beside() async throws {
    let app = ShopCoordinator()
    let tabs = await app.waiting { await $0.push(.tabs, returning: Int.self) }
    #expect(app.deliver(.catalog(.item(1))) == .performed)
    #expect(app.deliver(.favourites(.item(2)), select: false) == .performed)
    for name in ["item(1)", "item(2)"] { try app.set(.confirm, of: name) }
    let item = try app.navigator(CatalogCoordinator.self, of: "item(1)")
    let request = try #require(item.finish(returning: 4).leaveRequest)
    #expect(request.name == "item(2)")
    #expect(request.proceed() == .performed)
    #expect(await tabs.value == 4)

    let about = await app.waiting { await $0.push(.about, returning: Int.self) }
    app.present(.note("sheet"))
    app.update { $0.push(.note("below")) }
    for name in ["about", "note(\"sheet\")", "note(\"below\")"] {
      try app.set(.confirm, of: name)
    }
    let sheet: Navigator<ShopCoordinator> = try app.navigator(of: "note(\"sheet\")")
    let below = try #require(sheet.finish(returning: 5).leaveRequest)
    #expect(below.name == "note(\"below\")")
    #expect(below.proceed() == .performed)
    #expect(await about.value == 5)
    #expect(picture(app) == "Shop[home *]")
  }

  @Test("Tabs between the awaited entry and the caller count with everything in them")
  func tabsBetween() async throws {
    let app = ShopCoordinator()
    let about = await app.waiting { await $0.push(.about, returning: Int.self) }
    app.push(.tabs)
    app.deliver(.favourites(.item(2)), select: false)
    app.push(.note("x"))
    for name in ["item(2)", "note(\"x\")"] { try app.set(.blocked, of: name) }
    let note: Navigator<ShopCoordinator> = try app.navigator(of: "note(\"x\")")
    #expect(note.finish(returning: 6) == .performed)
    #expect(await about.value == 6)
    #expect(picture(app) == "Shop[home *]")
  }

  @Test("An answer that is tried comes to what it comes to in a transaction: it joins none")
  func tried() async throws {
    let task = await navigating()
    let request = try #require(app.pendingLeave)
    let evaluation = app.evaluate { _ in request.proceed() }
    #expect(evaluation.outcome == .unchanged)
    #expect(evaluation.queued == 1)
    #expect(app.pendingLeave == request)
    #expect(app.transaction { request.proceed() } == .unchanged)
    #expect(app.routes.last == .about)
    task.cancel()
    #expect(await task.value == nil)
  }

  @Test("Once its caller has given up, an answer joins a transaction, also one that is tried")
  func givenUp() async throws {
    let task = await navigating()
    task.cancel()
    #expect(await task.value == nil)
    let request = try #require(app.pendingLeave)
    #expect(app.evaluate { _ in request.proceed() }.outcome == .performed)
    #expect(app.transaction { request.proceed() } == .performed)
    #expect(app.routes.last == .about && app.waiterCount == 0)
  }
}
