// Results: who waits for what an entry finishes with.

extension ResultWaiter {
  /// Calls a verb that makes an entry, and waits for the result of that entry.
  ///
  /// Whoever waits keeps nothing of the tree alive, so that a tree may be let go of meanwhile.
  static func result(
    in tree: @MainActor () -> Tree?, of verb: (any AnyResultWaiter) -> Outcome
  ) async -> Value? {
    await begun(in: tree, of: verb)?.answer()
  }

  /// Calls a verb that makes the awaited entry; nil if the task is cancelled.
  static func begun(
    in tree: @MainActor () -> Tree?, of verb: (any AnyResultWaiter) -> Outcome
  ) async -> ResultWaiter? {
    guard await canBegin(in: tree) else { return nil }
    let waiter = ResultWaiter()
    _ = waiter.begin(verb)
    return waiter
  }

  /// Hands a reply to those who may answer; nil if the task is cancelled.
  static func asked(
    in tree: @MainActor () -> Tree?, by ask: (Reply<Value>, ResultWaiter) -> Outcome
  ) async -> ResultWaiter? {
    guard await canBegin(in: tree) else { return nil }
    let waiter = ResultWaiter(isAsked: true)
    let handle = tree()?.handle
    let reply = Reply<Value>(waiter) { handle?.tree?.state.isTried ?? false }
    // Also if the reply was kept meanwhile.
    if ask(reply, waiter).isRefusal { waiter.cancel() }
    return waiter
  }

  /// A task may begin inside a callback or a transaction. Its verb comes after those, since only
  /// a verb that is carried out at once knows its entry.
  private static func canBegin(in tree: @MainActor () -> Tree?) async -> Bool {
    while tree().map({ $0.phase != .idle }) ?? false { await Task.yield() }
    return !Task.isCancelled
  }

  /// What the entry finishes with; nil as soon as the task is cancelled.
  func answer() async -> Value? {
    await withTaskCancellationHandler {
      await value()
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }
}

extension Draft {
  /// Ends the entry that the nearest waiter belongs to, with all above it, and hands over the
  /// value; if nobody waits, what the policy says.
  func finish(
    returning value: any Sendable, unawaited policy: UnawaitedPolicy, of node: Node,
    from entry: Entry?
  ) throws(Refusal) -> Outcome {
    guard let entry else { return .ignored(.left) }
    guard let awaited = state.nearestAwaited(from: entry),
      let waiter = awaited.attachments?.waiter
    else { return try finish(unawaited: policy, of: node, from: entry) }
    guard waiter.accepts(value) else {
      state.report(
        .wrongResult,
        "\(node.name) finished with a value of type \(typeName(of: type(of: value))), where one of"
          + " type \(waiter.typeName) is waited for. Pass the type of `returning:` or of the reply."
      )
      return .ignored(.wrongResult)
    }
    let outcome = try succeed(from: entry, downTo: awaited) { () throws(Refusal) in
      try pop(awaited)
    }
    if outcome.didChange { makeExtras().results.append((waiter, value)) }
    return outcome
  }

  private func finish(
    unawaited policy: UnawaitedPolicy, of node: Node, from entry: Entry
  ) throws(Refusal) -> Outcome {
    switch policy {
    case .stay: return .ignored(.notAwaited)
    case .finish:
      guard let base = state.base(of: node) else { throw Refusal(.left) }
      let outcome = try succeed(from: entry, downTo: state.bottom(of: base)) {
        () throws(Refusal) in try endPlace(of: base)
      }
      guard outcome == .ignored(.atRoot) else { return outcome }
    case .pop: break
    }
    return try succeed(from: entry, downTo: entry) { () throws(Refusal) in try pop(entry) }
  }

  /// Notes who waits for the entry that the verb at work makes.
  func noteWaiter(_ waiter: any AnyResultWaiter) {
    awaited = (waiter, nil)
  }

  /// Whoever waits for the entry that the verb makes; from now on the caller answers for them.
  func takeWaiter() -> (any AnyResultWaiter)? {
    awaited.take()?.waiter
  }

  /// An identity for the route that the verb at work adds on top, if it is waited for.
  func numberAwaited() -> EntryID? {
    guard let (waiter, _) = awaited else { return nil }
    let id = state.makeID()
    awaited = (waiter, id)
    return id
  }
}

extension Tree {
  /// Hangs the waiter on the entry that came of the verb: the one with its identity, else the leaf.
  func attachWaiter(of draft: Draft) {
    guard let (waiter, id) = draft.awaited else { return }
    var entered: [EntryID: Entry] = [:]
    for event in draft.effects.events where event.kind == .enter {
      if case .entry(let entry) = event.subject { entered[entry.id] = entry }
    }
    guard let wanted = id ?? state.leaf?.id, var entry = entered[wanted] else { return }
    // The root of a tab never ends by itself. New tabs do, so those are what is waited for.
    while let layer = state.layer(of: entry), let tabs = state.tab(layer)?.tabs.entry,
      entered[tabs.id] === tabs
    {
      entry = tabs
    }
    attach(waiter, to: entry)
    draft.awaited = nil
  }

  func attach(_ waiter: any AnyResultWaiter, to entry: Entry) {
    waiter.attach(to: entry, state.layer(of: entry)?.object, in: waiters)
  }
}
