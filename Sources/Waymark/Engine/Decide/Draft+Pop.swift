extension Draft {
  func pop(
    toLast predicate: RoutePredicate, in part: Part
  ) throws(Refusal) -> Outcome {
    try apply(to: part) {
      .pop(toDistance: $0.distance { _, route in predicate.matches(route.box) })
    }
  }

  func pop(_ count: Int, in part: Part) throws(Refusal) -> Outcome {
    let decision = StackDecision.pop(count, from: routes(of: part))
    if case .ignored(.atRoot) = decision { return try endPlace(of: part) }
    return try apply(decision, to: part)
  }

  func popToRoot(of node: Node) throws(Refusal) -> Outcome {
    let ended = endLayers(of: node, .dismissed)
    guard let base = state.base(of: node) else { throw Refusal(.left) }
    let outcome = try apply(to: base) { .popToRoot(in: $0) }
    return ended ? .performed : outcome
  }
}
