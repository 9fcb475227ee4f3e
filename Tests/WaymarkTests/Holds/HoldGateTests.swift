import Testing

@testable import Waymark

/// Gates that are released one after the other, and the holds that each replays.
private struct ReleaseRow: Sendable, CustomTestStringConvertible {
  let gate: Gate
  let releases: [Gate]

  var testDescription: String { "[\(gate)] by \(releases)" }

  /// The number of releases that it takes, worked out with plain sets; nil if they are not enough.
  var expected: Int? {
    var missing = Set(gate.names)
    for (index, release) in releases.enumerated() {
      missing.subtract(release.names)
      if missing.isEmpty { return index }
    }
    return nil
  }

  static let all: [ReleaseRow] = {
    let names = ["a", "b", "c"]
    let sets = (0..<8).map { bits in
      Gate(
        conditions: names.enumerated().filter { bits & (1 << $0.offset) != 0 }.flatMap {
          Gate($0.element).conditions
        })
    }
    var rows: [ReleaseRow] = []
    for gate in sets {
      for first in sets {
        for second in sets {
          for third in sets {
            rows.append(ReleaseRow(gate: gate, releases: [first, second, third]))
          }
        }
      }
    }
    return rows
  }()
}

@MainActor
@Suite("Gates of holds")
struct HoldGateTests {
  @Test("A gate names each of its parts once, sorted")
  func names() {
    #expect(Gate(["b", "a", "b"]) == ["a", "b"])
    #expect(Gate(["b", "a", "b"]).names == ["a", "b"])
  }

  @Test("A hold waits until each of its names was released, in any order and any number at once")
  func everyOrder() {
    #expect(ReleaseRow.all.count == 4096)
    for row in ReleaseRow.all {
      let bench = HoldBench()
      let hold = bench.hold("a", until: row.gate)
      let index = row.releases.firstIndex { !bench.release($0).isEmpty }
      #expect(index == row.expected, "\(row)")
      #expect(hold.isWaiting == (row.expected == nil), "\(row)")
      bench.list?.dropAll(.cleared)
    }
  }

  @Test("Readers see the names that are still awaited; names without a waiting hold change nothing")
  func rest() {
    let bench = HoldBench()
    bench.hold("a", until: ["terms", "session", "session"])
    #expect(bench.pending == ["a: session and terms"])
    #expect(bench.release("other").isEmpty)
    #expect(bench.release([]).isEmpty)
    #expect(bench.release("session").isEmpty)
    #expect(bench.release("session").isEmpty, "the second time counts for nothing")
    #expect(bench.pending == ["a: terms"])
    #expect(bench.release("terms") == ["a"])
    #expect(bench.pending.isEmpty)
  }

  @Test("A gate without names counts as released: the next release replays it")
  func empty() {
    let bench = HoldBench()
    let hold = bench.hold("a", until: [])
    #expect(hold.isReleased)
    #expect(bench.pending == ["a: "])
    #expect(bench.release("other") == ["a"])
  }

  @Test("Of several holds, those that no longer wait for anything are replayed, the oldest first")
  func several() {
    let bench = HoldBench(keeping: .all)
    bench.hold("a", until: ["x", "y"])
    bench.hold("b", until: "x")
    bench.hold("c", until: "y")
    bench.hold("d", until: ["y", "x"])
    #expect(bench.release("x") == ["b"])
    #expect(bench.pending == ["a: y", "c: y", "d: y"])
    #expect(bench.release("y") == ["a", "c", "d"])
    #expect(bench.log.drops.isEmpty)
  }

  @Test("A hold that is held again waits for its new gate")
  func again() throws {
    let bench = HoldBench()
    let hold = bench.hold("a", until: "session")
    let token = hold.token
    #expect(try #require(bench.list).release("session").map(\.token) == [token])
    #expect(hold.beginReplay())
    #expect(token.isWaiting)
    hold.waitAgain(for: ["session", "terms"])
    #expect(bench.pending == ["a: session and terms"])
    #expect(bench.release("terms").isEmpty)
    #expect(bench.release("session") == ["a"])
    #expect(!token.isWaiting)
  }

  @Test("A hold that is released but not yet called can be released again, and is called once")
  func reentered() throws {
    let bench = HoldBench(keeping: .all)
    let list = try #require(bench.list)
    let (first, second) = (bench.hold("a"), bench.hold("b"))
    let released = list.release("gate")
    #expect(released.map(\.name) == ["a", "b"])
    #expect(first.beginReplay())
    // A callback of the first verb releases the gate again.
    #expect(bench.release("gate") == ["b"])
    first.finish(.replayed(.performed))
    #expect(!second.beginReplay(), "it was called in the callback")
    #expect(!first.beginReplay())
  }

  @Test("A hold that is dropped between its release and its turn is not called")
  func droppedBefore() throws {
    let bench = HoldBench(keeping: .all)
    let target = FakeTarget("c")
    bench.hold("a")
    let (second, third) = (bench.hold("b"), bench.hold([target]))
    let released = try #require(bench.list).release("gate")
    #expect(released.count == 3)
    #expect(second.token.cancel() == .performed)
    target.hasLeft = true
    #expect(released.filter { $0.beginReplay() }.map(\.name) == ["a"])
    #expect(bench.log.reasons == [.cancelled, .left])
    #expect(third.result == .dropped(.left))
  }
}
