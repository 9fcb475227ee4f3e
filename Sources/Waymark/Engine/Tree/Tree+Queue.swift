// Verbs called inside callbacks.

extension Tree {
  /// What waits until the verb at work is over.
  enum Queued {
    case verb(QueuedAction)
    /// What is no verb of a coordinator.
    case call(() -> Void)

    var verb: QueuedAction? {
      guard case .verb(let queued) = self else { return nil }
      return queued
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
    var changed = queue.take()
    changed.append(queued)
    queue = changed
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
    case .call(let call): call()
    }
  }

  /// Calls user code that shall not see a half-done transaction: at once, or after the verb at
  /// work.
  func tell(_ handler: @escaping @MainActor () -> Void) -> Outcome {
    guard case .idle = phase, !isAsking else {
      enqueue { handler() }
      return .queued
    }
    handler()
    return .performed
  }

  /// Tells what a coordinator or an entry says: the verbs of who hears it come from there.
  func tell(
    from node: Node, _ entry: Entry?, _ handler: @escaping @MainActor () -> Void
  ) -> Outcome {
    tell { [self] in
      // Whoever passes on what comes from inside of it speaks for who said it first.
      let first = tellingLayer.flatMap { state.node($0.owner)?.isWithin(node) == true ? $0 : nil }
      telling(from: first ?? entry.flatMap(state.layer(of:)) ?? state.layer(node.base), handler)
    }
  }

  /// Calls verbs that come from a layer, or from outside.
  func telling<Value>(from layer: LayerState?, _ body: () -> Value) -> Value {
    let before = tellingLayer
    defer { tellingLayer = before }
    tellingLayer = layer
    return body()
  }

  /// Runs what was queued, in order; what callbacks queue meanwhile comes after it.
  func drain() {
    guard case .idle = phase, !isDraining, !isAsking, !queue.isEmpty else { return }
    isDraining = true
    var ran = 0
    while !queue.isEmpty, ran < Tree.queueLimit {
      let next = dequeue()
      ran += 1
      run(next)
    }
    // Past the limit there is an end: what is queued from here on is dropped, whatever it is.
    for kept in dropQueue(keeping: [.revalidate, .end]) { run(kept) }
    _ = dropQueue()
    isDraining = false
  }

  /// Drops what is queued where there is no tree for it.
  ///
  /// - Returns: What was dropped. A deinit of a user may run where that goes.
  @discardableResult
  func forgetQueue() -> [Queued] {
    let dropped = queue.take()
    for queued in dropped { queued.verb?.action.waiter?.settle() }
    return dropped
  }

  /// Drops what is queued, each verb with a report.
  ///
  /// - Parameter causes: The verbs that are given back instead, each once: what may no longer be
  ///   seen goes, however many verbs were called. An outer coordinator's counts for those inside.
  private func dropQueue(keeping causes: [NavigationCause] = []) -> [Queued] {
    let kept = Set(causes.flatMap(outermost))
    let dropped = queue
    queue = []
    for position in dropped.indices where !kept.contains(position) {
      dropped[position].verb?.action.waiter?.settle()
      state.report(
        .queueLimit,
        "A verb was dropped: \(Tree.queueLimit) verbs called inside callbacks ran before one verb"
          + " returned. Do two callbacks answer each other without an end?")
    }
    return kept.sorted().map { dropped[$0] }
  }

  /// The positions of the first verbs with a cause that no other one of an outer coordinator
  /// covers.
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
