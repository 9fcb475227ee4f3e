@testable import Waymark

/// A session in which tasks sometimes wait for verbs. The model knows their answers.
@MainActor
final class ResultSession {
  /// A waiting task, its answer, and the answer of the model.
  private final class Wait {
    var task: Task<Void, Never>?
    var answers: [Int?] = []
    var expected: Int?
  }

  let session: TreeSession
  fileprivate(set) var tally: [String: Int] = [:]
  fileprivate var generator: SeededGenerator
  private var open: [Int: Wait] = [:]
  private var over: [Wait] = []
  private var lastValue = 0
  /// One in this many steps is a result.
  private let finishes: Int

  init(seed: UInt64, finishes: Int = 4) {
    self.finishes = finishes
    session = TreeSession(seed: seed, showsScreens: false)
    generator = SeededGenerator(seed: seed ^ 0xA5A5)
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  /// Takes a step, and compares the waiting tasks.
  func step() async {
    let old = session.model
    if roll(finishes) == 0 { session.chosen = finish() }
    let readers = readers()
    var waiter: ResultWaiter<Int>?
    var awaited: (owner: Int, command: TreeCommand)?
    let isAwaited = roll(8) > 0
    session.performing = { [self] command, coordinator in
      guard isAwaited, let wanted = Self.navigation(command) else { return nil }
      let made = ResultWaiter<Int>()
      let owner = session.serials.first { $0.value == coordinator.serial }?.key
      guard let owner else { return nil }
      (waiter, awaited) = (made, (owner, command))
      return made.begin { coordinator.flow.perform(wanted.verb, awaitedBy: $0) }
    }
    session.step()
    session.performing = nil
    guard session.failure == nil else { return }
    if let waiter { await begin(waiter, awaited, old) }
    if let (id, value) = result(of: session.current, old), let wait = open[id],
      !session.model.contains(id)
    {
      wait.expected = value
      tally["finished", default: 0] += 1
    }
    cancelSometimes()
    await compare()
    for reader in readers { check(reader) }
    compareAwaited()
  }

  /// Ends the tree, and with it all waits.
  func end() async {
    guard let tree = session.root?.flow.tree else { return }
    session.end()
    if tree.waiters.count != 0 { session.fail("\(tree.waiters.count) waiters after the end") }
    over += open.values
    open = [:]
    await compareOver()
  }

  /// Releases the tree, and with it all waits.
  func letGo() async {
    session.letGo()
    over += open.values
    open = [:]
    await compareOver()
  }

  private static func navigation(_ command: TreeCommand) -> NavigationCommand<TreeRoute>? {
    switch command {
    case .push(let route): .push([route])
    case .present(let route, let style): .present(route, as: style)
    case .presentReplacing(let route, let style): .present(route, as: style, replacing: true)
    case .navigate(let route): .navigate(to: route)
    default: nil
    }
  }

  /// A result from a random entry.
  private func finish() -> TreeStep? {
    guard let row = session.model.ordered.randomElement(using: &generator)?.row,
      let owner = row.owners.last
    else { return nil }
    lastValue += 1
    let policy = UnawaitedPolicy.allCases.randomElement(using: &generator) ?? .stay
    return .verb(owner, .finishReturning(EntryID(number: row.id), lastValue, policy))
  }

  private func result(of step: TreeStep?, _ model: NaiveTree) -> (id: Int, value: Int)? {
    guard case .verb(_, .finishReturning(let id, let value, _)) = step else { return nil }
    return model.nearestAwaited(from: id.number).map { ($0, value) }
  }

  private func begin(
    _ waiter: ResultWaiter<Int>, _ awaited: (owner: Int, command: TreeCommand)?, _ old: NaiveTree
  ) async {
    let wait = Wait()
    var hasBegun = false
    wait.task = Task { @MainActor in
      hasBegun = true
      wait.answers.append(await waiter.value())
    }
    while !hasBegun { await Task.yield() }
    // What is shown instead is not awaited.
    let shown = session.outcome == .performed ? awaited : nil
    let made = shown.flatMap { session.model.made(by: $0.command, on: $0.owner, since: old) }
    if let made, session.model.contains(made) {
      open[made] = wait
      session.model.awaited.insert(made)
      tally["awaited", default: 0] += 1
    } else {
      over.append(wait)
    }
    cancellers[ObjectIdentifier(wait)] = { waiter.resolve(nil) }
  }

  /// What a task does when it is cancelled.
  private var cancellers: [ObjectIdentifier: () -> Void] = [:]

  private func cancelSometimes() {
    guard roll(25) == 0, let id = open.keys.sorted().randomElement(using: &generator),
      let wait = open.removeValue(forKey: id)
    else { return }
    cancellers[ObjectIdentifier(wait)]?()
    // This has notified, but is not part of the next step.
    session.watcher.watch(session.shot)
    session.model.awaited.remove(id)
    over.append(wait)
    tally["cancelled", default: 0] += 1
  }

  private func compare() async {
    for (id, wait) in open.sorted(by: { $0.key < $1.key }) where !session.model.contains(id) {
      open[id] = nil
      session.model.awaited.remove(id)
      over.append(wait)
      if wait.expected == nil { tally["left", default: 0] += 1 }
    }
    let count = session.root?.flow.tree?.waiters.count
    if count != open.count { session.fail("\(count ?? 0) waiters, want \(open.keys.sorted())") }
    await compareOver()
    if let early = open.first(where: { !$0.value.answers.isEmpty }) {
      session.fail("#\(early.key) is answered while it is there")
    }
  }

  private func compareOver() async {
    guard session.failure == nil else { return }
    for wait in over {
      await wait.task?.value
      cancellers[ObjectIdentifier(wait)] = nil
      if wait.answers != [wait.expected] {
        session.fail("answers \(wait.answers), want \(String(describing: wait.expected))")
      }
    }
    over = []
  }
}

// Returns whether an entry is awaited.
extension ResultSession {
  /// A reader of whether an entry is awaited.
  private struct Reader {
    let navigator: Navigator<TreeCoordinator>
    let wasAwaited: Bool
    let counter: ChangeCounter
  }

  private func sample() -> [EntryID] {
    (0..<3).compactMap { _ in session.shot.ids.randomElement(using: &generator) }
  }

  private func readers() -> [Reader] {
    sample().compactMap { id in
      session.root?.navigator(of: id).map { navigator in
        Reader(
          navigator: navigator, wasAwaited: navigator.isAwaited,
          counter: ChangeCounter { _ = navigator.isAwaited })
      }
    }
  }

  private func check(_ reader: Reader) {
    guard reader.navigator.isAwaited != reader.wasAwaited else { return }
    tally["awaited or not", default: 0] += 1
    if reader.counter.count == 0 {
      session.fail("\(String(describing: reader.navigator.id)) changed without a notification")
    }
  }

  private func compareAwaited() {
    guard session.failure == nil else { return }
    for id in sample() {
      let isAwaited = session.root?.navigator(of: id)?.isAwaited
      let wanted = session.model.nearestAwaited(from: id.number) != nil
      if isAwaited != wanted { session.fail("\(id) is awaited: \(!wanted), want \(wanted)") }
    }
  }
}

extension NaiveTree {
  func contains(_ id: Int) -> Bool { ordered.contains { $0.row.id == id } }
}

extension TreeCoordinator {
  /// The navigator of one of the coordinator's own entries, with or without a screen.
  func navigator(of id: EntryID) -> Navigator<TreeCoordinator>? {
    guard let tree = flow.tree else { return nil }
    var found: Entry?
    tree.state.walkChain { layer in
      tree.state.visitAll(layer) { if $0.id == id { found = $0 } }
    }
    return found.map { Navigator(entry: $0, in: tree.handle) }
  }
}
