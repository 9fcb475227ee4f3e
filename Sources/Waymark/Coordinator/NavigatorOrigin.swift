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

extension NavigationCommand {
  var cause: NavigationCause {
    switch self {
    case .push: .push
    case .replaceTop: .replaceTop
    case .present: .present
    case .navigate: .navigate
    case .select: .select
    case .pop: .pop
    case .dismiss: .dismiss
    case .finish: .finish
    case .open, .openLink: .open
    }
  }

  /// True if the command counts only while its entry is on top.
  var needsTop: Bool {
    switch self {
    case .push, .replaceTop, .present, .navigate: true
    case .open(_, over: .push, _), .openLink(_, over: .push, _): true
    case .select, .pop, .dismiss, .finish, .open, .openLink: false
    }
  }

  /// True if the command shows something above all: then its entry must lie in selected tabs. So a
  /// second tap on what leads to another tab does nothing.
  var presents: Bool {
    switch self {
    case .present, .navigate: true
    case .open(_, over: .push, _), .openLink(_, over: .push, _): true
    case .push, .replaceTop, .select, .pop, .dismiss, .finish, .open, .openLink: false
    }
  }
}

extension Flow {
  func perform(
    _ command: NavigationCommand<Route>, from entry: Entry, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    switch command {
    case .push(let routes): return try show(.push(routes.map(RouteBox.init)), draft)
    case .replaceTop(let route):
      // A tab that is a screen keeps its entry; the top is the tabs, and those are not the entry's.
      guard entry.tabsOfScreen == nil else { return .ignored(.atRoot) }
      return try show(.replaceTop(RouteBox(route)), draft)
    case .present(let route, let style): return try show(.present(RouteBox(route), style), draft)
    case .navigate(let route): return try show(.navigate(RouteBox(route)), draft)
    case .select(let route): return try show(.select(RouteBox(route)), draft)
    case .pop: return try pop(entry, draft)
    case .dismiss: return draft.tree.dismiss(from: entry, draft)
    case .finish: return endPlace(of: base, draft)
    case .open(let route, let policy, let bare):
      return try show(.open(RouteBox(route), policy, bare: bare), draft)
    case .openLink(let link, let policy, let bare):
      return try open(link: link, from: entry, over: policy, bare: bare, draft)
    }
  }

  /// Ends an entry with all above it in its layer; the last one of its place takes that along.
  func pop(_ entry: Entry, _ draft: TreeDraft) throws(Refusal) -> Outcome {
    guard let layer = entry.layer?.host else { throw Refusal(.left) }
    var count = 0
    _ = layer.walkIDs(.alternate) { candidate in
      count += 1
      return candidate != entry.id
    }
    guard layer.entryCount(.alternate, upTo: count + 1) > count else {
      return endPlace(of: layer, draft)
    }
    try layer.drop(count, draft)
    return .performed
  }
}

extension Entry {
  /// The tabs of which the entry is a tab that is a screen; both belong to one coordinator.
  fileprivate var tabsOfScreen: Entry? {
    guard let tabs = layer?.host?.tab?.tabSet.entry, tabs.node === node else { return nil }
    return tabs
  }
}

extension Tree {
  /// The layer of the chain in which an entry lies, through tabs, and whether they are all selected.
  private func place(of entry: Entry) -> (layer: FlowLayer?, isSelected: Bool) {
    let host = entry.layer?.host
    return (host?.chainLayer, host?.isSeen ?? true)
  }

  /// True if an entry is the top of its layer with nothing presented on it. The top of a tab that is
  /// not selected counts, but not for presenting. A tab that is a screen pushes above its tabs, so
  /// they have to be on top, too.
  func isOnTop(_ entry: Entry, presenting: Bool) -> Bool {
    guard entry.layer?.host?.topEntry(.alternate) === entry else { return false }
    if let tabs = entry.tabsOfScreen {
      guard tabs.layer?.host?.topEntry(.alternate) === tabs else { return false }
    }
    let (layer, isSelected) = place(of: entry)
    return isSelected ? layer === topLayer(.alternate) : !presenting
  }

  func dismiss(from entry: Entry, _ draft: TreeDraft) -> Outcome {
    let (layer, isSelected) = place(of: entry)
    let modals = modals(.alternate)
    let position = modals.firstIndex { $0 === layer }
    let above = (position ?? -1) + 1
    if isSelected, above < modals.count {
      draft.endModals(from: above)
    } else if let position {
      draft.endModals(from: position)
    } else {
      return .ignored(.nothingPresented)
    }
    return .performed
  }
}
