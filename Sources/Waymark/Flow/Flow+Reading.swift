// What lies in a flow's subtree, in the flow's own types.

extension Flow {
  /// The route of an entry of the subtree; nil for others.
  func route(of entry: Entry) -> Route? {
    guard let node = entry.node else { return nil }
    if node === self { return route(of: entry, at: []) }
    return node.path(below: self).flatMap { route(of: entry, at: $0[...]) }
  }

  func embeddedRoute(of entry: Entry) -> (any AnyRouteBox)? {
    route(of: entry).map(RouteBox.init)
  }

  func anyVisiblePath(_ reading: Reading) -> any Sendable { visiblePath(reading) }

  func route(of entry: Entry, at path: ArraySlice<any FlowNode>) -> Route? {
    guard let next = path.first else { return route(shownBy: entry) }
    return link(to: next)?.body.route(of: entry, at: path.dropFirst())
  }

  /// The own layer of the flow in which the draft has an entry of the flow.
  func ownLayer(holding id: EntryID) -> FlowLayer? {
    func search(_ layer: FlowLayer) -> FlowLayer? {
      var found: FlowLayer?
      _ = layer.walkSlots(.alternate) { slot in
        guard let entry = slot.entry else { return true }
        if entry.id == id { found = layer }
        for tab in entry.tabSet?.layers ?? [] where found == nil { found = search(tab) }
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
  func screen(of entry: Entry) -> Screen? {
    guard let path = entry.node?.path(below: self) else { return nil }
    return screen(of: entry, at: path[...])
  }

  func screen(of entry: Entry, at path: ArraySlice<any FlowNode>) -> Screen? {
    guard let next = path.first else { return screen(shownBy: entry) }
    return link(to: next)?.body.screen(of: entry, at: path.dropFirst())
  }

  func routes(
    of layer: FlowLayer, at path: ArraySlice<any FlowNode>, _ reading: Reading
  ) -> [Route] {
    guard let next = path.first else { return visibleRoutes(in: layer, reading) }
    return link(to: next)?.body.routes(of: layer, at: path.dropFirst(), reading) ?? []
  }

  private func link(to node: any FlowNode) -> ChildLink<Route, Screen>? {
    node.link.flatMap(typed)
  }

  /// The path of each layer of the subtree, root to visible leaf, through tabs.
  func visiblePath(_ reading: Reading) -> [[Route]] {
    guard let tree else { return [[start]] }
    var paths = [visibleRoutes(in: base, reading)]
    for modal in tree.modals(reading) {
      guard let path = modal.node?.path(below: self) else { continue }
      paths.append(routes(of: modal, at: path[...], reading))
    }
    return paths
  }
}
