/// What a transaction has drafted so far, and how to undo it.
@MainActor
final class TreeDraft {
  /// The tree keeps the draft for its next use, so the draft must not keep the tree.
  unowned let tree: Tree
  /// Why an entry that a verb drops leaves.
  var reason = LeaveReason.replaced
  /// What the first verb returned that was refused inside of a `transaction`.
  var failure: Outcome?
  private(set) var layers: [FlowLayer] = []
  private(set) var droppedEntries: [Entry] = []
  /// Made when something is written to it.
  private(set) var extras: DraftExtras?
  /// Who waits for the entry that the verb makes, and its identity if the verb gave one.
  var awaited: (waiter: any AnyResultWaiter, id: EntryID?)?

  /// True if the change only removes: then nothing that `access` says of what it uncovers refuses it.
  var isRemoval = false
  /// How many of the layers have had their new entries asked for.
  var askedLayers = 0
  /// The verbs that were called to show something, in order, and whether they were by force.
  private(set) var verbs: [(verb: Verb, node: any FlowNode, isForced: Bool)] = []

  /// What the draft comes to, once it is complete.
  private(set) var plan = CommitPlan()

  init(tree: Tree) {
    self.tree = tree
  }

  func note(_ verb: Verb, of node: any FlowNode) {
    var changed = verbs.take()
    changed.append((verb, node, extras?.leaving.isForced ?? false))
    verbs = changed
  }

  func touch(_ layer: FlowLayer) {
    var changed = layers.take()
    changed.append(layer)
    layers = changed
  }

  func touch(_ tabSet: any AnyTabSet) { makeExtras().tabSets.append(tabSet) }
  func touchModals(of node: any FlowNode) { makeExtras().nodesWithModals.append(node) }

  func makeExtras() -> DraftExtras {
    if let extras { return extras }
    let made = DraftExtras()
    extras = made
    return made
  }

  var tabSets: [any AnyTabSet] { extras?.tabSets ?? [] }

  /// What it knows of access.
  var access: DraftAccess {
    get { extras?.access ?? DraftAccess() }
    set { makeExtras().access = newValue }
  }

  /// The coordinators whose `revalidate()` is a part of the transaction.
  var revalidated: [any FlowNode] { extras?.access.revalidated ?? [] }

  /// What it knows of leave policies.
  var leaving: DraftLeaving {
    get { extras?.leaving ?? DraftLeaving() }
    set { makeExtras().leaving = newValue }
  }

  /// What it knows of a target that waits.
  var waiting: DraftWaiting {
    get { extras?.waiting ?? DraftWaiting() }
    set { makeExtras().waiting = newValue }
  }

  /// True if what the change would show was led elsewhere.
  var isLedElsewhere: Bool { (extras?.access.redirects ?? 0) > 0 && !isRemoval }

  /// True if the state that the draft describes differs from what is.
  var hasChanges: Bool {
    if layers.contains(where: \.isChanged) { return true }
    guard let extras else { return false }
    // Tabs that come or go are a change of their layer, or of none if they do both.
    return extras.tabSets.contains { $0.isChanged && $0.entry?.mark == .settled }
      || extras.endingObjects.contains { !$0.entries.isEmpty }
      || tree.modalCount(.alternate) != tree.modalCount(.current)
  }
}

// Planning, and using the draft again.
extension TreeDraft {
  func makePlan(in tree: Tree) {
    var made = takePlan()
    made.make(from: self, in: tree)
    plan = made
  }

  /// Empties the draft, and keeps the memory of its lists.
  func reset() {
    failure = nil
    isRemoval = false
    askedLayers = 0
    extras = nil
    takeWaiter()?.resolve(nil)
    verbs = verbs.take().emptied()
    layers = layers.take().emptied()
    droppedEntries = droppedEntries.take().emptied()
    var made = takePlan()
    made.reset()
    plan = made
  }

  private func takePlan() -> CommitPlan {
    let made = plan
    plan = CommitPlan()
    return made
  }
}

// Dropping.
extension TreeDraft {
  func drop(_ entry: Entry) {
    guard !entry.mark.isDropped else { return }
    entry.mark = entry.mark.dropped(reason)
    var changed = droppedEntries.take()
    changed.append(entry)
    droppedEntries = changed
    for layer in entry.tabSet?.layers ?? [] {
      end(layer)
    }
  }

  func drop(_ node: any FlowNode) {
    guard !node.mark.isDropped else { return }
    node.mark = node.mark.dropped(reason)
    makeExtras().droppedNodes.append(node)
    node.baseLayer.dropAll(self)
  }

  func drop(_ link: any AnyChildLink) {
    link.mark = link.mark.dropped(reason)
    makeExtras().droppedLinks.append(link)
  }

  private func end(_ layer: FlowLayer) {
    if let object = layer.ownObject, !object.change.isEnding {
      object.change.isEnding = true
      makeExtras().endingObjects.append(object)
    }
    layer.dropAll(self)
  }

  /// Ends the modal layers from this one up, the uppermost first.
  func endModals(from position: Int, reason: LeaveReason = .dismissed) {
    let before = self.reason
    if before != .access { self.reason = reason }
    while tree.modalCount(.alternate) > position, let layer = tree.removeTopModal() {
      layer.node?.removeTopModal(self)
      end(layer)
    }
    self.reason = before
  }

  /// Ends the modal layers that a tab's coordinators presented, with all above them.
  func endModals(of tab: FlowLayer) {
    let position = tree.modals(.alternate).firstIndex { modal in
      guard let node = modal.node else { return true }
      var isInside = false
      node.walkOuterLayers { outer in
        isInside = outer === tab
        return !isInside
      }
      return isInside
    }
    if let position { endModals(from: position) }
  }

  /// Ends the layers whose presenter the draft has dropped.
  func endOrphanedModals() {
    guard tree.modalCount(.alternate) > 0 else { return }
    let position = tree.modals(.alternate).firstIndex(where: \.hasLostPresenter)
    guard let position else { return }
    endModals(from: position, reason: reason == .system ? .system : .dismissed)
    endOrphanedModals()
  }
}

// The end of the draft.
extension TreeDraft {
  func swapAll() {
    for layer in layers { layer.swapAlternate() }
    guard let extras else { return }
    for tabSet in extras.tabSets { tabSet.swapAlternate() }
    for node in extras.nodesWithModals { node.swapModals() }
  }

  func clearAll() {
    for layer in layers { layer.clearAlternate() }
    guard let extras else { return }
    for tabSet in extras.tabSets { tabSet.clearAlternate() }
    for node in extras.nodesWithModals { node.clearModals() }
    for object in extras.endingObjects { object.change = .init() }
  }

  /// Forgets the draft: all that it marked is as it was, all that it made is dropped.
  func rollBack() {
    plan.undo()
    clearAll()
    for entry in droppedEntries where entry.mark.isLeaving { entry.mark = .settled }
    if let extras {
      for node in extras.droppedNodes where node.mark.isLeaving { node.mark = .settled }
      for link in extras.droppedLinks where link.mark.isLeaving { link.mark = .settled }
      for node in extras.attached { node.release() }
    }
    tree.clearModals()
  }
}
