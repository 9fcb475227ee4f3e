// Results: callers that wait for the result of an entry.

extension Draft {
  /// Ends the entry of the nearest waiter, and everything above it, and passes on the value.
  /// Without a waiter, does what the policy says.
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
        "\(node.name) finished with a value of type \(typeName(of: type(of: value))), but the"
          + " caller waits for the type \(waiter.typeName). Pass the type of `returning:` or of the reply."
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
        () throws(Refusal) in try endPlace(of: base, keepingColumn: true)
      }
      guard outcome == .ignored(.atRoot) else { return outcome }
    case .pop: break
    }
    return try succeed(from: entry, downTo: entry) { () throws(Refusal) in try pop(entry) }
  }

  /// Notes the waiter for the entry that the current verb makes, unless its caller has given up.
  func noteWaiter(_ waiter: any AnyResultWaiter) {
    guard !waiter.isOver else { return }
    awaited = (waiter, nil)
  }

  /// Takes the waiter for the entry that the verb makes. From now on the caller is responsible for
  /// it.
  func takeWaiter() -> (any AnyResultWaiter)? {
    awaited.take()?.waiter
  }

  /// An id for the route that the current verb adds on top, if it is awaited.
  func numberAwaited() -> EntryID? {
    guard let (waiter, _) = awaited else { return nil }
    let id = state.makeID()
    awaited = (waiter, id)
    return id
  }
}

extension Tree {
  /// Attaches the waiter to the entry that the verb has made: the one with its id, otherwise the
  /// leaf.
  func attachWaiter(of draft: Draft) {
    guard let (waiter, id) = draft.awaited else { return }
    var entered: [EntryID: Entry] = [:]
    for event in draft.effects.events where event.kind == .enter {
      if case .entry(let entry) = event.subject { entered[entry.id] = entry }
    }
    guard let wanted = id ?? state.leaf?.id, var entry = entered[wanted] else { return }
    // The root of a tab never ends by itself. New tabs do, so they are awaited instead.
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
