import Testing

@testable import Waymark

/// Something that a check captures.
@MainActor
private final class Captured {
  private var uses = 0
  func use() { uses += 1 }
}

@MainActor
@Suite("What holds keep alive")
struct HoldMemoryTests {
  @Test("A released list releases its holds, even while one sleeps or is checked")
  func list() async throws {
    let (clock, check) = (ManualClock(), CheckControl())
    weak var weakList: HoldList?
    weak var weakHold: Hold?
    weak var weakTarget: FakeTarget?
    do {
      let list = HoldList(HoldPolicy(lifetime: .seconds(10), clock: clock))
      let target = FakeTarget("a")
      let hold = Hold(targets: [target], gate: [check.gate(), "session"])
      list.add(hold)
      (weakList, weakHold, weakTarget) = (list, hold, target)
      try await clock.sleepers(1)
      try await check.begun()
      #expect(list.holds.map(\.name) == ["a"])
    }
    #expect(weakList == nil)
    try await clock.sleepers(0)
    try await check.end()
    #expect(check.cancellations == [true])
    try await until(weakHold == nil)
    #expect(weakTarget == nil)
  }

  @Test("A token keeps neither the list, nor the calls, nor the callers alive")
  func token() async {
    weak var weakList: HoldList?
    weak var weakTarget: FakeTarget?
    weak var weakWaiter: ResultWaiter<Int>?
    let token: HoldToken
    do {
      let (list, target, waiter) = (HoldList(), FakeTarget("a"), ResultWaiter<Int>())
      let hold = Hold(targets: [target], gate: "gate", waiter: waiter)
      list.add(hold)
      token = hold.token
      (weakList, weakTarget, weakWaiter) = (list, target, waiter)
      #expect(token.isWaiting)
      #expect(list.holds.map(\.token) == [token])
    }
    #expect(weakList == nil)
    #expect(!token.isWaiting, "at once, although nobody was told yet")
    #expect(token.cancel() == .unchanged)
    #expect(await token.result == .dropped(.left))
    #expect(weakTarget == nil)
    #expect(weakWaiter == nil)
  }

  @Test("A caller that waits for a token's result is answered, and no task keeps the hold")
  func awaiters() async throws {
    let bench = HoldBench(lifetime: .seconds(10))
    weak var weakHold: Hold?
    var results: [Task<HoldResult, Never>] = []
    do {
      let hold = bench.hold("a")
      weakHold = hold
      for _ in 0..<3 { results.append(Task { [token = hold.token] in await token.result }) }
    }
    try await bench.clock.sleepers(1)
    bench.letGo()
    for result in results { #expect(await result.value == .dropped(.left)) }
    results = []
    #expect(bench.log.reasons == [.left])
    #expect(bench.clock.sleeperCount == 0)
    #expect(weakHold != nil, "the log has its token")
  }

  @Test(
    "A hold that is over is released, with its waiter and its timer", arguments: [true, false])
  func ended(_ isReplayed: Bool) async throws {
    let clock = ManualClock()
    let list = HoldList(HoldPolicy(lifetime: .seconds(10), clock: clock))
    weak var weakHold: Hold?
    weak var weakWaiter: ResultWaiter<Int>?
    do {
      let waiter = ResultWaiter<Int>()
      let hold = Hold(targets: [FakeTarget("a")], gate: "gate", waiter: waiter)
      list.add(hold)
      (weakHold, weakWaiter) = (hold, waiter)
      try await clock.sleepers(1)
      if isReplayed { hold.finish(.replayed(.performed)) } else { hold.drop(.cleared) }
    }
    #expect(weakWaiter == nil)
    #expect(weakHold == nil)
    #expect(clock.sleeperCount == 0)
  }

  @Test("What a check captures is kept until the check ends, but not by the hold")
  func captured() async throws {
    let (bench, check) = (HoldBench(), CheckControl())
    weak var weakCaptured: Captured?
    let hold: Hold
    do {
      let captured = Captured()
      weakCaptured = captured
      let inner = check.gate().conditions[0].check
      let gate = Gate.check("check") {
        await inner?()
        captured.use()
      }
      hold = bench.hold("a", until: [gate, "session"])
    }
    try await check.begun()
    #expect(weakCaptured != nil)
    bench.answerChecks(heldUntil: nil)
    try await check.end()
    try await until(!hold.isChecking)
    try await until(weakCaptured == nil)
    #expect(weakCaptured == nil)
    #expect(bench.pending == ["a: session"])
    hold.token.cancel()
  }

  @Test("What an unstarted check captures is released with its hold")
  func neverBegun() async throws {
    let bench = HoldBench()
    weak var weakCaptured: Captured?
    do {
      let captured = Captured()
      weakCaptured = captured
      let hold = bench.hold("a", until: .check("check") { captured.use() })
      hold.token.cancel()
    }
    try await until(weakCaptured == nil)
    #expect(weakCaptured == nil)
  }
}
