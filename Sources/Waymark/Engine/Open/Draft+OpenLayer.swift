// The layers in which `open` shows its leaf.

extension Draft {
  /// Shows the leaf in the layer right above. Uses the existing layer if it fits.
  func openLeaf(
    _ step: OpenPath.Step, _ style: ModalStyle, above part: Part, _ mode: OpenMode
  ) throws(Refusal) -> Bool {
    var path = OpenPath([step])
    path.isPlaced = true
    path.noteBackStack()
    let there = state.modal(state.chainLayer(of: part.layer).place + 1)
    if let there, there.owner == part.node.key, there.style == .modal(style),
      let presenter = there.presenter, state.isInView(presenter, from: state.top(of: part))
    {
      let own = Part(node: part.node, layer: there)
      let opened = try openPath(path, in: own, mayMisfit: true, mode.inLayer(style))
      switch opened.fit {
      case .exact: return try opened.leaf?(self) ?? true
      case .changed:
        _ = try opened.leaf?(self)
        return false
      case .misfit(let misfit): path = misfit
      }
    }
    guard !mode.isTrial else { return false }
    _ = endModals(above: part, mode)
    try presentPath(path, style, mode, of: part.node)
    return false
  }

  /// Shows a path in a new layer.
  func presentPath(
    _ path: OpenPath, _ style: ModalStyle, _ mode: OpenMode, of node: Node
  ) throws(Refusal) {
    let opening = Arrival.Opening(
      mode.inLayer(style), levelsWithBackStack: path.levelsBelowWithBackStack)
    try present(path.edit, style, of: node, .opening(opening))
  }

  /// True if the coordinator's top layer is above all others, and already is what would be
  /// presented.
  func isPresenting(
    _ route: AnyRoute, _ style: ModalStyle, _ mode: OpenMode, of node: Node
  ) throws(Refusal) -> Bool {
    guard let layer = state.modals.last(where: { $0.owner == node.key }),
      layer.style == .modal(style)
    else { return false }
    var path = OpenPath(route)
    path.isPlaced = true
    path.noteBackStack()
    let opened = try openPath(
      path, in: Part(node: node, layer: layer), mode.inLayer(style).trial)
    guard opened.fit.isExact else { return false }
    return try opened.leaf?(self) ?? true
  }

  /// Ends the layers above that are not part of the path. Returns true if there are none.
  func endModals(above part: Part, _ mode: OpenMode) -> Bool {
    let modals = state.modals
    let lowest = state.chainLayer(of: part.layer).place + 1
    let first = modals.indices.dropFirst(lowest).first { place in
      guard mode.isMaking else { return true }
      return state.isWithin(modals[place], part.node)
    }
    guard let first else { return true }
    if !mode.isTrial { endModals(from: first, reason: mode.endReason) }
    return false
  }
}
