import Testing

@testable import Waymark

@MainActor
@Suite("How many holds are kept")
struct HoldKeepingTests {
  @Test("If the newest is kept, a new one takes the place of the one before")
  func latest() async {
    let bench = HoldBench()
    let first = bench.hold("a")
    let second = bench.hold("b")
    #expect(bench.pending == ["b: gate"])
    #expect(await first.token.result == .dropped(.replaced))
    #expect(bench.log.drops.map(\.description) == ["dropped a of Shop: replaced"])
    #expect(bench.release("gate") == ["b"])
    #expect(await second.token.result == .replayed(.performed))
    bench.hold("c")
    #expect(bench.log.drops.count == 1, "what was replayed is not replaced")
  }

  @Test("If all are kept, none takes the place of another")
  func all() {
    let bench = HoldBench(keeping: .all)
    for name in ["a", "b", "c"] { bench.hold(name) }
    #expect(bench.pending == ["a: gate", "b: gate", "c: gate"])
    #expect(bench.release("gate") == ["a", "b", "c"])
    #expect(bench.log.drops.isEmpty)
  }

  @Test(
    "If all are kept, the limit is a hundred unless the policy says otherwise: the oldest gives way"
  )
  func limited() async {
    let bench = HoldBench(keeping: .all)
    let holds = (1...103).map { bench.hold("\($0)") }
    #expect(bench.pending.first == "4: gate")
    #expect(bench.pending.count == 100)
    #expect(bench.log.drops.map(\.name) == ["1", "2", "3"])
    #expect(bench.log.reasons == [.replaced, .replaced, .replaced])
    #expect(await holds[0].token.result == .dropped(.replaced))
    #expect(bench.release("gate").first == "4")
    #expect(HoldBench(keeping: .latest).list?.policy.limit == 100)
  }

  @Test("Whatever the limit, the newest is kept", arguments: [Int.min, -1, 0, 1, 2, 3, Int.max])
  func limits(_ limit: Int) {
    let bench = HoldBench(keeping: .all, limit: limit)
    for name in ["a", "b", "c"] { bench.hold(name) }
    let kept = min(max(limit, 1), 3)
    #expect(bench.pending == ["a: gate", "b: gate", "c: gate"].suffix(kept))
    #expect(bench.log.drops.count == 3 - kept)
  }

  @Test("The hold that is being called again does not give way, unless it is held again")
  func replayingAtTheLimit() throws {
    let bench = HoldBench(keeping: .all, limit: 2)
    let list = try #require(bench.list)
    let first = bench.hold("a")
    bench.hold("b")
    _ = list.release("gate")
    #expect(first.beginReplay())
    bench.hold("c")
    bench.hold("d")
    #expect(bench.log.drops.map(\.name) == ["b"])
    first.waitAgain(for: "gate")
    #expect(bench.log.drops.map(\.name) == ["b", "a"])
    #expect(bench.pending == ["c: gate", "d: gate"])
  }

  @Test("Keeping and releasing cost time linear in the targets")
  func growth() throws {
    let count = 3_000
    let bench = HoldBench(keeping: .all, limit: count)
    let list = try #require(bench.list)
    let targets = (0..<count).map { FakeTarget("\($0)") }
    let other = FakeTarget("other")
    // Does what a change does with waiting targets.
    func change() {
      list.dropLeft([other.node])
      list.supersedeChecks(except: nil)
    }
    for target in targets {
      #expect(list.hold(of: [target], until: "gate") == nil)
      bench.hold([target])
      change()
    }
    #expect(bench.pending.count == count)
    for hold in list.release("gate") where hold.beginReplay() {
      hold.finish(.replayed(.performed))
      change()
    }
    #expect(bench.pending.isEmpty)
    let looks = targets.map(\.looks)
    #expect(looks.reduce(0, +) <= 4 * count)
    #expect(looks.max() ?? 0 <= 4)
  }

  @Test(
    "A hold of several verbs is named after the last, and left with any of them", arguments: 0..<3)
  func severalTargets(_ leaving: Int) {
    let bench = HoldBench()
    let targets = [FakeTarget("a"), FakeTarget("b", of: "Todos"), FakeTarget("c", of: "Posts")]
    bench.hold(targets)
    #expect(bench.pending == ["c: gate"])
    bench.list?.dropLeft([FakeTarget("d").node])
    #expect(bench.log.drops.isEmpty)
    targets[leaving].hasLeft = true
    bench.list?.dropLeft([targets[leaving].node])
    #expect(bench.log.drops.map(\.description) == ["dropped c of Posts: left"])
  }

  @Test("A hold without verbs has no name, and does no harm")
  func noTargets() {
    let bench = HoldBench()
    bench.hold([])
    #expect(bench.pending == [": gate"])
    bench.list?.dropLeft([FakeTarget("d").node])
    #expect(bench.release("gate") == [""])
  }

  @Test("A replay that is performed counts, even if something would have dropped it meanwhile")
  func performedReplay() async throws {
    let bench = HoldBench()
    let hold = bench.hold("a")
    _ = try #require(bench.list).release("gate")
    #expect(hold.beginReplay())
    bench.hold("b")
    #expect(hold.token.cancel() == .queued)
    #expect(bench.list?.dropAll(.cleared) == true)
    #expect(bench.pending == ["a: gate"])
    hold.finish(.replayed(.redirected))
    #expect(bench.pending.isEmpty)
    #expect(hold.token.cancel() == .unchanged)
    #expect(await hold.token.result == .replayed(.redirected))
    #expect(bench.log.drops.map(\.name) == ["b"])
  }

  @Test(
    "A replay that is held again is dropped for what came meanwhile, by the first reason",
    arguments: [HoldDropReason.replaced, .cancelled, .cleared, .left])
  func heldReplay(_ reason: HoldDropReason) async throws {
    let bench = HoldBench()
    let list = try #require(bench.list)
    let target = FakeTarget("a")
    let hold = bench.hold([target])
    _ = list.release("gate")
    #expect(hold.beginReplay())
    switch reason {
    case .replaced: bench.hold("b")
    case .cancelled: hold.token.cancel()
    case .cleared: list.dropAll(.cleared)
    default: target.hasLeft = true
    }
    if target.hasLeft { list.dropLeft([target.node]) }
    #expect(hold.drop(.cleared))
    #expect(hold.token.isWaiting)
    hold.waitAgain(for: "gate")
    #expect(await hold.token.result == .dropped(reason))
    #expect(bench.log.reasons == [reason])
    #expect(bench.pending == (reason == .replaced ? ["b: gate"] : []))
  }
}
