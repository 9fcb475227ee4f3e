extension Draft {
  func push(_ routes: [AnyRoute], onto part: Part) throws(Refusal) -> Outcome {
    try apply(.push(routes.map(ComparedRoute.init)), to: part)
  }

  func pushIfNew(_ route: AnyRoute, onto part: Part) throws(Refusal) -> Outcome {
    try apply(to: part) { .pushIfNew(ComparedRoute(route), on: $0) }
  }
}
