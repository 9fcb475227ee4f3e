// From a draft to the new state.

extension Tree {
  var isEnding: Bool { root?.mark.isDropped ?? true }

  func commit(_ draft: TreeDraft, _ action: Action) {
    let plan = draft.plan
    let ended = isEnding
    draft.noteOverruled()
    closeLeaveQuestion()
    for object in plan.changed { object.willChange() }
    draft.swapAll()
    let isRelinked = swapModals()
    for object in plan.changed { object.applyChange() }
    if isRelinked { linkChain() }
    for event in plan.events { event.settle() }
    if let extras = draft.extras {
      for link in extras.pending where link.mark == .fresh { link.mark = .settled }
      for node in extras.attached where !node.mark.isDropped { node.settle() }
    }
    draft.attachWaiter()
    for object in plan.changed { object.didChange() }

    isTelling = true
    for event in plan.events { event.tellNavigators() }
    tellObservers(draft, action)
    isTelling = false

    plan.clearChanges()
    draft.clearAll()
    clearModals()
    for (waiter, value) in draft.extras?.results ?? [] { waiter.resolve(value) }
    for event in plan.events.reversed() { event.release() }
    for node in draft.extras?.attached ?? [] where node.mark == .gone { node.release() }
    if ended { releaseModals() }
    tellTransactionReads()
  }

  private func linkChain() {
    var below = base.ownObject
    for layer in modals(.current) {
      below?.setNext(layer.ownObject)
      below = layer.ownObject
    }
    below?.setNext(nil)
    for layer in modals(.alternate) where layer.ownObject?.change.isEnding == true {
      layer.ownObject?.setNext(nil)
    }
  }

  /// Tells the observers of every coordinator that the change concerns, the app's first.
  private func tellObservers(_ draft: TreeDraft, _ action: Action) {
    var observed = ObservedNodes()
    for layer in draft.layers where layer.isChanged { observed.note(layer.node) }
    // A selection in tabs that are covered has no events, and is a change all the same.
    for tabSet in draft.tabSets where tabSet.isChanged { observed.note(tabSet.entry?.node) }
    // What enters and leaves lies in layers that change. What is covered or uncovered may not.
    for event in draft.plan.events where event.isOfLeaf { observed.note(event.subject.node) }
    guard let outermost = observed.first else { return }
    let record = ChangeRecord(
      cause: action.cause, source: action.source, events: draft.plan.events,
      overruled: draft.extras?.leaving.overruled ?? [])
    guard !observed.others.isEmpty else { return outermost.deliver(record) }
    for node in ([outermost] + observed.others).sorted(by: { $0.level < $1.level }) {
      node.deliver(record)
    }
  }
}

/// The coordinators with observers around what a change touches.
@MainActor
private struct ObservedNodes {
  /// Mostly there is one, and it needs no list.
  private(set) var first: (any FlowNode)?
  private(set) var others: [any FlowNode] = []
  /// The one noted last: its neighbours are mostly of the same coordinator.
  private var last: ObjectIdentifier?

  mutating func note(_ node: (any FlowNode)?) {
    guard let node, ObjectIdentifier(node) != last else { return }
    last = ObjectIdentifier(node)
    var next: (any FlowNode)? = node
    while let current = next {
      if current.hasObservers { add(current) }
      next = current.parent
    }
  }

  private mutating func add(_ node: any FlowNode) {
    guard first != nil else { return first = node }
    guard node !== first, !others.contains(where: { $0 === node }) else { return }
    others.append(node)
  }
}

extension RawEvent {
  /// What the event means for the marks of its subject.
  fileprivate func settle() {
    switch subject {
    case .entry(let entry):
      if kind == .enter { entry.mark = .settled }
      if kind == .activate { entry.wasVisible = true }
    case .coordinator(let node):
      node.isListed = false
      if kind == .enter { node.mark = .settled }
    }
  }

  fileprivate func tellNavigators() {
    guard case .entry(let entry) = subject, let attachments = entry.attachments else { return }
    if case .leave = kind {
      for task in attachments.tasks.values { task.cancel() }
      attachments.tasks = [:]
      if attachments.isProtected { entry.node?.tree?.countProtected(false) }
    }
    for handler in attachments.lifecycleHandlers { handler(kind) }
  }

  /// Lets go of what has left.
  fileprivate func release() {
    guard case .leave = kind else { return }
    switch subject {
    case .entry(let entry):
      entry.mark = .gone
      entry.layer = nil
      entry.attachments?.waiter.take()?.resolve(nil)
      for token in entry.attachments?.signalTokens ?? [] { token.cancel() }
      entry.attachments = nil
      entry.screen = .released
    case .coordinator(let node):
      node.release()
    }
  }
}
