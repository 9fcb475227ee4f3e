import Observation
import Testing

@testable import Waymark

@MainActor
@Suite("Checks of holds")
struct HoldCheckTests {
  private let bench = HoldBench()
  private let check = CheckControl()

  @Test("The hold of a finished check is replayed")
  func passes() async throws {
    bench.answerChecks(heldUntil: nil)
    let hold = bench.hold("a", until: check.gate())
    #expect(bench.pending == ["a: check (checking)"])
    #expect(check.starts == 0, "it starts in a turn of its own")
    try await check.begun()
    try await check.end()
    #expect(await hold.token.result == .replayed(.performed))
    #expect(check.cancellations == [false])
    #expect(bench.log.drops.isEmpty)
  }

  @Test("The hold of a failed check is dropped, and the check is not started again")
  func inVain() async throws {
    bench.answerChecks(heldUntil: check.gate())
    let hold = bench.hold("a", until: check.gate())
    try await check.begun()
    try await check.end()
    #expect(await hold.token.result == .dropped(.refused))
    #expect(check.starts == 1)
    #expect(bench.log.reasons == [.refused])
  }

  @Test("After its check, a hold still waits for the other names of the gate")
  func rest() async throws {
    bench.answerChecks(heldUntil: nil)
    let hold = bench.hold("a", until: [check.gate(), "session"])
    try await check.begun()
    try await check.end()
    #expect(bench.pending == ["a: session"])
    #expect(hold.token.isWaiting)
    #expect(bench.release("session") == ["a"])
  }

  @Test("A check that ended long ago counts as failed if its gate is named again")
  func longOver() async throws {
    bench.answerChecks(heldUntil: nil)
    let hold = bench.hold("a", until: [check.gate(), "session"])
    try await check.begun()
    try await check.end()
    _ = try #require(bench.list).release("session")
    #expect(hold.beginReplay())
    hold.waitAgain(for: ["session", check.gate()])
    #expect(await hold.token.result == .dropped(.refused))
  }

  @Test("A gate that a replay after a check waits for is an ordinary gate, even with the same name")
  func waitsOn() async throws {
    bench.answerChecks(heldUntil: ["check", "session"])
    let hold = bench.hold("a", until: check.gate())
    try await check.begun()
    try await check.end()
    await turn()
    #expect(hold.token.isWaiting)
    #expect(bench.pending == ["a: check and session"])
    #expect(bench.release(["check", "session"]) == ["a"])
  }

  @Test("A hold that a notified reader drops, as it is held by a check, starts no check")
  func droppedBeforeCheck() async {
    let hold = bench.hold("a", until: "session")
    _ = bench.list?.release("session")
    #expect(hold.beginReplay())
    withObservationTracking {
      _ = bench.pending
    } onChange: {
      MainActor.assumeIsolated { _ = hold.token.cancel() }
    }
    hold.waitAgain(for: check.gate())
    #expect(await hold.token.result == .dropped(.cancelled))
    #expect(bench.pending.isEmpty)
    await turn()
    #expect(check.starts == 0)
    #expect(bench.release("check") == [])
  }

  @Test("A replay that names another check starts it, and waits for its end")
  func nextCheck() async throws {
    let next = CheckControl()
    bench.answerChecks(heldUntil: next.gate("next"))
    let hold = bench.hold("a", until: check.gate())
    try await check.begun()
    try await check.end()
    try await next.begun()
    #expect(bench.pending == ["a: next (checking)"])
    bench.answerChecks(heldUntil: nil)
    try await next.end()
    #expect(await hold.token.result == .replayed(.performed))
    #expect([check.starts, next.starts] == [1, 1])
  }

  @Test("All checks of a gate are awaited, in whichever order they end", arguments: [true, false])
  func two(_ isFirstFirst: Bool) async throws {
    let other = CheckControl()
    bench.answerChecks(heldUntil: nil)
    let hold = bench.hold("a", until: [check.gate(), other.gate("other")])
    try await check.begun()
    try await other.begun()
    try await (isFirstFirst ? check : other).end()
    await turn()
    #expect(bench.pending == ["a: \(isFirstFirst ? "other" : "check") (checking)"])
    try await (isFirstFirst ? other : check).end()
    #expect(await hold.token.result == .replayed(.performed))
  }

  @Test("Each hold has its own check, which releases no other")
  func ownChecks() async throws {
    let bench = HoldBench(keeping: .all)
    let other = CheckControl()
    bench.answerChecks(heldUntil: nil)
    let first = bench.hold("a", until: check.gate())
    bench.hold("b", until: other.gate())
    try await check.begun()
    try await other.begun()
    try await check.end()
    #expect(await first.token.result == .replayed(.performed))
    #expect(bench.pending == ["b: check (checking)"])
    bench.list?.dropAll(.cleared)
    try await other.end()
  }

  @Test("A gate that is released by hand while its check runs is not checked twice")
  func byHand() async throws {
    bench.answerChecks(heldUntil: nil)
    let hold = bench.hold("a", until: check.gate())
    try await check.begun()
    _ = try #require(bench.list).release("check")
    #expect(hold.beginReplay())
    hold.waitAgain(for: check.gate())
    #expect(bench.pending == ["a: check (checking)"])
    await turn()
    #expect(check.starts == 1)
    try await check.end()
    #expect(await hold.token.result == .replayed(.performed))
  }

  @Test("A hold does not wait for a check whose part was released by hand")
  func notWaitedFor() async throws {
    let hold = bench.hold("a", until: [check.gate(), "session"])
    try await check.begun()
    #expect(bench.release("check").isEmpty)
    #expect(bench.pending == ["a: session"])
    bench.list?.supersedeChecks(except: nil)
    #expect(bench.release("session") == ["a"])
    #expect(await hold.token.result == .replayed(.performed))
    try await check.end()
    #expect(check.cancellations == [true], "nobody needs it any more")
  }

  @Test("A newer navigation takes the place of a hold with a running check, and cancels it")
  func superseded() async throws {
    let hold = bench.hold("a", until: check.gate())
    try await check.begun()
    bench.list?.supersedeChecks(except: nil)
    #expect(await hold.token.result == .dropped(.replaced))
    try await check.end()
    #expect(check.cancellations == [true])
    #expect(bench.log.reasons == [.replaced])
  }

  @Test("A newer hold takes the place of a hold with a running check, and cancels it")
  func replaced() async throws {
    bench.hold("a", until: check.gate())
    try await check.begun()
    bench.hold("b")
    try await check.end()
    #expect(check.cancellations == [true])
    #expect(bench.pending == ["b: gate"])
  }

  @Test("A newer navigation spares holds without a running check, and the hold that it comes from")
  func spared() async throws {
    let bench = HoldBench(keeping: .all)
    let controls = [CheckControl(), CheckControl(), CheckControl()]
    bench.answerChecks(heldUntil: nil)
    bench.hold("plain")
    bench.hold("over", until: [controls[0].gate(), "session"])
    let replayed = bench.hold("replayed", until: controls[1].gate())
    bench.hold("at work", until: [controls[2].gate(), "session"])
    for control in controls { try await control.begun() }
    try await controls[0].end()
    await turn()
    bench.list?.supersedeChecks(except: replayed)
    #expect(bench.log.drops.map(\.name) == ["at work"])
    #expect(
      bench.pending == ["plain: gate", "over: session", "replayed: check (checking)"])
    bench.list?.dropAll(.cleared)
    for control in controls { try await control.end() }
    #expect(controls.map(\.cancellations) == [[false], [true], [true]])
  }

  @Test("A check does not begin if its hold was dropped before")
  func beforeItsTurn() async {
    let hold = bench.hold("a", until: check.gate())
    hold.token.cancel()
    await turn()
    #expect(check.starts == 0)
  }

  @Test("A cancelled check that ends releases nothing")
  func late() async throws {
    var releases: [String] = []
    bench.list?.releaseCheck = { _, name in releases.append(name) }
    let hold = bench.hold("a", until: check.gate())
    try await check.begun()
    hold.token.cancel()
    try await check.end()
    await turn()
    #expect(releases.isEmpty)
    #expect(try #require(bench.list).release(check: "check", of: hold).isEmpty)
    #expect(await hold.token.result == .dropped(.cancelled))
  }

  @Test("A hold whose check ends after its deadline expires")
  func expired() async throws {
    let bench = HoldBench(lifetime: .seconds(10))
    bench.answerChecks(heldUntil: nil)
    let hold = bench.hold("a", until: check.gate())
    try await check.begun()
    try await bench.clock.sleepers(1)
    bench.clock.advance(by: .seconds(10))
    #expect(try #require(bench.list).release(check: "check", of: hold).isEmpty)
    #expect(await hold.token.result == .dropped(.expired))
    try await check.end()
    #expect(check.cancellations == [true])
  }

  /// Lets ready tasks run.
  private func turn() async {
    for _ in 0..<10 { await Task.yield() }
  }
}
