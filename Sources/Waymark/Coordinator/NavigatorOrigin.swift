/// The entry from which a navigator's commands come.
@MainActor
final class NavigatorOrigin<C: Coordinator> {
  let id: EntryID
  private weak var coordinator: C?
  private weak var entry: Entry?
  /// True while a transaction runs whose origin was checked when it opened.
  private var isChecked = false

  init(coordinator: C, entry: Entry) {
    self.coordinator = coordinator
    self.entry = entry
    id = entry.id
  }

  var livingEntry: Entry? {
    guard let entry, entry.mark == .settled else { return nil }
    return entry
  }

  /// The entry until it leaves, also while a transaction drops it that may be undone yet.
  var stayingEntry: Entry? {
    guard let entry, !entry.mark.isDropped || tree?.phase == .body && entry.mark.isLeaving else {
      return nil
    }
    return entry
  }

  /// The same for who reads what the entry says, which is observed with its layer.
  var observedEntry: Entry? {
    tree?.accessDraft()
    entry?.layer?.access()
    return stayingEntry
  }

  var link: LinkInformation? {
    guard let entry = observedEntry, let flow = coordinator?.flow else { return nil }
    return flow.withoutReentry { flow.linkOwner.link(of: entry) }
  }

  /// The flow and the entry, unless the entry has left for good.
  private var place: (flow: Flow<C.Route, C.Screen>, entry: Entry)? {
    guard let flow = coordinator?.flow, let entry, entry.mark != .gone else { return nil }
    return (flow, entry)
  }

  var tree: Tree? { coordinator?.flow.tree }

  func emit(_ output: C.Output) -> Outcome {
    place?.flow.emit(output) ?? .ignored(.left)
  }

  func send<Signal>(_ signal: Signal) -> Outcome {
    place.map { $0.flow.send(signal, from: $0.entry) } ?? .ignored(.left)
  }

  func canSend<Signal>(_ type: Signal.Type) -> Bool {
    _ = observedEntry
    if let entry { tree?.accessLeaving(entry.mark) }
    return place.map { $0.flow.takes(type, from: $0.entry) } ?? false
  }

  func handle<Signal>(_ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void) {
    guard let place else { return }
    let token = place.flow.handle(type, from: place.entry, handler)
    place.entry.makeAttachments().signalTokens.append(token)
  }

  func finish(returning value: any Sendable, unawaited policy: UnawaitedPolicy) -> Outcome {
    guard let (flow, _) = place else { return .ignored(.left) }
    return flow.verb(.finish, .entry(id)) { [self] flow, draft throws(Refusal) in
      guard let entry, !entry.mark.isDropped else { throw Refusal(.left) }
      return try flow.finish(returning: value, unawaited: policy, from: entry, draft)
    }
  }

  var isAwaited: Bool {
    guard let entry = stayingEntry, let tree else { return false }
    return tree.nearestAwaited(from: entry, tree.reading, entering: { $0.access() }) != nil
  }

  func perform(
    _ command: NavigationCommand<C.Route>, awaitedBy waiter: (any AnyResultWaiter)? = nil
  ) -> Outcome {
    guard let (flow, _) = place else { return .ignored(.left) }
    return flow.verb(command.cause, .entry(id)) { [self] flow, draft throws(Refusal) in
      if let waiter { draft.await(waiter) }
      guard let entry else { throw Refusal(.left) }
      // Inside a checked transaction the entry itself may be gone already.
      let isTrusted = isChecked && command.needsTop
      guard isTrusted || !entry.mark.isDropped else { throw Refusal(.left) }
      if command.needsTop, !isTrusted {
        guard draft.tree.isOnTop(entry, presenting: command.presents) else {
          throw Refusal(.originNotOnTop)
        }
      }
      return try flow.perform(command, from: entry, draft)
    }
  }

  func transaction(_ body: @escaping @MainActor () -> Void) -> Outcome {
    if isChecked, let flow = coordinator?.flow, let tree = flow.tree {
      return tree.transaction(Action(.transaction, of: flow, .entry(id)), body)
    }
    guard let flow = coordinator?.flow, let entry, entry.mark == .settled, let tree = flow.tree
    else { return .ignored(.left) }
    return tree.transaction(Action(.transaction, of: flow, .entry(self.id))) { [self] in
      guard let tree = self.tree else { return }
      guard let entry = self.entry, tree.isOnTop(entry, presenting: false) else {
        guard let draft = tree.draft, draft.failure == nil else { return }
        draft.failure = .ignored(.originNotOnTop)
        return
      }
      isChecked = true
      body()
      isChecked = false
    }
  }
}
