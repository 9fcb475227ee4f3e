import Testing

@testable import Waymark

@MainActor
@Suite("Results of what is held")
struct HoldWaiterTests {
  private let app = ShopCoordinator()
  private let bench = HoldBench()
  private let waiter = ResultWaiter<Int>()

  init() {
    app.flow.reporter = MisuseReporter { _ in }
    app.push(.about)
  }

  /// Waits for the entry on top, as a replay does with its new entry.
  private func attach(_ waiter: ResultWaiter<Int>) throws {
    let entry = try #require(app.flow.tree?.state.base.rows.last)
    try #require(app.flow.tree).attach(waiter, to: entry)
  }

  @Test(
    "A waiter waits with its hold, and after the replay for the entry", arguments: [true, false])
  func replayed(_ isAwaitedBefore: Bool) async throws {
    let hold = bench.hold("about", awaitedBy: waiter)
    let early = isAwaitedBefore ? await begun { await waiter.value() } : nil
    #expect(app.waiterCount == 0)
    #expect(!waiter.isOpen)
    let about: Navigator<ShopCoordinator> = try app.navigator(of: "about")
    #expect(about.finish(returning: 1, unawaited: .stay) == .ignored(.notAwaited))
    try attach(waiter)
    #expect(app.waiterCount == 1)
    #expect(waiter.isOpen)
    hold.finish(.replayed(.performed))
    #expect(app.waiterCount == 1, "the end of the hold is not the end of the entry")
    let value: Task<Int?, Never>
    if let early { value = early } else { value = await begun { await waiter.value() } }
    #expect(about.finish(returning: 7) == .performed)
    #expect(await value.value == 7)
    #expect(app.waiterCount == 0)
  }

  @Test("An entry that leaves after the replay gives nil")
  func left() async throws {
    let hold = bench.hold("about", awaitedBy: waiter)
    let value = await begun { await waiter.value() }
    try attach(waiter)
    hold.finish(.replayed(.performed))
    app.pop()
    #expect(await value.value == nil)
    #expect(app.waiterCount == 0)
  }

  @Test("The waiter of a hold that keeps waiting keeps waiting, too")
  func again() async throws {
    let hold = bench.hold("about", awaitedBy: waiter)
    let value = await begun { await waiter.value() }
    _ = try #require(bench.list).release("gate")
    #expect(hold.beginReplay())
    hold.waitAgain(for: "terms")
    #expect(app.waiterCount == 0)
    try attach(waiter)
    hold.finish(.replayed(.performed))
    let about: Navigator<ShopCoordinator> = try app.navigator(of: "about")
    #expect(about.finish(returning: 2) == .performed)
    #expect(await value.value == 2)
  }

  @Test(
    "A replay that makes no entry gives nil",
    arguments: [Outcome.unchanged, .ignored(.covered), .denied("no"), .redirected])
  func noEntry(_ outcome: Outcome) async {
    let hold = bench.hold("about", awaitedBy: waiter)
    let value = await begun { await waiter.value() }
    hold.finish(.replayed(outcome))
    #expect(await value.value == nil)
    #expect(await waiter.value() == nil)
    #expect(await hold.token.result == .replayed(outcome))
  }

  @Test("A task that waits for a held verb and is cancelled drops the hold")
  func cancelled() async throws {
    let list = try #require(bench.list)
    let task = await begun { [app] in
      await ResultWaiter<Int>.result(in: { app.flow.tree }) { waiter in
        let hold = Hold(targets: [FakeTarget("a")], gate: "gate", waiter: waiter)
        list.add(hold)
        return .held(hold.token)
      }
    }
    let token = try #require(list.holds.first).token
    #expect(app.waiterCount == 0)
    task.cancel()
    #expect(await task.value == nil)
    #expect(await token.result == .dropped(.cancelled))
    #expect(bench.log.reasons == [.cancelled])
    #expect(bench.pending.isEmpty)
  }

  @Test("A task that is cancelled after the replay leaves the entry in place")
  func cancelledLate() async throws {
    let list = try #require(bench.list)
    let task = await begun { [app] in
      await ResultWaiter<Int>.result(in: { app.flow.tree }) { waiter in
        let hold = Hold(targets: [FakeTarget("a")], gate: "gate", waiter: waiter)
        list.add(hold)
        return .held(hold.token)
      }
    }
    let hold = try #require(list.holds.first)
    let entry = try #require(app.flow.tree?.state.base.rows.last)
    try #require(app.flow.tree).attach(try #require(hold.waiter), to: entry)
    hold.finish(.replayed(.performed))
    #expect(app.waiterCount == 1)
    task.cancel()
    #expect(await task.value == nil)
    #expect(app.waiterCount == 0)
    #expect(app.routes == [.home, .about])
    #expect(await hold.token.result == .replayed(.performed))
    #expect(bench.log.drops.isEmpty)
  }

  @Test("A resolved waiter is no longer attached, and is answered once")
  func resolved() async throws {
    let hold = bench.hold("about", awaitedBy: waiter)
    hold.token.cancel()
    try attach(waiter)
    #expect(app.waiterCount == 0)
    waiter.resolve(3)
    #expect(await waiter.value() == nil)
  }

  @Test("A waiter whose verb was not held and made no entry has nothing to wait for")
  func neither() async {
    waiter.leave(Hold(targets: [], gate: "none"))
    waiter.cancel()
    #expect(await waiter.value() == nil)
  }

  @Test("A target whose caller has given up is the same target as one without a caller")
  func givenUp() async throws {
    let app = TurnstileCoordinator()
    app.start()
    let home: Navigator<TurnstileCoordinator> = try app.navigator(of: "home")
    home.leavePolicy = .confirm
    let task = await app.waiting { await $0.navigate(to: .inside, returning: Int.self) }
    task.cancel()
    #expect(await task.value == nil)
    app.isOpen = false
    let held = try #require(app.pendingLeave?.proceed())
    #expect(held.hold?.isWaiting == true)
    #expect(app.navigate(to: .inside) == held)
    #expect(app.pendingNavigations.count == 1)
  }
}

private enum TurnstileRoute: Route {
  case home, inside

  var presentation: Presentation { self == .inside ? .root : .push }
}

/// Lets everybody in while it is open.
@MainActor
private final class TurnstileCoordinator: Coordinator {
  let flow = Flow<TurnstileRoute, TestScreen>(start: .home)
  var isOpen = true

  func access(to route: TurnstileRoute) -> Access<TurnstileRoute> {
    route == .inside && !isOpen ? .hold(until: "turnstile") : .allow
  }

  func destination(for route: TurnstileRoute) -> Destination<TurnstileCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}
