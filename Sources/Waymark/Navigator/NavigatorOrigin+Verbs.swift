// What a navigator calls and asks, as long as its entry is there.

extension NavigatorOrigin {
  var livingEntry: Entry? {
    guard let entry, entry.life == .settled, tree != nil else { return nil }
    return entry
  }

  /// The entry until it leaves, also while a transaction drops it that may still be undone.
  var stayingEntry: Entry? {
    guard let entry, !entry.life.isDropped || tree?.phase == .body && entry.life.isLeaving else {
      return nil
    }
    return entry
  }

  /// Like `stayingEntry`, but registers the reader with the entry's layer.
  var observedEntry: Entry? {
    guard let entry, let tree else { return nil }
    tree.accessDraft()
    tree.state.layer(of: entry)?.object.access()
    return stayingEntry
  }

  /// The tree, the coordinator and the entry, unless the entry has left for good.
  private var place: (tree: Tree, node: Node, entry: Entry)? {
    guard let entry, entry.life != .gone, let tree, let node = tree.state.node(key) else {
      return nil
    }
    return (tree, node, entry)
  }

  var tree: Tree? { handle.tree }

  /// How many coordinators the one to call is above that of the entry.
  var levels: Int {
    guard let entry, let node = tree?.state.node(key) else { return 0 }
    return entry.level - node.level
  }

  func perform(
    _ verb: Verb, awaitedBy waiter: (any AnyResultWaiter)? = nil, history: HistoryPolicy? = nil
  ) -> Outcome {
    guard let (tree, node, _) = place else { return ignoreLate(verb, isAwaited: waiter != nil) }
    return tree.perform(
      Action(
        verb, of: node, .entry(self), from: tree.sender, awaitedBy: waiter, history: history))
  }

  func transaction(
    history: HistoryPolicy?, _ body: @escaping @MainActor () -> Void
  ) -> Outcome {
    let verb = Verb.transaction(force: false, body)
    if let tree, tree.phase == .body, tree.draft?.hasChecked(id) ?? false {
      return perform(verb, history: history)
    }
    // What a verb at work drops may stay after all, so the queue decides.
    guard livingEntry != nil || tree?.phase == .busy else {
      return ignoreLate(verb, isAwaited: false)
    }
    return perform(
      .transaction(force: false) { [self] in
        guard let tree, let draft = tree.draft else { return }
        if let reason = refusal(in: tree) {
          if draft.failure == nil { draft.failure = .ignored(reason) }
          return
        }
        if let entry { draft.trusting(entry, body) }
      }, history: history)
  }

  /// The reason why a transaction may not begin; nil if its entry is on top, or
  /// visible beside what covers its columns.
  private func refusal(in tree: Tree) -> IgnoredReason? {
    guard let (_, node, entry) = place, !entry.life.isDropped else { return .left }
    let mayBegin = tree.query {
      tree.state.isOnTop(entry, for: node, presenting: false) || tree.state.isInSight(entry)
    }
    return mayBegin ? nil : .originNotOnTop
  }

  private func ignoreLate(_ verb: Verb, isAwaited: Bool) -> Outcome {
    tree?.ignoreLate(verb, isAwaited: isAwaited) ?? .ignored(.left)
  }
}

// Questions about the entry and its coordinator.
extension NavigatorOrigin: NavigatorBacking {
  var link: LinkInformation? {
    guard let entry = observedEntry, let (tree, node, _) = place else { return nil }
    let side = tree.side
    return tree.withoutReentry {
      tree.state.reading(side) { tree.state.link(of: entry, for: tree.state.linkOwner(of: node)) }
    }
  }

  var isAwaited: Bool {
    guard let entry = observedEntry, let tree else { return false }
    return tree.query {
      tree.state.nearestAwaited(from: entry, entering: { $0.object.access() }) != nil
    }
  }

  var leavePolicy: LeavePolicy {
    get { observedEntry?.leavePolicy ?? .free }
    set { if let entry = stayingEntry { tree?.setLeavePolicy(newValue, of: entry) } }
  }

  var isProtected: Bool {
    get { observedEntry?.isProtected ?? false }
    set { if let entry = stayingEntry { tree?.setProtected(newValue, entry) } }
  }

  var attachments: EntryAttachments? {
    tree == nil ? nil : stayingEntry?.makeAttachments()
  }

  func task(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
    attachments?.run(work)
  }

  func emit(_ output: Any) -> Outcome {
    place.map { $0.tree.emit(output, of: $0.node, from: $0.entry) } ?? .ignored(.left)
  }

  /// Emits an output that wants an answer. The user must see the entry. After a first tap something
  /// is shown above it, so a second tap asks nothing.
  func ask(_ waiter: any AnyResultWaiter, _ output: () -> Any) -> Outcome {
    guard let (tree, node, entry) = place, !entry.life.isDropped else { return .ignored(.left) }
    guard tree.state.isInSight(entry) else { return .ignored(.originNotOnTop) }
    tree.inquiries.add(waiter, of: .entry(id))
    return tree.emit(output(), of: node, from: entry)
  }

  func send<Signal>(_ signal: Signal) -> Outcome {
    place.map { $0.tree.send(signal, of: $0.node, from: $0.entry) } ?? .ignored(.left)
  }

  /// Whether a handler takes signals of the type. Observable.
  func canSend<Signal>(_ type: Signal.Type) -> Bool {
    _ = observedEntry
    if let entry { tree?.accessLeaving(entry.life) }
    return place.map { $0.tree.takes(type, of: $0.node, from: $0.entry) } ?? false
  }

  func handle<Signal>(
    _ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken {
    guard let (_, node, entry) = place, let listeners = node.host?.listeners else {
      return ObserverToken()
    }
    let handler = listeners.signals.add(type, of: entry, handler)
    entry.makeAttachments().add(handler)
    return handler.token
  }
}
