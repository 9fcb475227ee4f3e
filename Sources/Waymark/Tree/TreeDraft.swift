/// What a transaction has drafted so far, and how to undo it.
@MainActor
final class TreeDraft {
  /// The tree keeps the draft for its next use, so the draft must not keep the tree.
  unowned let tree: Tree
  /// Why an entry that a verb drops leaves.
  var reason = LeaveReason.replaced
  /// What the first verb returned that was refused inside of a `transaction`.
  var failure: Outcome?
  /// Children that are runs of routes so far.
  var pending: [any AnyChildLink] = []
  /// The coordinators attached by this draft.
  var attached: [any FlowNode] = []
  private(set) var layers: [FlowLayer] = []
  private(set) var tabSets: [any AnyTabSet] = []
  private(set) var nodesWithModals: [any FlowNode] = []
  private(set) var droppedEntries: [Entry] = []
  private(set) var droppedNodes: [any FlowNode] = []
  private(set) var droppedLinks: [any AnyChildLink] = []
  private(set) var endingObjects: [LayerObject] = []
  /// Who waits for the entry that the verb makes, and its identity if the verb gave one.
  var awaited: (waiter: any AnyResultWaiter, id: EntryID?)?
  /// What entries that leave finish with.
  var results: [(waiter: any AnyResultWaiter, value: any Sendable)] = []
  /// Told once the transaction is over: tabs that were selected although they were already.
  var reselected: [Entry] = []
  /// Told once the transaction is over, if it is visible still: the leaf that was opened although it
  /// was visible already.
  var reopened: Entry?

  /// What it knows of leave policies.
  var leaving = DraftLeaving()
  /// How many of the pending children have had their turn.
  var made = 0
  /// What it knows of access.
  var access = DraftAccess()
  /// What it knows of a target that waits.
  var waiting = DraftWaiting()
  /// Whose verbs were called to show something, in order.
  private(set) var verbNodes: [any FlowNode] = []

  /// What the draft comes to, once it is complete.
  private(set) var plan = CommitPlan()

  init(tree: Tree) {
    self.tree = tree
  }

  func noteVerb(of node: any FlowNode) { verbNodes.append(node) }
  func touch(_ layer: FlowLayer) { layers.append(layer) }
  func touch(_ tabSet: any AnyTabSet) { tabSets.append(tabSet) }
  func touchModals(of node: any FlowNode) { nodesWithModals.append(node) }

  /// True if the state that the draft describes differs from what is.
  var hasChanges: Bool {
    layers.contains { $0.isChanged }
      // Tabs that come or go are a change of their layer, or of none if they do both.
      || tabSets.contains { $0.isChanged && $0.entry?.mark == .settled }
      || endingObjects.contains { !$0.entries.isEmpty }
      || tree.modalCount(.alternate) != tree.modalCount(.current)
  }
}

// Planning, and using the draft again.
extension TreeDraft {
  func makePlan() {
    // Taken out, so that its arrays are filled in place.
    var made = plan
    plan = CommitPlan()
    made.make(from: self)
    plan = made
  }

  /// Empties the draft, and keeps the memory of its lists.
  func reset() {
    failure = nil
    made = 0
    access = DraftAccess()
    waiting = DraftWaiting()
    for node in verbNodes { node.forgetVerbs() }
    verbNodes.removeAll(keepingCapacity: true)
    leaving = DraftLeaving()
    takeWaiter()?.resolve(nil)
    results.removeAll(keepingCapacity: true)
    plan.reset()
    pending.removeAll(keepingCapacity: true)
    attached.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
    tabSets.removeAll(keepingCapacity: true)
    nodesWithModals.removeAll(keepingCapacity: true)
    droppedEntries.removeAll(keepingCapacity: true)
    droppedNodes.removeAll(keepingCapacity: true)
    droppedLinks.removeAll(keepingCapacity: true)
    endingObjects.removeAll(keepingCapacity: true)
    reselected.removeAll(keepingCapacity: true)
    reopened = nil
  }
}

// Dropping.
extension TreeDraft {
  func drop(_ entry: Entry) {
    guard !entry.mark.isDropped else { return }
    entry.mark = entry.mark.dropped(reason)
    droppedEntries.append(entry)
    for layer in entry.tabSet?.layers ?? [] {
      end(layer)
    }
  }

  func drop(_ node: any FlowNode) {
    guard !node.mark.isDropped else { return }
    node.mark = node.mark.dropped(reason)
    droppedNodes.append(node)
    node.baseLayer.dropAll(self)
  }

  func drop(_ link: any AnyChildLink) {
    link.mark = link.mark.dropped(reason)
    droppedLinks.append(link)
  }

  private func end(_ layer: FlowLayer) {
    if let object = layer.ownObject, !object.change.isEnding {
      object.change.isEnding = true
      endingObjects.append(object)
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
    for tabSet in tabSets { tabSet.swapAlternate() }
    for node in nodesWithModals { node.swapModals() }
  }

  func clearAll() {
    for layer in layers { layer.clearAlternate() }
    for tabSet in tabSets { tabSet.clearAlternate() }
    for node in nodesWithModals { node.clearModals() }
    for object in endingObjects { object.change = .init() }
  }

  /// Forgets the draft: all that it marked is as it was, all that it made is dropped.
  func rollBack() {
    plan.undo()
    clearAll()
    for entry in droppedEntries where entry.mark.isLeaving { entry.mark = .settled }
    for node in droppedNodes where node.mark.isLeaving { node.mark = .settled }
    for link in droppedLinks where link.mark.isLeaving { link.mark = .settled }
    for node in attached { node.release() }
    tree.clearModals()
    if let question = leaving.question { tree.open(question) }
  }
}
