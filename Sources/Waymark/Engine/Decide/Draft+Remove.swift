// Verbs that only remove, of coordinators and navigators.

extension Draft {
  func remove(_ id: EntryID, of node: Node) throws(Refusal) -> Outcome {
    for (place, part) in state.ownLayers(of: node).enumerated() {
      let decision = StackDecision.remove(id, from: routes(of: part))
      switch decision {
      case .ignored(.notFound): continue
      case .ignored(.atRoot) where place > 0:
        let above = state.count(part.layer) - 1
        guard above > 0 else {
          endModal(part.layer)
          return .performed
        }
        return try apply(.edit(.dropping(above + 1, keepingTop: above)), to: part)
      default: return try apply(decision, to: part)
      }
    }
    return .ignored(.notFound)
  }

  func removeAll(
    where predicate: RoutePredicate, of node: Node
  ) throws(Refusal) -> Outcome {
    // All predicates run before anything is drafted.
    let parts = state.ownLayers(of: node)
    let matched = parts.map { part in
      routes(of: part).allFromTop().map { predicate.matches($0.route.box) }
    }
    var outcome = Outcome.unchanged
    for (place, (part, matched)) in zip(parts, matched).enumerated().reversed() {
      var goes = matched
      if place == 0, goes.last == true {
        goes[goes.count - 1] = false
        if !goes.contains(true), outcome == .unchanged { outcome = .ignored(.atRoot) }
      }
      guard let lowest = goes.lastIndex(of: true) else { continue }
      if !goes.contains(false) {
        endModal(part.layer)
      } else if place == 0 || state.modal(part.layer.place) === part.layer {
        try drop(lowest + 1, keeping: (0..<lowest).reversed().filter { !goes[$0] }, in: part)
      }
      outcome = .performed
    }
    return outcome
  }

  /// Ends the subtree's top layer, or all of its layers, and all layers above.
  func dismiss(all: Bool, of node: Node) -> Outcome {
    endLayers(of: node, .dismissed, onlyTop: !all) ? .performed : .ignored(.nothingPresented)
  }

  /// Ends the layers above an entry, or, if there are none, the layer of the entry.
  func dismiss(from entry: Entry) -> Outcome {
    guard let layer = state.layer(of: entry) else { return .ignored(.nothingPresented) }
    let place = state.chainLayer(of: layer).place
    // Nothing is above a tab that is not in view. Columns are, also if the window has no room.
    if state.isSeen(layer), place + 1 < state.modalCount {
      endModals(from: place + 1)
    } else if place >= 0, place < state.modalCount {
      endModals(from: place)
    } else {
      return .ignored(.nothingPresented)
    }
    return .performed
  }

  /// Ends every layer of the subtree, or only the top one. Returns false if there is none.
  ///
  /// Children that are not made yet present nothing afterwards. What they would present is only known
  /// once they are made, so they count as if they presented something, unless all of their routes
  /// were pushed.
  func endLayers(of node: Node, _ reason: LeaveReason, onlyTop: Bool = false) -> Bool {
    var ended = false
    if !onlyTop {
      for child in pendingChildren(within: node) where child.pending?.endLayers() ?? false {
        ended = true
      }
    }
    let isWithin = { (layer: LayerState) in self.state.isWithin(layer, node) }
    let modals = state.modals
    let place = onlyTop ? modals.lastIndex(where: isWithin) : modals.firstIndex(where: isWithin)
    guard let place else { return ended }
    endModals(from: place, reason: reason)
    return true
  }

  /// Ends an entry and all entries above it in its layer. If it is the only one in its place, the
  /// place ends, too.
  func pop(_ entry: Entry) throws(Refusal) -> Outcome {
    guard let layer = state.layer(of: entry), let place = state.place(of: entry.id, in: layer),
      let owner = state.node(layer.owner)
    else { throw Refusal(.left) }
    let whole = Part(node: owner, layer: layer)
    guard place > 0 else { return try endPlace(of: whole) }
    try drop(state.count(layer) - place, in: whole)
    return .performed
  }

  /// Ends the place of a part's only entry: a child ends, a layer is dismissed, and a column shows its
  /// placeholder again. Other columns, tabs and the base stay.
  ///
  /// - Parameter keepingColumn: True to let every column stay.
  func endPlace(of part: Part, keepingColumn: Bool = false) throws(Refusal) -> Outcome {
    var part = part
    while let outer = state.outerPart(of: part) {
      let range = state.range(of: part)
      let top = state.end(of: outer) - range.upperBound
      let below = range.lowerBound - 1
      if top > 0 || below >= 0 && state.isWithin(state.row(below, in: outer.layer), outer.node) {
        try drop(top + range.count, keeping: Array((0..<top).reversed()), in: outer)
        return .performed
      }
      part = outer
    }
    guard part.layer.isModal else {
      return keepingColumn ? .ignored(.atRoot) : try showPlaceholder(in: part.layer)
    }
    endModal(part.layer)
    return .performed
  }
}
