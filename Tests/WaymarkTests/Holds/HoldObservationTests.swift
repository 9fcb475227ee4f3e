import Observation
import Testing

@testable import Waymark

/// What happens to the holds `a: x and y` and `b: x`, and how often it notifies their readers.
private struct SeenRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let count: Int
  let pending: [String]
  let change: @MainActor @Sendable (HoldBench, Hold, Hold) -> Void

  init(
    _ name: String, _ count: Int, _ pending: [String],
    _ change: @escaping @MainActor @Sendable (HoldBench, Hold, Hold) -> Void
  ) {
    testDescription = name
    self.count = count
    self.pending = pending
    self.change = change
  }

  static let all: [SeenRow] = [
    SeenRow("nothing", 0, ["a: x and y", "b: x"]) { _, _, _ in },
    SeenRow("a new hold", 1, ["a: x and y", "b: x", "c: gate"]) { bench, _, _ in bench.hold("c") },
    SeenRow("a new hold that replaces all", 1, ["c: gate"]) { bench, _, _ in
      bench.list?.policy.keeping = .latest
      bench.hold("c")
    },
    SeenRow("a name that nobody waits for", 0, ["a: x and y", "b: x"]) { bench, _, _ in
      bench.release("z")
    },
    SeenRow("a name that one target waits for", 1, ["a: x", "b: x"]) { bench, _, _ in
      bench.release("y")
    },
    SeenRow("a release that completes, before its replay", 1, ["a: y", "b: x"]) { bench, _, _ in
      _ = bench.list?.release("x")
    },
    SeenRow("a replay of one target", 2, ["a: y"]) { bench, _, _ in bench.release("x") },
    SeenRow("a replay that is held again", 0, ["a: x and y", "b: x"]) { bench, _, hold in
      hold.waitAgain(for: "x")
    },
    SeenRow("a replay that is held by another gate", 1, ["a: x and y", "b: z"]) { bench, _, hold in
      hold.waitAgain(for: "z")
    },
    SeenRow("a cancelled token, twice", 1, ["b: x"]) { _, hold, _ in
      hold.token.cancel()
      hold.token.cancel()
    },
    SeenRow("all dropped", 1, []) { bench, _, _ in bench.list?.dropAll(.cleared) },
    SeenRow("all dropped, twice", 1, []) { bench, _, _ in
      bench.list?.dropAll(.cleared)
      bench.list?.dropAll(.cleared)
    },
    SeenRow("those that left are dropped, but none has left", 0, ["a: x and y", "b: x"]) {
      bench, _, _ in
      bench.list?.dropLeft([FakeTarget("c").node])
    },
    SeenRow("those with a check are dropped, but none has one", 0, ["a: x and y", "b: x"]) {
      bench, _, _ in
      bench.list?.supersedeChecks(except: nil)
    },
  ]
}

@MainActor
@Suite("Observing holds")
struct HoldObservationTests {
  @Test(
    "One change of the holds notifies once, and no change notifies nobody", arguments: SeenRow.all)
  private func counts(_ row: SeenRow) {
    let bench = HoldBench(keeping: .all)
    let (first, second) = (bench.hold("a", until: ["x", "y"]), bench.hold("b", until: "x"))
    let counter = ChangeCounter { _ = bench.pending }
    row.change(bench, first, second)
    #expect(counter.count == row.count)
    #expect(bench.pending == row.pending)
    bench.list?.dropAll(.cleared)
  }

  @Test("The end of a check is one change, and so is the end of its hold")
  func check() async throws {
    let bench = HoldBench()
    let check = CheckControl()
    bench.answerChecks(heldUntil: nil)
    let hold = bench.hold("a", until: [check.gate(), "session"])
    let counter = ChangeCounter { _ = bench.pending }
    try await check.begun()
    #expect(counter.count == 0, "a check is at work from the beginning")
    try await check.end()
    try await until(!hold.isChecking)
    #expect(counter.count == 1)
    bench.release("session")
    #expect(counter.count == 2)
  }

  @Test("A reader that drops the holds when it is notified leaves a sound list")
  func reentered() async {
    let bench = HoldBench(keeping: .all)
    let (first, second) = (bench.hold("a"), bench.hold("b"))
    withObservationTracking {
      _ = bench.pending
    } onChange: {
      MainActor.assumeIsolated {
        _ = bench.list?.dropAll(.cleared)
        bench.hold("c")
      }
    }
    first.token.cancel()
    #expect(bench.pending == ["c: gate"])
    #expect(await first.token.result == .dropped(.cancelled))
    #expect(await second.token.result == .dropped(.cleared))
    #expect(bench.log.drops.count == 2)
    bench.list?.dropAll(.cleared)
  }
}
