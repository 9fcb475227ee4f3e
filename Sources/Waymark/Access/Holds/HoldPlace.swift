/// The place that was shown for a target: once it has left, the target is asked again.
///
/// It keeps nothing of the tree.
@MainActor
struct HoldPlace {
  /// The layer, the child or the entry whose end is the end of the place.
  let id: ObjectIdentifier
  private weak var entry: Entry?
  private weak var node: (any FlowNode)?

  init(_ layer: LayerObject) {
    id = ObjectIdentifier(layer)
  }

  init(_ node: any FlowNode) {
    id = ObjectIdentifier(node)
    self.node = node
  }

  init(_ entry: Entry) {
    id = ObjectIdentifier(entry)
    self.entry = entry
  }

  /// What goes with an entry that is there: its layer or its child if it is all that the place has, as with
  /// `pop`. A tab stays, so there it is the entry.
  static func around(_ entry: Entry) -> HoldPlace {
    let host = entry.layer?.host
    if let host, host.bottomEntry(.current) === entry {
      switch host.style {
      case .modal:
        if let layer = host.ownObject { return HoldPlace(layer) }
      case .tab: return HoldPlace(entry)
      case .base: break
      }
    }
    let child = entry.nodesBeginningWithIt.last { $0.parent != nil }
    return child.map { HoldPlace($0) } ?? HoldPlace(entry)
  }

  /// The place that a completed draft shows: the layer that it made, else the child that it started, else
  /// the entry.
  static func shown(
    by draft: TreeDraft, for showing: AccessRefusal.Showing
  ) -> HoldPlace? {
    let tree = draft.tree
    let layers = tree.modals(.current)
    let made = tree.modals(.alternate).first { layer in !layers.contains { $0 === layer } }
    if let made { return made.ownObject.map { HoldPlace($0) } }
    guard let leaf = tree.leaf(.alternate) else { return nil }
    guard leaf.mark.isFresh else {
      // Nothing was made: a tab was selected, and what it shows lies there or below.
      return around(leaf.layer?.host?.topEntry(shownBy: showing) ?? leaf)
    }
    let entry = leaf.outermostFresh
    return entry.node?.outermostFresh.map { HoldPlace($0) } ?? HoldPlace(entry)
  }

  /// The entry with which the place begins; nil for a layer.
  var first: Entry? { entry ?? node?.baseLayer.bottomEntry(.current) }
}

extension Entry {
  /// The coordinators whose base begins with the entry, from the inside out.
  var nodesBeginningWithIt: [any FlowNode] {
    var nodes: [any FlowNode] = []
    var next = node
    while let current = next, current.baseLayer.bottomEntry(.current) === self {
      nodes.append(current)
      next = current.parent
    }
    return nodes
  }

  /// The tabs around the entry that the draft makes with it, or else the entry.
  fileprivate var outermostFresh: Entry {
    var entry = self
    while let tabs = entry.node?.ownLayer(holding: entry.id)?.object?.host?.tab?.tabSet.entry,
      tabs.mark.isFresh
    {
      entry = tabs
    }
    return entry
  }
}

extension FlowNode {
  /// The outermost child that the draft starts with this one; nil if this one is there already.
  fileprivate var outermostFresh: (any FlowNode)? {
    guard mark.isFresh, parent != nil else { return nil }
    var node: any FlowNode = self
    while let outer = node.parent, outer.mark.isFresh, outer.parent != nil { node = outer }
    return node
  }
}

extension FlowLayer {
  /// The topmost entry of the layer that shows what shall be shown.
  fileprivate func topEntry(shownBy showing: AccessRefusal.Showing) -> Entry? {
    var found: Entry?
    _ = walkEntries(.alternate) { entry in
      if showing.isShown(entry) { found = entry }
      return found == nil
    }
    return found
  }
}
