// What a query registers with: each object whose change can alter what it returns. A new layer
// changes the one right below it, so what depends on layers that may come registers with the top of
// the chain.

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

  /// Registers with the layer in which a base is shown.
  func accessBase(of node: Node) {
    layer(node.base)?.object.access()
  }

  /// Registers with all that decides which part is the top own one, and with that.
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

  /// Registers with all that a coordinator's children lie in.
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

  /// Registers with all that decides which entry is the visible leaf.
  func accessLeafPath() {
    accessVisible(topLayer)
  }

  /// Registers with what is visible of the subtree, or would be if nothing of others lay above it.
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

  /// - Parameter access: Is told the coordinator's base, and all layers of the subtree above that.
  private func accessSubtree(of node: Node, _ access: (Part) -> Void) {
    accessLeafPath()
    if let base = base(of: node) { access(base) }
    for modal in modals {
      guard let owner = self.node(modal.owner), owner.isWithin(node) else { continue }
      access(Part(node: owner, layer: modal))
    }
  }
}
