// A query registers with each object whose change can alter its result. A new layer changes the one
// right below it, so queries that depend on future layers register with the top of the chain.

extension TreeState {
  /// Registers with the layer, and with the selected tabs on top of it.
  func accessVisible(_ layer: LayerState) {
    layer.object.access()
    if let tabs = top(of: layer).flatMap(tabs(of:)) { accessVisible(selectedLayer(tabs)) }
  }

  /// Registers with the layer and all tabs in it.
  func accessAll(_ layer: LayerState) {
    layer.object.access()
    guard !tabs.isEmpty else { return }
    _ = walk(layer) { entry in
      for tab in tabLayers(of: entry) { accessAll(tab) }
      return true
    }
  }

  /// Registers with the layer that shows a base.
  func accessBase(of node: Node) {
    layer(node.base)?.object.access()
  }

  /// Registers with the top own part, and with everything that decides which part that is.
  func accessTopPart(of node: Node) {
    let own = topPart(of: node)?.layer
    own?.object.access()
    let top = topLayer
    if top !== own { top.object.access() }
  }

  func accessOwnLayers(of node: Node) {
    accessTopPart(of: node)
    guard !ownModals(of: node).isEmpty || !reading(.settled, { ownModals(of: node) }).isEmpty else {
      return
    }
    accessBase(of: node)
    for modal in ownModals(of: node).dropLast() { modal.object.access() }
  }

  /// Registers with all layers that contain a coordinator's children.
  func accessChildren(of node: Node) {
    accessOwnLayers(of: node)
    for part in ownLayers(of: node) {
      _ = walk(part) { entry in
        if entry.node == node.key {
          for tab in tabLayers(of: entry) { tab.object.access() }
        }
        return true
      }
    }
  }

  /// Registers with everything that decides which entry is the visible leaf.
  func accessLeafPath() {
    accessVisible(topLayer)
  }

  /// Registers with the visible part of the subtree, as if no other coordinators showed anything
  /// above it.
  func accessVisiblePath(of node: Node) {
    accessSubtree(of: node) { part in
      part.layer.object.access()
      if let tabs = top(of: part).flatMap(tabs(of:)) { accessVisible(selectedLayer(tabs)) }
    }
  }

  /// Registers with everything in the subtree.
  func accessSubtree(of node: Node) {
    accessSubtree(of: node) { part in
      part.layer.object.access()
      _ = walk(part) { entry in
        for tab in tabLayers(of: entry) { accessAll(tab) }
        return true
      }
    }
  }

  /// - Parameter access: Gets the coordinator's base, and all layers of the subtree above it.
  private func accessSubtree(of node: Node, _ access: (Part) -> Void) {
    accessLeafPath()
    if let base = base(of: node) { access(base) }
    for modal in modals {
      guard let owner = self.node(modal.owner), owner.isWithin(node) else { continue }
      access(Part(node: owner, layer: modal))
    }
  }
}
