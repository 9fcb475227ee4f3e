// Verbs that are called inside callbacks.

extension Tree {
  /// A call that waits until the current verb is over.
  enum Queued {
    case verb(QueuedAction)
    /// A verb that asked, and whose answer joins no transaction.
    case answer(PendingLeave)
    /// A handler of an output or a signal, or what a callback has released or answered.
    case handler(() -> Void)
    /// What the framework itself calls, such as news of a dropped target, or an open gate. It also runs
    /// beyond the limit.
    case call(() -> Void)

    var verb: QueuedAction? {
      guard case .verb(let queued) = self else { return nil }
      return queued
    }

    /// Ends the wait for the entry that the call would make.
    @MainActor
    func drop() {
      switch self {
      case .verb(let queued): queued.action.waiter?.settle()
      case .answer(let question): question.drop()
      case .handler, .call: break
      }
    }

    var isOwnCall: Bool {
      if case .call = self { true } else { false }
    }

    /// True if user code asks for it each time that it runs.
    var isRepeated: Bool {
      switch self {
      case .verb, .handler: true
      case .answer, .call: false
      }
    }
  }

  /// A verb that waits.
  @MainActor
  final class QueuedAction {
    let action: Action

    init(_ action: consuming Action) {
      self.action = action
    }
  }

  func enqueue(_ call: @escaping () -> Void) {
    enqueue(.call(call))
  }

  func enqueue(_ queued: Queued) {
    queue = queue.take().adding(queued)
  }

  private func dequeue() -> Queued {
    var changed = queue.take()
    let first = changed.removeFirst()
    queue = changed
    return first
  }

  private func run(_ queued: Queued) {
    switch queued {
    case .verb(let queued):
      _ = run(queued.action)
      queued.action.waiter?.settle()
    case .answer(let question): _ = callAlone(question)
    case .handler(let call), .call(let call): call()
    }
  }

  /// Calls user code that must not see an unfinished transaction: at once, or after the current
  /// verb. A handler that is running now has nothing to do with it.
  func whenIdle(_ body: @escaping @MainActor () -> Void) {
    guard case .idle = phase, !isAsking else { return enqueue { body() } }
    handling(from: nil, body)
  }

  /// Calls the handler of an output or a signal: at once, or after the current verb. Verbs of the
  /// handler come from the sender's layer.
  func whenIdle(
    from node: Node, _ entry: Entry?, _ handler: @escaping @MainActor () -> Void
  ) -> Outcome {
    // If a coordinator passes on an output or a signal from inside, the first sender still counts.
    let first = sender.flatMap(state.layer).flatMap { layer in
      state.node(layer.owner)?.isWithin(node) == true ? layer.key : nil
    }
    let call = { [self] in
      handling(from: first ?? entry.flatMap(state.layer(of:))?.key ?? node.base, handler)
    }
    guard case .idle = phase, !isAsking else {
      enqueue(.handler(call))
      return .queued
    }
    call()
    return .performed
  }

  /// The layer of the sender whose handler calls now. Callbacks are not part of a handler that runs
  /// meanwhile.
  var sender: LayerKey? { phase == .busy ? nil : handlerLayer }

  /// Runs the handler of a sender in a layer, or what no handler calls.
  func handling<Value>(from layer: LayerKey?, _ body: () -> Value) -> Value {
    let before = handlerLayer
    defer { handlerLayer = before }
    handlerLayer = layer
    return body()
  }

  /// Ends a turn: a verb or a read, and all that it has queued. Readers of changed answers are
  /// notified, and a tree that has ended is let go of.
  func endTurn() {
    guard case .idle = phase, !isDraining, !isAsking else { return }
    drain()
    tellAnswers()
    keeper = nil
  }

  /// Runs queued calls in order. Calls that callbacks queue meanwhile come after them.
  func drain() {
    guard !queue.isEmpty else { return }
    isDraining = true
    // The handler that is running now has nothing to do with them.
    let dropped = handling(from: nil, runQueue)
    isDraining = false
    // Deinits of what is released here call verbs of their own.
    withExtendedLifetime(dropped) {}
  }

  /// - Returns: The calls that were dropped.
  private func runQueue() -> [Queued] {
    var ran = 0
    while !queue.isEmpty, ran < Tree.queueLimit {
      let next = dequeue()
      ran += 1
      run(next)
    }
    guard !queue.isEmpty else { return [] }
    // Beyond the limit, only what must not be lost runs, and then what comes of that.
    let mustRun = Set([.revalidate, .end].flatMap(outermost)).union(ownCalls)
    let (kept, dropped) = dropQueue(keeping: mustRun)
    for queued in kept { run(queued) }
    let (caused, rest) = dropQueue(keeping: ownCalls)
    for queued in caused { run(queued) }
    let (_, last) = dropQueue()
    // What a reporter calls when it gets these reports.
    return dropped + rest + last + forgetQueue()
  }

  /// Drops queued calls without a report, because there is no tree for them.
  ///
  /// - Returns: The dropped calls. Releasing them may run deinits of user code.
  @discardableResult
  func forgetQueue() -> [Queued] {
    let dropped = queue.take()
    for queued in dropped { queued.drop() }
    return dropped
  }

  /// Drops what a body has queued that runs again, because that happens once. Reports of the framework
  /// are about what is new.
  ///
  /// - Parameter kept: How many of the first calls stay.
  func forgetRepeated(after kept: Int) {
    let all = queue.take()
    let dropped = all[kept...].filter(\.isRepeated)
    queue = all[..<kept] + all[kept...].filter { !$0.isRepeated }
    for queued in dropped { queued.drop() }
  }

  /// Drops queued calls, each with a report, but for those at some positions.
  ///
  /// - Returns: The kept calls, and all.
  private func dropQueue(keeping kept: Set<Int> = []) -> (kept: [Queued], all: [Queued]) {
    let dropped = queue.take()
    // Verbs of a reporter wait until all reports are made.
    phase = .busy
    defer { phase = .idle }
    for position in dropped.indices where !kept.contains(position) {
      dropped[position].drop()
      state.report(
        .queueLimit,
        "A call was dropped: \(Tree.queueLimit) calls that callbacks queued ran before one verb"
          + " returned. Do two callbacks answer each other endlessly?")
    }
    return (kept.sorted().map { dropped[$0] }, dropped)
  }

  /// The positions of what the framework itself calls.
  private var ownCalls: Set<Int> { Set(queue.indices.filter { queue[$0].isOwnCall }) }

  /// The positions of the first verbs with a cause, without those that a verb of an outer
  /// coordinator covers. Past the limit each of them runs once, because entries that may no longer
  /// be seen must go however many verbs were called.
  private func outermost(_ cause: NavigationCause) -> [Int] {
    var seen: Set<NodeKey> = []
    let candidates = queue.indices.filter { position in
      guard let queued = queue[position].verb, queued.action.cause == cause else { return false }
      let node = queued.action.node
      return !node.life.isDropped && seen.insert(node.key).inserted
    }
    return candidates.filter { position in
      !(queue[position].verb?.action.node.path.dropLast().contains(where: seen.contains) ?? false)
    }
  }
}
