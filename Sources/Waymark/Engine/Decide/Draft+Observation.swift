// Reports of what the platform has already done. An observation only ever removes.

extension Draft {
  private func reconcile(_ seen: SeenLayer) throws(Refusal) -> Outcome {
    guard let layer = try layer(of: seen.object), let owner = state.node(layer.owner) else {
      return .unchanged
    }
    let nothing: Outcome = reportUnknown(seen) ? .ignored(.unknownEntry) : .unchanged
    let gone = EntryID.difference(seen.shown, without: seen.remaining)
    guard !gone.isEmpty else { return nothing }
    var (goes, reachesBottom) = places(of: gone, in: layer)
    if reachesBottom, goes.last == true {
      if layer.isModal {
        guard goes.contains(false) else {
          endModal(layer)
          return .performed
        }
      } else {
        goes[goes.count - 1] = false
        let refused = refuseRoot(of: layer)
        guard goes.contains(true) else { return refused }
      }
    }
    guard let lowest = goes.lastIndex(of: true) else { return nothing }
    let kept = (0..<lowest).reversed().filter { !goes[$0] }
    try drop(lowest + 1, keeping: kept, in: Part(node: owner, layer: layer))
    return .performed
  }

  /// Layers that a platform shows, in one change: the first refusal counts only if none of them
  /// changes.
  func reconcile(_ layers: [SeenLayer]) throws(Refusal) -> Outcome {
    var said = Outcome.unchanged
    for seen in layers {
      let outcome: Outcome
      do throws(Refusal) {
        outcome = try reconcile(seen)
      } catch {
        outcome = error.outcome
      }
      if outcome == .performed || said == .unchanged { said = outcome }
    }
    return said
  }

  /// Reports each id that the tree has never used. Returns true if there is one.
  private func reportUnknown(_ seen: SeenLayer) -> Bool {
    let issued = state.issuedNumbers
    var told: Set<EntryID> = []
    // Loops, because a closure would check for each entry that it runs on the main actor.
    for ids in [seen.shown, seen.remaining] {
      for id in ids where !issued.contains(id.number) && told.insert(id).inserted {
        state.report(
          .unknownEntry,
          "The platform named the entry \(id), which this tree never used. Pass on only ids that"
            + " were read from the projection of the same tree.")
      }
    }
    return !told.isEmpty
  }

  func dismissed(_ object: LayerObject?) throws(Refusal) -> Outcome {
    guard let layer = try layer(of: object) else { return .unchanged }
    guard layer.isModal else { return refuseRoot(of: layer) }
    guard state.modal(layer.place) === layer else { return .unchanged }
    endModal(layer)
    return .performed
  }

  func select(_ request: TabRequest) throws(Refusal) -> Outcome {
    let tabs = try tabs(of: request.tabs)
    let position = request.position
    guard state.layers(of: tabs).indices.contains(position) else { return .ignored(.notFound) }
    guard state.selection(tabs).revision == request.revision else { return .ignored(.outdated) }
    if let owner = state.node(tabs.owner) {
      note(.select(state.declared(tabs)[position]), of: owner)
    }
    return try choose(position, in: tabs)
  }

  /// The reported tabs.
  func tabs(of seen: SeenTabs) throws(Refusal) -> TabsState {
    if let other = seen.tree, other !== state.handle {
      guard seen.tabs.flatMap({ other.tree?.state.tabs($0) }) == nil else { throw refuseOther() }
      throw Refusal(.left)
    }
    guard let tabs = seen.tabs.flatMap({ state.tabs($0) }), let entry = tabs.entry,
      !entry.life.isDropped
    else { throw Refusal(.left) }
    return tabs
  }

  /// The reported layer; nil if it has left.
  private func layer(of object: LayerObject?) throws(Refusal) -> LayerState? {
    guard let object, let key = object.layer, let handle = object.tree else { return nil }
    guard handle === state.handle else {
      guard handle.tree?.state.layer(key)?.object !== object else { throw refuseOther() }
      return nil
    }
    return state.layer(of: object)
  }

  private func refuseOther() -> Refusal {
    state.report(
      .unknownEntry,
      "The platform named a layer of another tree. Tell a coordinator only of layers and tabs that"
        + " were read from its own projection.")
    return Refusal(.unknownEntry)
  }

  private func refuseRoot(of layer: LayerState) -> Outcome {
    state.report(
      .rootRemoved,
      "The platform said that the first entry of the \(layer.style) is gone. It stays: a base, a tab"
        + " and a column always hold an entry. Report only what lies above it.")
    return .ignored(.atRoot)
  }

  /// The rows with some ids, from the top down to the lowest of them, and whether that is the
  /// bottom.
  private func places(
    of ids: [EntryID], in layer: LayerState
  ) -> (isAmong: [Bool], reachesBottom: Bool) {
    var isAmong: [Bool] = []
    var left = ids.count
    // The ids have the order of the layer, so each is looked for once.
    let isOver = state.walk(layer) { entry in
      guard left > 0 else { return false }
      let isNext = entry.id == ids[left - 1]
      if isNext { left -= 1 }
      isAmong.append(isNext)
      return true
    }
    guard left > 0 else { return (isAmong, isOver) }
    // Some rows have left, or the ids have another order.
    let ids = Set(ids)
    isAmong = []
    _ = state.walk(layer) { entry in
      isAmong.append(ids.contains(entry.id))
      return true
    }
    return (isAmong, true)
  }
}
