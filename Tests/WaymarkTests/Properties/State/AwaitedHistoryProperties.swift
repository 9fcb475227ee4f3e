import Testing

@testable import Waymark

@MainActor
@Suite("Properties of results while an app goes through its history and is restored")
struct AwaitedHistoryProperties {
  static let seeds: ClosedRange<UInt64> = 8701...8800
  static let steps = 60

  @Test(
    "Whoever waits is answered once, with nil when the entry leaves unless it has finished with a value"
  )
  func answers() async {
    let least = ["awaited": 500, "left": 300, "finished": 200, "refused": 50]
    await Sessions.run(Self.seeds, least: least) { seed in
      let awaited = AwaitedHistory(seed: seed)
      await awaited.run(Self.steps)
      return (awaited.session.failure, awaited.tally)
    }
  }
}

/// A session with a history in which random entries are awaited, and sometimes finish with a value.
@MainActor
private final class AwaitedHistory {
  private final class Wait {
    let waiter = ResultWaiter<Int>()
    var task: Task<Void, Never>?
    var answers: [Int?] = []
    var expected: Int?
  }

  let session: HistorySession
  private(set) var tally: [String: Int] = [:]
  private var generator: SeededGenerator
  private var waits: [Int: Wait] = [:]

  init(seed: UInt64) {
    session = HistorySession(seed: seed)
    generator = SeededGenerator(seed: seed ^ 0xA1A1)
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  func run(_ steps: Int) async {
    for step in 0..<steps where session.failure == nil {
      if roll(3) == 0 { await begin() }
      session.run(1)
      await compare()
      if roll(4) == 0 {
        session.chosen = { [unowned self] in finish(step) }
        session.run(1)
      }
      await compare()
    }
    session.end()
    await compare(hasEnded: true)
  }

  private func begin() async {
    let free = session.now.ids.filter { waits[$0] == nil }.sorted()
    guard let tree = session.app.flow.tree, let id = free.randomElement(using: &generator),
      let entry = session.app.navigator(of: EntryID(number: id))?.origin?.stayingEntry
    else { return }
    let wait = Wait()
    tree.attach(wait.waiter, to: entry)
    var hasBegun = false
    wait.task = Task { @MainActor in
      hasBegun = true
      wait.answers.append(await wait.waiter.value())
    }
    while !hasBegun { await Task.yield() }
    waits[id] = wait
    tally["awaited", default: 0] += 1
  }

  /// Lets an awaited entry finish with a value. If somebody has to be asked, nobody answers.
  private func finish(_ value: Int) {
    guard session.failure == nil, session.pending == nil,
      let id = waits.keys.sorted().randomElement(using: &generator),
      let navigator = session.app.navigator(of: EntryID(number: id))
    else { return }
    session.text = "finish #\(id) with \(value)"
    let outcome = session.perform(.verb(.always)) { navigator.finish(returning: value) }
    if let pending = session.pending {
      pending.request.cancel()
      session.pending = nil
    }
    // An entry that cannot leave asks waiting targets again, and says what they say.
    let hasLeft = outcome == .performed && !session.now.ids.contains(id)
    tally[hasLeft ? "finished" : "refused", default: 0] += 1
    if hasLeft { waits[id]?.expected = value }
  }

  private func compare(hasEnded: Bool = false) async {
    let ids = hasEnded ? [] : session.now.ids
    for (id, wait) in waits.sorted(by: { $0.key < $1.key }) where !ids.contains(id) {
      guard session.failure == nil else { return }
      waits[id] = nil
      await answer(wait)
      if wait.answers != [wait.expected] {
        session.fail("#\(id) is answered \(wait.answers), want \(wait.expected as Any)")
      }
      tally["left", default: 0] += 1
    }
    for (id, wait) in waits where !wait.answers.isEmpty || wait.expected != nil {
      session.fail("#\(id) is there, and answered \(wait.answers)")
    }
    let count = session.app.flow.tree?.waiters.count ?? 0
    if count != waits.count { session.fail("\(count) wait, want \(waits.keys.sorted())") }
  }

  /// Waits for the answer. After many turns, none will come.
  private func answer(_ wait: Wait) async {
    var turns = 0
    while wait.answers.isEmpty, turns < 200_000 {
      await Task.yield()
      turns += 1
    }
  }
}
