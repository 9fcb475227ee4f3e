import Testing

@testable import Waymark

@MainActor
@Suite("Expiry of holds")
struct HoldExpiryTests {
  @Test("A hold is dropped at its deadline, and not before")
  func deadline() async throws {
    let bench = HoldBench(lifetime: .seconds(10))
    let hold = bench.hold("a")
    try await bench.clock.sleepers(1)
    bench.clock.advance(by: .seconds(9))
    #expect(bench.clock.sleeperCount == 1)
    #expect(hold.token.isWaiting)
    bench.clock.advance(by: .seconds(1))
    #expect(await hold.token.result == .dropped(.expired))
    #expect(bench.log.reasons == [.expired])
    #expect(bench.pending.isEmpty)
  }

  @Test(
    "A release just before the deadline replays, and one at or after it does not",
    arguments: [(9, true), (10, false), (11, false)])
  func lazily(_ seconds: Int, _ isReplayed: Bool) async throws {
    let bench = HoldBench(lifetime: .seconds(10))
    let hold = bench.hold("a")
    try await bench.clock.sleepers(1)
    bench.clock.advance(by: .seconds(seconds))
    // No task has run yet: the deadline counts, not the timer.
    #expect(bench.release("gate") == (isReplayed ? ["a"] : []))
    #expect(
      await hold.token.result == (isReplayed ? .replayed(.performed) : .dropped(.expired)))
    #expect(bench.log.reasons == (isReplayed ? [] : [.expired]))
    #expect(bench.clock.sleeperCount == 0)
  }

  @Test("The deadline counts even before the timer had its first turn", arguments: [true, false])
  func noTurn(_ isHeldAgain: Bool) {
    let bench = HoldBench(lifetime: .seconds(10))
    let hold = bench.hold("a")
    let released = bench.list?.release("gate")
    #expect(released?.count == 1)
    if isHeldAgain { #expect(hold.beginReplay()) }
    bench.clock.advance(by: .seconds(10))
    if isHeldAgain { hold.waitAgain(for: "gate") } else { #expect(!hold.beginReplay()) }
    #expect(hold.result == .dropped(.expired))
  }

  @Test("A hold that keeps waiting keeps its first deadline")
  func waitsOn() async throws {
    let bench = HoldBench(lifetime: .seconds(10))
    let hold = bench.hold("a")
    try await bench.clock.sleepers(1)
    bench.clock.advance(by: .seconds(6))
    _ = bench.list?.release("gate")
    #expect(hold.beginReplay())
    hold.waitAgain(for: "gate")
    #expect(bench.clock.sleeperCount == 1)
    bench.clock.advance(by: .seconds(4))
    #expect(await hold.token.result == .dropped(.expired))
  }

  @Test("Each hold has its own deadline")
  func several() async throws {
    let bench = HoldBench(keeping: .all, lifetime: .seconds(10))
    let first = bench.hold("a")
    try await bench.clock.sleepers(1)
    bench.clock.advance(by: .seconds(5))
    let second = bench.hold("b")
    try await bench.clock.sleepers(2)
    bench.clock.advance(by: .seconds(5))
    #expect(await first.token.result == .dropped(.expired))
    #expect(bench.pending == ["b: gate"])
    bench.clock.advance(by: .seconds(5))
    #expect(await second.token.result == .dropped(.expired))
  }

  @Test(
    "The same verb called again after the deadline waits anew, even if the timer is late",
    arguments: [(9, true), (10, false)])
  func calledAgain(_ seconds: Int, _ isSame: Bool) async throws {
    let session = GuardSession()
    session.app[.secret] = .hold(until: "session", showing: .signIn)
    let clock = ManualClock()
    let app = session.freshApp()
    app.flow.holdPolicy = HoldPolicy(lifetime: .seconds(10), clock: clock)
    let first = try #require(app.push(.secret).hold)
    clock.advance(by: .seconds(seconds))
    // No task has run yet, as in an app that a link wakes.
    let second = try #require(app.push(.secret).hold)
    #expect((second == first) == isSame)
    #expect(app.layers == [[.home], [.signIn]])
    session.allowAll()
    app.dismiss()
    #expect(await second.result == .replayed(.performed))
    #expect(app.layers == [[.home, .secret]])
  }

  @Test(
    "Whatever drops a hold after its deadline, it has expired, even if the timer is late",
    arguments: [HoldDropReason.replaced, .cancelled, .cleared], [9, 10])
  func droppedLate(_ reason: HoldDropReason, _ seconds: Int) async {
    let bench = HoldBench(lifetime: .seconds(10))
    let hold = bench.hold("a")
    bench.clock.advance(by: .seconds(seconds))
    // No task has run yet.
    switch reason {
    case .replaced: bench.hold("b")
    case .cancelled: hold.token.cancel()
    default: bench.list?.dropAll(reason)
    }
    let wanted = seconds < 10 ? reason : .expired
    #expect(await hold.token.result == .dropped(wanted))
    #expect(bench.log.reasons == [wanted])
  }

  @Test("Whatever ends a hold ends its timer", arguments: ["replay", "cancel", "clear", "let go"])
  func timer(_ way: String) async throws {
    let bench = HoldBench(lifetime: .seconds(10))
    let hold = bench.hold("a")
    try await bench.clock.sleepers(1)
    switch way {
    case "replay": bench.release("gate")
    case "cancel": hold.token.cancel()
    case "clear": bench.list?.dropAll(.cleared)
    default: bench.letGo()
    }
    _ = await hold.token.result
    #expect(bench.clock.sleeperCount == 0)
    let log = bench.log.reasons
    bench.clock.advance(by: .seconds(20))
    #expect(bench.log.reasons == log)
  }

  @Test("Without a lifetime nothing sleeps, and nothing expires")
  func endless() {
    let bench = HoldBench()
    bench.hold("a")
    bench.clock.advance(by: .seconds(1_000_000_000))
    #expect(bench.clock.sleeperCount == 0)
    #expect(bench.release("gate") == ["a"])
  }

  @Test("A lifetime that is already over expires", arguments: [0, -1, Int64.min])
  func negative(_ seconds: Int64) async {
    for clock in [ContinuousClock(), SuspendingClock(), ManualClock()] as [any Clock<Duration>] {
      let list = HoldList(HoldPolicy(lifetime: .seconds(seconds), clock: clock))
      let hold = Hold(targets: [FakeTarget("a")], gate: "gate")
      list.add(hold)
      #expect(list.release("gate").isEmpty)
      #expect(await hold.token.result == .dropped(.expired))
    }
  }

  @Test("The longest lifetime traps with no clock, and lasts a century")
  func longest() async {
    let longest = Duration.seconds(Int64.max) + .seconds(Int64.max)
    let manual = ManualClock()
    for clock in [ContinuousClock(), SuspendingClock(), manual] as [any Clock<Duration>] {
      let list = HoldList(HoldPolicy(lifetime: longest, clock: clock))
      let hold = Hold(targets: [FakeTarget("a")], gate: "gate")
      list.add(hold)
      await Task.yield()
      // The other clocks cannot be advanced, and only must not trap.
      manual.advance(by: .seconds(100 * 365 * 86_400 - 1))
      #expect(list.release("gate").count == 1)
      hold.token.cancel()
    }
  }
}
