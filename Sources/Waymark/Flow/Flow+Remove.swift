extension Flow {
  func popToRoot(_ draft: TreeDraft) throws(Refusal) -> Outcome {
    try reset(.popToRoot(in: reader(of: base, .alternate)), .popToRoot, draft)
  }

  func remove(_ id: EntryID, _ draft: TreeDraft) throws(Refusal) -> Outcome {
    let layers = [base] + ownModals(.alternate)
    for layer in layers {
      let decision = StackDecision<Route>.remove(id, from: reader(of: layer, .alternate))
      switch decision {
      case .ignored(.notFound): continue
      case .ignored(.atRoot) where layer !== base:
        let above = reader(of: layer, .alternate).depth(upTo: .max) - 1
        guard above > 0 else {
          draft.endModal(layer)
          return .performed
        }
        return try apply(.edit(.dropping(above + 1, keepingTop: above)), to: layer, draft)
      default: return try apply(decision, to: layer, draft)
      }
    }
    return .ignored(.notFound)
  }

  func removeAll(
    where matches: (Route) -> Bool, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    // All predicates run before anything is drafted.
    let layers = [base] + ownModals(.alternate)
    let matched = layers.map { layer in
      reader(of: layer, .alternate).allFromTop().map { matches($0.route) }
    }
    var outcome = Outcome.unchanged
    for (layer, matched) in zip(layers, matched).reversed() {
      var goes = matched
      if layer === base, goes.last == true {
        goes[goes.count - 1] = false
        if !goes.contains(true), outcome == .unchanged { outcome = .ignored(.atRoot) }
      }
      guard let lowest = goes.lastIndex(of: true) else { continue }
      if !goes.contains(false) {
        draft.endModal(layer)
      } else {
        let kept = (0..<lowest).reversed().filter { !goes[$0] }
        try layer.drop(lowest + 1, keeping: kept, draft)
        // Layers that lose their presenter are dismissed, also if a layer below them ends next.
        draft.endOrphanedModals()
      }
      outcome = .performed
    }
    return outcome
  }

  func update(
    _ body: (inout RouteStack<Route>) -> Void, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    let old = reader(of: base, .alternate).allFromTop()
    let before = RouteStack(
      entries: old.reversed().map { RouteStack<Route>.Entry(id: $0.id, route: $0.route) },
      nextNumber: draft.tree.nextNumber)
    var after = before
    body(&after)
    draft.note(.update(after.routes.map(RouteBox.init)), of: self)
    let prefix = zip(before, after).prefix { $0 == $1 }.count
    guard prefix < max(before.count, after.count) else { return .unchanged }
    // Looked up only by key: the order of the dictionary decides nothing.
    var places: [EntryID: Int] = [:]
    for (distance, entry) in old.prefix(before.count - prefix).enumerated() {
      places[entry.id] = distance
    }
    let tail = after[prefix...].map { entry -> StackEdit<Route>.Item in
      guard let place = places[entry.id], old[place].route == entry.route else {
        return .new(entry.route, id: nil)
      }
      places[entry.id] = nil
      return .kept(place)
    }
    try apply(StackEdit(dropped: before.count - prefix, tail: tail), to: base, draft)
    return .performed
  }
}
