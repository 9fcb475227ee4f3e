// What lies in a flow's subtree, in the flow's own types.

extension Flow {
  /// The route of an entry of the subtree; nil for others.
  func route(of entry: any TreeEntry) -> Route? {
    guard let node = entry.node else { return nil }
    if node === self { return route(of: entry, at: []) }
    return node.path(below: self).flatMap { route(of: entry, at: $0[...]) }
  }

  func route(of entry: any TreeEntry, at path: ArraySlice<any FlowNode>) -> Route? {
    guard let next = path.first else { return (entry as? Entry<Route, Screen>)?.route }
    return link(to: next)?.body.route(of: entry, at: path.dropFirst())
  }

  /// The own layer of the flow in which the draft has an entry of the flow.
  func ownLayer(holding id: EntryID) -> (any AnyFlowLayer)? {
    func search(_ layer: FlowLayer<Route, Screen>) -> FlowLayer<Route, Screen>? {
      var found: FlowLayer<Route, Screen>?
      _ = layer.walkSlots(.alternate) { slot in
        guard let entry = slot.entry else { return true }
        if entry.id == id { found = layer }
        for tab in entry.tabs?.layers ?? [] where found == nil { found = search(tab) }
        return found == nil
      }
      return found
    }
    for layer in ownModals(.alternate).reversed() {
      if let found = search(layer) { return found }
    }
    return search(base)
  }

  /// The screen of an entry of the subtree; nil for others and for tabs.
  func screen(of entry: any TreeEntry) -> Screen? {
    guard let path = entry.node?.path(below: self) else { return nil }
    return screen(of: entry, at: path[...])
  }

  func screen(of entry: any TreeEntry, at path: ArraySlice<any FlowNode>) -> Screen? {
    guard let next = path.first else { return (entry as? Entry<Route, Screen>)?.screen() }
    return link(to: next)?.body.screen(of: entry, at: path.dropFirst())
  }

  func routes(
    of layer: any AnyFlowLayer, at path: ArraySlice<any FlowNode>, _ reading: Reading
  ) -> [Route] {
    guard let next = path.first else {
      return (layer as? FlowLayer<Route, Screen>)?.visibleRoutes(reading) ?? []
    }
    return link(to: next)?.body.routes(of: layer, at: path.dropFirst(), reading) ?? []
  }

  private func link(to node: any FlowNode) -> ChildLink<Route, Screen>? {
    node.link as? ChildLink<Route, Screen>
  }

  /// The path of each layer of the subtree, root to visible leaf, through tabs.
  func visiblePath(_ reading: Reading) -> [[Route]] {
    guard let tree else { return [[start]] }
    var paths = [base.visibleRoutes(reading)]
    for modal in tree.modals(reading) {
      guard let path = modal.node?.path(below: self) else { continue }
      paths.append(routes(of: modal, at: path[...], reading))
    }
    return paths
  }
}

extension FlowLayer {
  /// The routes from bottom to top, and through the tabs on top those of the selected one.
  func visibleRoutes(_ reading: Reading) -> [Route] {
    routes(reading) + tabRoutes(reading)
  }

  /// The visible routes of the tabs on top of the layer, also of a child's.
  func tabRoutes(_ reading: Reading) -> [Route] {
    switch topSlot(reading) {
    case nil: []
    case .child(let link): link.body.tabRoutes(reading)
    case .entry(let entry):
      entry.tabs.map { $0.layers[$0.selection(reading).selected].visibleRoutes(reading) } ?? []
    }
  }
}
