// Results: who waits for what an entry finishes with.

extension ResultWaiter {
  /// Has a verb make an entry, and waits for what that finishes with.
  ///
  /// Whoever waits keeps nothing of the tree alive, so that a tree may be let go of meanwhile.
  static func result(
    in tree: @MainActor () -> Tree?, of verb: (ResultWaiter) -> Outcome
  ) async -> Value? {
    // A task may begin inside a callback or a transaction. Its verb comes after those, since only
    // a verb that is carried out at once knows its entry.
    while tree().map({ $0.phase != .idle }) ?? false { await Task.yield() }
    guard !Task.isCancelled else { return nil }
    let waiter = ResultWaiter()
    _ = verb(waiter)
    return await withTaskCancellationHandler {
      await waiter.value()
    } onCancel: {
      Task { @MainActor in waiter.cancel() }
    }
  }
}

extension Flow {
  /// A command of the coordinator itself whose entry is waited for.
  func perform(
    _ command: NavigationCommand<Route>, awaitedBy waiter: any AnyResultWaiter
  ) -> Outcome {
    verb(command.cause) { flow, draft throws(Refusal) in
      draft.await(waiter)
      guard let entry = flow.topOwnLayer(.alternate).topEntry(.alternate) else {
        throw Refusal(.left)
      }
      return try flow.perform(command, from: entry, draft)
    }
  }

  /// Ends the entry that the nearest waiter belongs to, with all above it, and hands over the value.
  func finish(
    returning value: any Sendable, from entry: Entry, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    guard let awaited = draft.tree.nearestAwaited(from: entry),
      let waiter = awaited.attachments?.waiter
    else {
      draft.tree.report(
        .unawaitedResult,
        "\(coordinatorName) finished with a \(typeName(of: type(of: value))) that nobody waits for. Show its"
          + " route with `returning:`, or call finish() or pop() where no result is wanted.")
      return .ignored(.notAwaited)
    }
    guard waiter.accepts(value) else {
      draft.tree.report(
        .wrongResult,
        "\(coordinatorName) finished with a \(typeName(of: type(of: value))), and a \(waiter.typeName) is"
          + " waited for. Pass the type of `returning:`.")
      return .ignored(.wrongResult)
    }
    let outcome = try pop(awaited, draft)
    if outcome.didChange { draft.makeExtras().results.append((waiter, value)) }
    return outcome
  }
}

extension Tree {
  /// The nearest entry that is waited for, from an entry outwards: the entries below it of its own
  /// coordinator and of those above, then what presented their layer or holds it as a tab.
  fileprivate func nearestAwaited(from entry: Entry) -> Entry? {
    var start: Entry? = entry
    while let top = start, let layer = top.layer?.host {
      var found: Entry?
      var isBelow = false
      _ = layer.walkEntries(.alternate) { candidate in
        isBelow = isBelow || candidate === top
        guard isBelow, candidate.attachments?.waiter?.isOpen ?? false, let owner = candidate.node,
          entry.node?.isWithin(owner) ?? false
        else { return true }
        found = candidate
        return false
      }
      if let found { return found }
      start = layer.presenter ?? layer.tab?.tabSet.entry
    }
    return nil
  }
}

extension TreeDraft {
  /// Has the entry waited for that the verb at work makes.
  func await(_ waiter: any AnyResultWaiter) {
    awaited = (waiter, nil)
  }

  /// Whoever waits for the entry that the verb makes; from now on the caller answers for them.
  func takeWaiter() -> (any AnyResultWaiter)? {
    awaited.take()?.waiter
  }

  /// An identity for the route that the verb at work adds on top, if it is waited for.
  func numberAwaited() -> EntryID? {
    guard let (waiter, _) = awaited else { return nil }
    let id = tree.makeID()
    awaited = (waiter, id)
    return id
  }

  /// Hangs the waiter on the entry that came of the verb: the one with its identity, else the leaf.
  func attachWaiter() {
    guard let (waiter, id) = awaited else { return }
    var entered: [EntryID: Entry] = [:]
    for event in plan.events where event.kind == .enter {
      if case .entry(let entry) = event.subject { entered[entry.id] = entry }
    }
    guard let wanted = id ?? tree.leaf(.current)?.id, var entry = entered[wanted] else { return }
    // The root of a tab never ends by itself. New tabs do, so those are what is waited for.
    while let tabs = entry.layer?.host?.tab?.tabSet.entry, entered[tabs.id] === tabs {
      entry = tabs
    }
    waiter.attach(to: entry, in: tree)
    awaited = nil
  }
}
