extension Draft {
  /// Drafts a new layer; without a style as the route says, otherwise as a sheet.
  func present(
    _ route: AnyRoute, _ style: ModalStyle?, of node: Node, _ arrival: Arrival = .literal,
    on presenter: Entry? = nil
  ) throws(Refusal) {
    let style = style ?? route.presentation.modalStyle ?? .sheet
    let item = StackEdit.Item.new(ComparedRoute(route), id: numberAwaited())
    try present(StackEdit(tail: [item]), style, of: node, arrival, on: presenter)
  }

  /// - Parameter presenter: The entry that presents the layer; nil for that of the navigator that was
  ///   called, or the top own entry.
  func present(
    _ edit: StackEdit<ComparedRoute>, _ style: ModalStyle, of node: Node, _ arrival: Arrival,
    on presenter: Entry? = nil
  ) throws(Refusal) {
    let origin = visibleOrigin(of: node)
    if let origin { selectColumnsWithinReach(around: origin) }
    if !state.isActive(node) { selectColumnsWithinReach(of: node) }
    let presenter = presenter ?? origin
    // Nothing has to go for a layer above what the user sees.
    guard state.isActive(node) || presenter.map(state.isInSight) ?? false else {
      throw Refusal(.covered)
    }
    _ = try addLayer(edit, style, of: node, arrival, on: presenter)
  }

  /// The entry of the navigator that was called, if it belongs to a coordinator, and the user sees
  /// it on the draft.
  private func visibleOrigin(of node: Node) -> Entry? {
    guard let origin, state.isWithin(origin, node), state.isInSight(origin) else { return nil }
    return origin
  }

  /// Drafts a new layer, even if something covers its coordinator.
  func addLayer(
    _ edit: StackEdit<ComparedRoute>, _ style: ModalStyle, of node: Node, _ arrival: Arrival,
    on presenter: Entry?
  ) throws(Refusal) -> LayerState {
    guard let presenter = presenter ?? state.topPart(of: node).flatMap(state.top(of:)) else {
      throw Refusal(.covered)
    }
    let layer = state.makeLayer(.modal(style), of: node.key, presenter: presenter)
    makeExtras().madeLayers.append(layer)
    try apply(edit, to: Part(node: node, layer: layer), arrival)
    add(layer)
    return layer
  }

  /// Drafts a new layer that may replace a layer and all layers above it.
  ///
  /// - Parameter entry: The entry of the navigator that was called; nil for the coordinator's own
  ///   verb.
  func present(
    _ route: AnyRoute, _ style: ModalStyle?, of node: Node, replacing replaced: Verb.ReplacedLayer,
    from entry: EntryID?
  ) throws(Refusal) -> Outcome {
    let modals = replaced == .none ? [] : state.modals
    func position(on id: EntryID) -> Int? { modals.firstIndex { $0.presenter?.id == id } }
    let place: Int? =
      switch replaced {
      case .none: nil
      case .own:
        entry.map(position(on:)) ?? modals.lastIndex { state.isWithin($0, node) }
      case .on(let id): position(on: id)
      }
    let presenter = place.flatMap { modals[$0].presenter }
    if let place, presenter != nil { endModals(from: place, reason: .replaced) }
    try present(route, style, of: node, on: presenter)
    return .performed
  }
}
