import Testing

@testable import Waymark

/// A way to drop a hold, and the reported reason.
private struct DropRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let reason: HoldDropReason
  /// The holds that still wait afterwards.
  let pending: [String]
  let drop:
    @MainActor @Sendable (HoldBench, FakeTarget, ResultWaiter<Int>, CheckControl) async throws ->
      Void

  init(
    _ name: String, _ reason: HoldDropReason, pending: [String] = [],
    _ drop:
      @escaping @MainActor @Sendable (
        HoldBench, FakeTarget, ResultWaiter<Int>, CheckControl
      ) async throws -> Void
  ) {
    testDescription = name
    self.reason = reason
    self.pending = pending
    self.drop = drop
  }

  static let all: [DropRow] = [
    DropRow("another hold", .replaced, pending: ["b: gate"]) { bench, _, _, _ in bench.hold("b") },
    DropRow("a newer navigation", .replaced) { bench, _, _, check in
      try await check.begun()
      bench.list?.supersedeChecks(except: nil)
    },
    DropRow("its deadline", .expired) { bench, _, _, _ in
      try await bench.clock.sleepers(1)
      bench.clock.advance(by: .seconds(10))
    },
    DropRow("a release after its deadline", .expired) { bench, _, _, _ in
      bench.clock.advance(by: .seconds(10))
      bench.release("session")
    },
    DropRow("its token", .cancelled) { bench, _, _, _ in bench.list?.holds.first?.token.cancel() },
    DropRow("the waiting task is cancelled", .cancelled) { _, _, waiter, _ in waiter.cancel() },
    DropRow("all are dropped", .cleared) { bench, _, _, _ in bench.list?.dropAll(.cleared) },
    DropRow("the tree ends", .left) { bench, _, _, _ in bench.list?.dropAll(.left) },
    DropRow("its coordinator left", .left) { bench, target, _, _ in
      target.hasLeft = true
      bench.list?.dropLeft([target.node])
    },
    DropRow("a release after its coordinator left", .left) { bench, target, _, _ in
      target.hasLeft = true
      bench.release("session")
    },
    DropRow("nothing keeps the tree", .left) { bench, _, _, _ in bench.letGo() },
    DropRow("its check was in vain", .refused) { bench, _, _, check in
      bench.answerChecks(heldUntil: check.gate())
      bench.release("session")
      try await check.begun()
      try await check.end()
    },
  ]
}

@MainActor
@Suite("Holds that are dropped")
struct HoldDropTests {
  @Test("All readers learn it once, with the same reason", arguments: DropRow.all)
  private func told(_ row: DropRow) async throws {
    let bench = HoldBench(lifetime: .seconds(10))
    let (target, check, waiter) = (FakeTarget("a"), CheckControl(), ResultWaiter<Int>())
    let hold = bench.hold([target], until: ["session", check.gate()], awaitedBy: waiter)
    #expect(bench.pending == ["a: check and session (checking)"])
    let results = (0..<3).map { _ in Task { await hold.token.result } }
    let value = await begun { await waiter.value() }
    try await row.drop(bench, target, waiter, check)
    for result in results { #expect(await result.value == .dropped(row.reason)) }
    #expect(await hold.token.result == .dropped(row.reason), "also whoever asks late")
    #expect(await value.value == nil)
    #expect(!hold.token.isWaiting)
    #expect(hold.token.cancel() == .unchanged)
    #expect(bench.log.drops.map(\.description) == ["dropped a of Shop: \(row.reason)"])
    #expect(bench.log.drops.map(\.token) == [hold.token])
    #expect(bench.pending == row.pending)
    try await check.end()
    #expect(bench.clock.sleeperCount == row.pending.count, "its timer is over")
    bench.letGo()
  }

  @Test("A hold ends once: the first reason counts")
  func once() async {
    let bench = HoldBench()
    let hold = bench.hold("a")
    #expect(hold.token.cancel() == .performed)
    #expect(hold.token.cancel() == .unchanged)
    hold.finish(.replayed(.performed))
    hold.finish(.dropped(.cleared))
    hold.waitAgain(for: "gate")
    #expect(bench.list?.dropAll(.cleared) == false)
    #expect(!hold.beginReplay())
    #expect(await hold.token.result == .dropped(.cancelled))
    #expect(bench.log.reasons == [.cancelled])
    #expect(bench.pending.isEmpty)
  }

  @Test("All waiting holds are dropped together, and reported in order after none waits")
  func all() {
    let bench = HoldBench(keeping: .all)
    var seen: [String] = []
    bench.list?.policy.onDrop = { drop in seen.append("\(drop.name) \(bench.pending)") }
    for name in ["a", "b", "c"] { bench.hold(name) }
    #expect(bench.list?.dropAll(.cleared) == true)
    #expect(seen == ["a []", "b []", "c []"])
    bench.list?.policy.onDrop = { _ in }
  }

  @Test("A callback for a replaced hold finds the new one in its place")
  func replaced() {
    let bench = HoldBench()
    var seen: [[String]] = []
    bench.list?.policy.onDrop = { _ in seen.append(bench.pending) }
    bench.hold("a")
    bench.hold("b")
    #expect(seen == [["b: gate"]])
    bench.list?.policy.onDrop = { _ in }
  }

  @Test("The report of a drop may lead to the next hold, and to the next drop")
  func nested() {
    let bench = HoldBench()
    bench.list?.policy.onDrop = { [log = bench.log] drop in
      log.append(drop)
      if log.drops.count < 3 { bench.hold("after \(drop.name)") }
    }
    bench.hold("a")
    bench.hold("b")
    #expect(bench.log.drops.map(\.name) == ["a", "b", "after a"])
    #expect(bench.pending == ["after b: gate"])
    bench.list?.policy.onDrop = { _ in }
  }

  @Test("The tree delays the reports, once for all of them")
  func told() {
    let bench = HoldBench(keeping: .all)
    var waiting: [@MainActor () -> Void] = []
    bench.list?.whenIdle = { waiting.append($0) }
    bench.hold("a")
    bench.hold("b")
    bench.list?.dropAll(.cleared)
    #expect(bench.pending.isEmpty)
    #expect(bench.log.drops.isEmpty)
    #expect(waiting.count == 1)
    for tell in waiting { tell() }
    #expect(bench.log.drops.map(\.name) == ["a", "b"])
  }

  @Test("A token describes its target")
  func tokens() {
    let bench = HoldBench(keeping: .all)
    let (first, second) = (bench.hold("a"), bench.hold("a"))
    #expect(first.token == first.token)
    #expect(first.token != second.token)
    #expect(Set([first.token, first.token, second.token]).count == 2)
    let pending = bench.list?.pending ?? []
    #expect(pending.map(\.id) == [first.token, second.token])
    #expect(pending == bench.list?.pending, "equal as long as nothing changes")
    #expect(pending.first != pending.last, "the same name is not the same hold")
    bench.list?.dropAll(.cleared)
  }
}
