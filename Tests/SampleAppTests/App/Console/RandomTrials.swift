import Kit
import Testing
import Waymark

@testable import SampleApp

/// Random commands, each tried before it is typed.
@MainActor
struct RandomTrials {
  func check(in layout: Layout, seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let app = AppCoordinator(stores: AppStores(data: AppTestData.small), layout: layout)
    let session = Session(app: app)
    let changes = Changes()
    app.observe { change, _ in changes.all.append(change) }
    var seen: [String: Int] = [:]
    for number in 1...20_000 {
      if number > 1_000 / RandomCommands.share, Self.kinds.allSatisfy({ seen[$0, default: 0] > 2 })
      {
        break
      }
      let command = RandomCommand.next(on: session, using: &generator)
      let place = Testing.Comment("seed \(seed), \(layout), command \(number): \(command.line)")
      guard case .navigate = try? Command.parse(command.line) else {
        _ = await session.answer(command.line)
        continue
      }
      changes.all = []
      let before = Picture(app)
      let trial = try #require(await session.answer("try \(command.line)"), place)
      try #require(Picture(app) == before && changes.all.isEmpty, place)
      let block = try #require(await session.answer(command.line), place)
      try #require(trial.error == nil || trial.error == block.error, place)
      guard let outcome = trial.text.first else { continue }
      seen[Self.kind(of: outcome), default: 0] += 1
      // The same target again is one that already waits.
      let waits = block.waiting.contains { outcome == "It would wait: \($0)" }
      let kind = Self.kind(of: block, from: before, to: Picture(app), changes.all)
      try #require(Self.kind(of: outcome) == (waits ? "wait" : kind), place)
      let events = changes.all.first.map { $0.entered + $0.left } ?? []
      let details = ["path: \(block.path)"] + events.map(\.description)
      try #require(Array(trial.text.dropFirst()) == details.map { "  \($0.oneLine())" }, place)
    }
    #expect(Set(seen.keys) == Self.kinds, "seed \(seed): \(seen)")
  }

  /// The words for the results of commands. Each must come up.
  private static let kinds: Set = ["done", "nothing", "ask", "wait", "fail"]

  /// Everything that a trial must not change.
  private struct Picture: Equatable {
    let tree: String
    let entries: [EntryID]
    let positions: [Int]
    let current: Int?
    let waiting: [HoldToken]
    let question: LeaveRequest?

    @MainActor
    init(_ app: AppCoordinator) {
      tree = app.describe()
      entries = app.projection.layers.flatMap { Array($0.entries.ids) }
      positions = app.history.positions.map(\.id)
      current = app.history.currentIndex
      waiting = app.pendingNavigations.map(\.token)
      question = app.pendingLeave
    }
  }

  /// The changes that a command has made.
  @MainActor
  private final class Changes {
    var all: [NavigationChange<AppRoute>] = []
  }

  /// The word in a trial for the result that the command would have.
  private static func kind(of outcome: String) -> String {
    let verb = outcome.dropFirst("It would ".count).prefix { $0.isLetter }
    return ["be": "done", "change": "nothing"][verb] ?? String(verb)
  }

  /// The same word for the real result.
  private static func kind(
    of block: Block, from before: Picture, to after: Picture,
    _ changes: [NavigationChange<AppRoute>]
  ) -> String {
    if block.error != nil { return "fail" }
    if after.question != nil, after.question != before.question { return "ask" }
    if !Set(after.waiting).isSubset(of: before.waiting) { return "wait" }
    return changes.isEmpty ? "nothing" : "done"
  }
}
