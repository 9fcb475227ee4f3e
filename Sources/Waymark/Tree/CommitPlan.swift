/// A draft worked out to the end: what each platform layer becomes, and what that means for the
/// lives of entries and coordinators.
@MainActor
struct CommitPlan {
  /// The platform layers whose observable state changes.
  private(set) var changed: [LayerObject] = []
  private(set) var events: [RawEvent] = []
  private var entering = LifeList(.fresh)
  private var leaving = LifeList(.leaving)

  mutating func make(from draft: TreeDraft, in tree: Tree) {
    planEntries(draft)
    planChain(tree)
    planTabs(draft)
    planEvents(tree)
  }

  /// Empties the plan, and keeps the memory of its lists.
  mutating func reset() {
    changed = changed.take().emptied()
    events = events.take().emptied()
    entering.reset()
    leaving.reset()
  }

  private mutating func note(_ object: LayerObject) {
    // A loop: a closure of the main actor would ask the executor at each call (decision 10).
    for other in changed where other === object { return }
    changed.append(object)
  }

  private mutating func planEntries(_ draft: TreeDraft) {
    for object in draft.extras?.endingObjects ?? [] {
      object.change.reach = object.entries.count
      note(object)
    }
    for layer in draft.layers where layer.isChanged {
      guard let object = layer.object, !object.change.isEnding else { continue }
      object.change.reach = max(object.change.reach, layer.changedReach() ?? 0)
      note(object)
    }
    for object in changed where !object.change.isEnding {
      let count = object.entries.count
      let kept = count - object.change.reach
      let boundary = kept > 0 ? object.entries[kept - 1] : nil
      var suffix: [Entry] = []
      _ = object.host?.walkEntries(.alternate) { entry in
        guard entry !== boundary else { return false }
        suffix.append(entry)
        return true
      }
      suffix.reverse()
      object.change.suffix = suffix
    }
  }

  /// The layer below the first that goes or comes changes, too: it has another one above it.
  private mutating func planChain(_ tree: Tree) {
    guard tree.hasOtherModals else { return }
    let old = tree.modals(.current)
    let new = tree.modals(.alternate)
    let shared = zip(old, new).prefix { $0 === $1 }.count
    guard shared < max(old.count, new.count) else { return }
    let below = shared == 0 ? tree.base : old[shared - 1]
    if let object = below.ownObject { note(object) }
  }

  private mutating func planTabs(_ draft: TreeDraft) {
    for tabSet in draft.tabSets where tabSet.isChanged {
      if let object = tabSet.entry?.layer { note(object) }
    }
    for object in changed where object.style == .tab && !object.change.isEnding {
      registerInOuter(object)
    }
  }

  /// Has the layer with the tabs list what happens in one tab, at the place of the tabs.
  private func registerInOuter(_ object: LayerObject) {
    guard let (tabSet, tab) = object.host?.tab, let entry = tabSet.entry,
      let outer = entry.layer
    else { return }
    var tabs = outer.change.tabs
    guard !tabs.contains(where: { $0.object === object }) else { return }
    let position = outer.entries.count - 1 - outer.distance(of: entry)
    tabs.append((position, tab, object))
    tabs.sort { ($0.position, $0.tab) < ($1.position, $1.tab) }
    outer.change.tabs = tabs
    registerInOuter(outer)
  }

  // Enter from the base up, cover the old leaf if it stays, leave in the reverse of that order,
  // then activate or uncover.
  private mutating func planEvents(_ tree: Tree) {
    let oldLeaf = tree.leaf(.current)
    let newLeaf = tree.isEnding ? nil : tree.leaf(.alternate)
    tree.walkChain(.alternate) { layer in
      if let object = layer.ownObject { entering.visit(object) }
    }
    tree.walkChain(.current) { layer in
      if let object = layer.ownObject { leaving.visit(object) }
    }

    for (subject, depth) in entering.subjects {
      events.append(RawEvent(kind: .enter, subject: subject, depth: depth))
    }
    if let oldLeaf, oldLeaf !== newLeaf, !oldLeaf.mark.isDropped {
      events.append(RawEvent(kind: .cover, subject: .entry(oldLeaf), depth: depth(of: oldLeaf)))
    }
    for (subject, depth) in leaving.subjects.reversed() {
      events.append(RawEvent(kind: .leave(subject.leaveReason), subject: subject, depth: depth))
    }
    if let newLeaf, newLeaf !== oldLeaf {
      let kind = newLeaf.wasVisible ? LifecycleEvent.uncover : .activate
      events.append(RawEvent(kind: kind, subject: .entry(newLeaf), depth: leafDepth(in: tree)))
    }
  }

  private func depth(of entry: Entry) -> Int {
    guard let layer = entry.layer else { return 0 }
    return layer.entries.count - 1 - layer.distance(of: entry)
  }

  /// A leaf is the top of its layer, so its depth follows from how long that will be.
  private func leafDepth(in tree: Tree) -> Int {
    var layer = tree.topLayer(.alternate)
    while let tabSet = layer.topEntry(.alternate)?.tabSet {
      layer = tabSet.selectedLayer(.alternate)
    }
    guard let object = layer.ownObject else { return 0 }
    return object.entries.count - object.change.reach + object.change.suffix.count - 1
  }
}

/// What enters or leaves, layers from the base up, each from bottom to top, a coordinator before
/// its entries, tabs before what lies in them.
@MainActor
struct LifeList {
  enum Side { case fresh, leaving }

  private let side: Side
  private(set) var subjects: [(subject: Subject, depth: Int)] = []

  init(_ side: Side) {
    self.side = side
  }

  mutating func reset() {
    subjects = subjects.take().emptied()
  }

  mutating func visit(_ object: LayerObject) {
    guard !object.change.isEmpty else { return }
    let change = object.change
    let kept = object.entries.count - change.reach
    for tab in change.tabs where tab.position < kept { visit(tab.object) }
    switch side {
    case .fresh:
      var depth = kept
      for entry in change.suffix {
        visit(entry, depth: depth, in: object)
        depth += 1
      }
    case .leaving:
      for depth in kept..<object.entries.count {
        visit(object.entries[depth], depth: depth, in: object)
      }
    }
  }

  private mutating func visit(_ entry: Entry, depth: Int, in object: LayerObject) {
    let concerns = matches(entry.mark)
    if concerns {
      if let node = entry.node, matches(node.mark) { list(node, depth: depth) }
      subjects.append((.entry(entry), depth))
    }
    guard let tabSet = entry.tabSet else { return }
    if concerns {
      for layer in tabSet.layers {
        if let object = layer.ownObject { visit(object) }
      }
    } else {
      for tab in object.change.tabs where tab.object.host?.tab?.tabSet === tabSet {
        visit(tab.object)
      }
    }
  }

  /// The coordinators that enter or leave with an entry, the outermost first, each once.
  private mutating func list(_ node: any FlowNode, depth: Int) {
    var nodes: [any FlowNode] = []
    var next: (any FlowNode)? = node
    while let current = next, matches(current.mark), !current.isListed {
      nodes.append(current)
      next = current.parent
    }
    for node in nodes.reversed() {
      node.isListed = true
      subjects.append((.coordinator(node), depth))
    }
  }

  private func matches(_ mark: LifeMark) -> Bool {
    side == .fresh ? mark.isFresh : mark.isLeaving
  }
}
