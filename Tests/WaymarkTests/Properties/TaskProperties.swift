import Testing

@testable import Waymark

@MainActor
@Suite("Properties of the tasks of entries")
struct TaskProperties {
  private static let least = ["begun": 500, "ended": 300]

  @Test("Tasks run exactly while their entry is in the tree")
  func trees() async {
    await Sessions.run(UInt64(8501)...8560, least: Self.least) { seed in
      let session = TreeSession(seed: seed)
      let bench = TaskBench(seed) { session.root }
      for _ in 0..<60 where session.failure == nil && bench.failure == nil {
        session.step()
        await bench.compare(session.shot.ids)
      }
      if seed % 2 == 0 { session.end() } else { session.letGo() }
      await bench.compare([])
      return (session.failure ?? bench.failure, bench.tally)
    }
  }

  @Test("Questions and redirects end no task of an entry that stays")
  func leaving() async {
    await Sessions.run(UInt64(8561)...8600, least: Self.least) { seed in
      let leaving = LeaveSession(seed: seed)
      let bench = TaskBench(seed) { leaving.session.root }
      for _ in 0..<40 where leaving.session.failure == nil && bench.failure == nil {
        await leaving.run(1)
        await bench.compare(leaving.session.shot.ids)
      }
      await leaving.end()
      await bench.compare([])
      return (leaving.session.failure ?? bench.failure, bench.tally)
    }
  }

  @Test("Steps of the history and restores end no task of an entry that stays")
  func histories() async {
    await Sessions.run(UInt64(8601)...8660, least: Self.least) { seed in
      let session = HistorySession(seed: seed)
      let bench = TaskBench(seed) { session.app }
      for _ in 0..<60 where session.failure == nil && bench.failure == nil {
        session.run(1)
        await bench.compare(session.now.ids.sorted().map { EntryID(number: $0) })
      }
      session.end()
      await bench.compare([])
      return (session.failure ?? bench.failure, bench.tally)
    }
  }
}

/// Begins tasks at entries, and compares which of them run.
@MainActor
private final class TaskBench {
  private(set) var failure: String?
  private(set) var tally: [String: Int] = [:]
  private let seed: UInt64
  private var generator: SeededGenerator
  private let root: () -> TreeCoordinator?
  /// The entries with a task that was not cancelled.
  private var running: Set<EntryID> = []
  /// All tasks, and those that have begun to run.
  private var (made, begun) = (0, 0)
  private var navigators: [EntryID: Navigator<TreeCoordinator>] = [:]

  init(_ seed: UInt64, _ root: @escaping () -> TreeCoordinator?) {
    self.seed = seed
    self.root = root
    generator = SeededGenerator(seed: seed ^ 0x7A5C)
    root()?.observe { [weak self] change, _ in self?.note(change) }
  }

  private func fail(_ text: String) {
    if failure == nil { failure = "seed \(seed): \(text)\n\(root()?.describe() ?? "")" }
  }

  /// A task is cancelled when its entry leaves, before anybody is told.
  private func note(_ change: NavigationChange<TreeRoute>) {
    for event in change.left {
      guard case .entry(let id, _) = event.subject else { continue }
      if running.contains(id) { fail("\(id) has left, and its task runs") }
    }
  }

  /// Compares, given the entries in the tree, and begins more tasks.
  func compare(_ ids: [EntryID]) async {
    let left = Set(navigators.keys).subtracting(ids)
    let wanted = Set(navigators.keys).intersection(ids)
    if running != wanted { fail("tasks of \(running.sorted()), want \(wanted.sorted())") }
    for id in left.sorted() {
      tally["ended", default: 0] += 1
      if navigators.removeValue(forKey: id)?.task({}) != nil { fail("\(id) begins after it left") }
    }
    for id in ids where navigators[id] == nil && Int.random(in: 0..<3, using: &generator) == 0 {
      begin(id)
    }
    while begun < made { await Task.yield() }
  }

  private func begin(_ id: EntryID) {
    guard let navigator = root()?.navigator(of: id), let entry = navigator.origin?.stayingEntry,
      entry.tabs == nil
    else { return }
    navigators[id] = navigator
    made += 1
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    let task = navigator.task { [weak self] in
      self?.begun += 1
      self?.running.insert(id)
      await withTaskCancellationHandler {
        for await _ in stream {}
      } onCancel: {
        MainActor.assumeIsolated { _ = self?.running.remove(id) }
      }
      continuation.finish()
    }
    if task == nil { return fail("\(id) begins no task") }
    tally["begun", default: 0] += 1
  }
}
