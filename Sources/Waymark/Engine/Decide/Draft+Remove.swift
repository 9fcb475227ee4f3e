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
}
