/// The entry from which a navigator's verbs come. It keeps nothing alive.
@MainActor
final class NavigatorOrigin {
  let id: EntryID
  private(set) weak var entry: Entry?
  /// True while a transaction runs whose origin was checked when it opened.
  private(set) var isChecked = false

  init(_ entry: Entry) {
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

  /// The flow and the entry, unless the entry has left for good.
  private var place: (node: any FlowNode, entry: Entry)? {
    guard let entry, entry.mark != .gone, let node = entry.node else { return nil }
    return (node, entry)
  }

  var tree: Tree? { entry?.node?.tree }

  func perform(_ verb: Verb, awaitedBy waiter: (any AnyResultWaiter)? = nil) -> Outcome {
    guard let (node, _) = place, let tree = node.tree else { return .ignored(.left) }
    return tree.perform(Action(verb, of: node, .entry(self), awaitedBy: waiter))
  }

  func transaction(_ body: @escaping @MainActor () -> Void) -> Outcome {
    if isChecked { return perform(.transaction(force: false, body)) }
    guard livingEntry != nil else { return .ignored(.left) }
    return perform(
      .transaction(force: false) { [self] in
        guard let tree else { return }
        guard let entry, tree.isOnTop(entry, presenting: false) else {
          guard let draft = tree.draft, draft.failure == nil else { return }
          draft.failure = .ignored(.originNotOnTop)
          return
        }
        isChecked = true
        body()
        isChecked = false
      })
  }
}

// What is asked of the entry and its coordinator.
extension NavigatorOrigin {
  var link: LinkInformation? {
    guard let entry = observedEntry, let node = entry.node else { return nil }
    return node.withoutReentry { node.linkOwner.link(of: entry) }
  }

  var isAwaited: Bool {
    guard let entry = stayingEntry, let tree else { return false }
    return tree.nearestAwaited(from: entry, tree.reading, entering: { $0.access() }) != nil
  }

  func emit(_ output: Any) -> Outcome { place?.node.emit(output) ?? .ignored(.left) }

  func send<Signal>(_ signal: Signal) -> Outcome {
    place.map { $0.node.send(signal, from: $0.entry) } ?? .ignored(.left)
  }

  func canSend<Signal>(_ type: Signal.Type) -> Bool {
    _ = observedEntry
    if let entry { tree?.accessLeaving(entry.mark) }
    return place.map { $0.node.takes(type, from: $0.entry) } ?? false
  }

  func handle<Signal>(_ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void) {
    guard let place else { return }
    let token = place.node.handle(type, from: place.entry, handler)
    place.entry.makeAttachments().signalTokens.append(token)
  }
}
