// What a query registers with: each object whose change can alter what it returns. A new layer changes
// the one right below it, so what depends on layers that may come registers with the top of the chain.

extension FlowNode {
  var reading: Reading { tree?.reading ?? .current }

  /// Registers with the platform layer in which the base is shown, or the fresh flow's own.
  func accessBase() {
    tree?.accessDraft()
    baseLayer.object?.access()
  }

  /// Registers with what changes when the coordinator enters or leaves a tree.
  func accessPlace() {
    tree?.accessLeaving(mark)
    if tree == nil || parent != nil { accessBase() }
  }

  /// Registers with all that decides which layer is the top own one, and with that.
  func accessTopOwnLayer() {
    guard let tree else { return accessBase() }
    tree.accessDraft()
    let own = topLayer(reading)
    let top = tree.topLayer(reading)
    own.object?.access()
    if top !== own, top.ownObject !== own.object { top.ownObject?.access() }
  }

  func accessOwnLayers() {
    accessTopOwnLayer()
    guard !modalLayers(.current).isEmpty else { return }
    baseLayer.object?.access()
    for modal in modalLayers(reading).dropLast() { modal.ownObject?.access() }
  }

  /// Registers with the own layers and the tabs in them: with all that the coordinator's children lie in.
  func accessChildren() {
    accessOwnLayers()
    func access(_ layer: FlowLayer) {
      for slot in layer.slots {
        for tab in slot.entry?.tabSet?.layers ?? [] {
          tab.ownObject?.access()
          access(tab)
        }
      }
    }
    for layer in [baseLayer] + modalLayers(.current) { access(layer) }
  }

  /// Registers with all that decides which entry is the visible leaf.
  func accessLeafPath() {
    guard let tree else { return accessBase() }
    tree.accessDraft()
    tree.topLayer(reading).accessVisible(reading)
  }

  /// Registers with what is visible of the subtree, or would be if nothing of others lay above it.
  func accessVisiblePath() {
    accessSubtree { $0.accessVisible($1) }
  }

  /// Registers with everything in the subtree.
  func accessSubtree() {
    accessSubtree { $0.accessAll($1) }
  }

  private func accessSubtree(_ access: (FlowLayer, Reading) -> Void) {
    accessLeafPath()
    guard let tree else { return }
    access(baseLayer, reading)
    for modal in tree.modals(reading) where modal.node?.isWithin(self) ?? false {
      access(modal, reading)
    }
  }
}

extension FlowLayer {
  /// Registers with the layer, and with the selected tabs on top of it.
  func accessVisible(_ reading: Reading) {
    object?.access()
    topEntry(reading)?.tabSet?.selectedLayer(reading).accessVisible(reading)
  }

  /// Registers with the layer and all tabs in it.
  func accessAll(_ reading: Reading) {
    object?.access()
    _ = walkEntries(reading) { entry in
      for tab in entry.tabSet?.layers ?? [] { tab.accessAll(reading) }
      return true
    }
  }
}

extension Tree {
  /// Registers with every layer of the chain.
  func accessChain() {
    walkChain(.current) { $0.ownObject?.access() }
  }

  /// Registers with the end of the transaction in whose body it is called: what is read there is its
  /// draft, and may never come to be.
  func accessDraft() {
    if case .body = phase { accessTransaction() }
  }

  /// Registers with the end of the transaction whose callbacks run, for what leaves with it: that
  /// still has who is above it until then.
  func accessLeaving(_ mark: LifeMark) {
    if isTelling, mark.isLeaving { accessTransaction() }
  }

  private func accessTransaction() {
    let reads = transactionReads ?? Observed()
    transactionReads = reads
    reads.access()
  }

  /// Tells those who have read the draft that it is one no longer, and those who have read what leaves
  /// that it has left.
  func tellTransactionReads() {
    transactionReads.take()?.change()
  }
}
