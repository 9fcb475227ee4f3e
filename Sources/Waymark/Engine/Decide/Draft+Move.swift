extension Draft {
  func moveToTop(where predicate: RoutePredicate, in part: Part) throws(Refusal) -> Outcome {
    try moveToTop(in: part, notes: true) { predicate.matches($0) }
  }

  /// Moves a coordinator's own step to the top of a part: an entry, or the whole run of a child.
  ///
  /// - Parameter notes: True to note the route that was found, so that no closure is kept if the
  ///   verb waits.
  func moveToTop(
    in part: Part, notes: Bool = false, where matches: (AnyRoute) -> Bool
  ) throws(Refusal) -> Outcome {
    let range = state.range(of: part)
    guard let found = routes(of: part).distance(where: { _, route in matches(route.box) }) else {
      return .ignored(.notFound)
    }
    let step = step(at: range.upperBound - 1 - found, in: part, range)
    guard step.upperBound < range.upperBound else { return .unchanged }
    guard step.lowerBound > range.lowerBound else { return .ignored(.atRoot) }
    if notes {
      let entry = state.row(range.upperBound - 1 - found, in: part.layer)
      note(.moveToTop(state.route(of: entry, for: part.node)), of: part.node)
    }
    let order = Array(step.upperBound..<range.upperBound) + Array(step)
    try drop(
      range.upperBound - step.lowerBound, keeping: order.map { range.upperBound - 1 - $0 }, in: part
    )
    return .performed
  }

  /// The rows that move together with one: those of the same child.
  private func step(at row: Int, in part: Part, _ range: Range<Int>) -> Range<Int> {
    guard let child = state.child(of: part.node, holding: state.row(row, in: part.layer)) else {
      return row..<row + 1
    }
    var (start, end) = (row, row + 1)
    while start > range.lowerBound, state.isWithin(state.row(start - 1, in: part.layer), child) {
      start -= 1
    }
    while end < range.upperBound, state.isWithin(state.row(end, in: part.layer), child) { end += 1 }
    return start..<end
  }
}
