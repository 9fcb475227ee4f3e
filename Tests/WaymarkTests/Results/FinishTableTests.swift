import Testing
import Waymark

@MainActor
@Suite("The successful end of a flow")
struct FinishTableTests {
  /// Builds a composition, and sets leave policies on the way to the caller's own entry.
  private func bench(
    _ row: FinishRow, _ ending: FinishRow.Ending, _ above: FinishAbove, way: LeavePolicy
  ) async throws -> FinishBench {
    let bench = await FinishBench(row, above, isAwaited: ending == .awaited)
    for name in try #require(row.end(ending, below: above)).way { try bench.app.set(way, of: name) }
    return bench
  }

  @Test(
    "It ends what is awaited, or else what the policy says, whatever the flow's own leave policies are",
    arguments: FinishTable.all, FinishRow.Ending.allCases)
  func alone(_ row: FinishRow, _ ending: FinishRow.Ending) async throws {
    for policy in LeavePolicy.allCases {
      let bench = try await bench(row, ending, .nothing, way: policy)
      let counter = bench.watch.changes.count
      #expect(try bench.finish(7, ending.policy) == .performed)
      #expect(picture(bench.app) == row.ends[ending]?.after)
      #expect(await bench.value == (ending == .awaited ? 7 : nil))
      #expect(bench.watch.changes.count == counter + 1)
      #expect(bench.watch.changes.last?.overruled == [])
      #expect(bench.watch.reports.isEmpty)
      #expect(bench.app.pendingLeave == nil)
      // Layers that are presented from there end with it, as with every other verb.
      let left = bench.watch.changes.last?.left.filter { $0.kind != .leave(.dismissed) } ?? []
      #expect(!left.isEmpty)
      #expect(left.allSatisfy { $0.kind == .leave(.finished) })
    }
  }

  /// The entries added above the caller that a free finish leaves, in that order.
  private func asked(
    _ row: FinishRow, _ ending: FinishRow.Ending, _ above: FinishAbove
  ) async throws -> (ids: [EntryID], after: String, change: String) {
    let free = try await bench(row, ending, above, way: .free)
    let added = free.added.map { free.app.entry(named: $0)?.id }
    #expect(!added.contains(nil))
    let way = row.end(ending, below: above)?.way.map { free.app.entry(named: $0)?.id } ?? []
    #expect(try free.finish(7, ending.policy) == .performed)
    var left: [EntryID] = []
    for event in free.watch.changes.last?.left ?? [] {
      if case .entry(let id, _) = event.subject, !way.contains(id) { left.append(id) }
    }
    #expect(left.allSatisfy { added.contains($0) })
    return (left, picture(free.app), free.watch.lastChange)
  }

  @Test(
    "It asks everything above the caller, in every coordinator, and nothing else",
    arguments: FinishTable.all, FinishRow.Ending.allCases)
  func confirm(_ row: FinishRow, _ ending: FinishRow.Ending) async throws {
    for above in FinishAbove.allCases {
      let wanted = try await asked(row, ending, above)
      let bench = try await bench(row, ending, above, way: .blocked)
      for name in bench.added { try bench.app.set(.confirm, of: name) }
      let before = bench.watch.state
      var outcome = try bench.finish(7, ending.policy)
      var asked: [EntryID] = []
      while let request = outcome.leaveRequest {
        #expect(bench.watch.state == before, "\(above)")
        asked.append(request.entry)
        outcome = request.proceed()
      }
      #expect(outcome == .performed, "\(above)")
      #expect(asked == wanted.ids, "\(above)")
      #expect(picture(bench.app) == wanted.after, "\(above)")
      #expect(bench.watch.lastChange == wanted.change, "\(above)")
      #expect(await bench.value == (ending == .awaited ? 7 : nil))
    }
  }

  @Test(
    "An entry above the caller that may not be left refuses it, and no caller gets the value",
    arguments: FinishTable.all, FinishRow.Ending.allCases)
  func blocked(_ row: FinishRow, _ ending: FinishRow.Ending) async throws {
    for above in FinishAbove.allCases {
      for id in try await asked(row, ending, above).ids {
        let bench = try await bench(row, ending, above, way: .confirm)
        let name = try #require(bench.added.first { bench.app.entry(named: $0)?.id == id })
        try bench.app.set(.blocked, of: name)
        let before = bench.watch.state
        #expect(try bench.finish(7, ending.policy) == .ignored(.blocked), "\(above)")
        #expect(bench.watch.state == before, "\(above)")
        try bench.app.set(.free, of: name)
        #expect(try bench.finish(8, ending.policy) == .performed, "\(above)")
        #expect(await bench.value == (ending == .awaited ? 8 : nil))
      }
    }
  }

  @Test("If no caller waits and nothing should end, nothing happens", arguments: FinishTable.all)
  func stay(_ row: FinishRow) async throws {
    for above in FinishAbove.allCases {
      let bench = await FinishBench(row, above, isAwaited: false)
      let before = bench.watch.state
      #expect(try bench.finish(7, .stay) == .ignored(.notAwaited))
      #expect(bench.watch.state == before)
      #expect(bench.watch.reports.isEmpty)
    }
  }

  @Test("A value of another type ends nothing, whatever the policy", arguments: FinishTable.all)
  func wrongType(_ row: FinishRow) async throws {
    for policy in UnawaitedPolicy.allCases {
      let bench = await FinishBench(row, .nothing, isAwaited: true)
      let before = picture(bench.app)
      let about = bench.app.entry(named: row.caller)?.screen as? any FinishingScreen
      #expect(about?.finish("text", policy) == .ignored(.wrongResult))
      #expect(picture(bench.app) == before)
      #expect(bench.watch.reports.map(\.code) == [.wrongResult])
      #expect(try bench.finish(9, policy) == .performed)
      #expect(await bench.value == 9)
    }
  }

  @Test(
    "Finishing without a value, and popping, ask as always", arguments: FinishTable.all)
  func cancelling(_ row: FinishRow) async throws {
    let bench = try await bench(row, .pop, .nothing, way: .confirm)
    let screen = try #require(
      bench.app.entry(named: row.caller)?.screen as? any FinishingScreen)
    #expect(screen.pop().leaveRequest?.name == row.caller)
    let outcome = screen.finish()
    if row.isRoot {
      #expect(outcome == .ignored(.atRoot))
    } else {
      #expect(outcome.leaveRequest?.name == row.caller)
    }
  }
}

/// A screen that ends its flow, in a coordinator of any type.
@MainActor
protocol FinishingScreen {
  func finish(_ value: some Sendable, _ policy: UnawaitedPolicy) -> Outcome
  func finish() -> Outcome
  func pop() -> Outcome
}

extension NavigatingScreen: FinishingScreen {
  func finish(_ value: some Sendable, _ policy: UnawaitedPolicy) -> Outcome {
    navigator.finish(returning: value, unawaited: policy)
  }

  func finish() -> Outcome { navigator.finish() }
  func pop() -> Outcome { navigator.pop() }
}
