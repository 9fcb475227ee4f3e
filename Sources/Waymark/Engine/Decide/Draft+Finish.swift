// Ends the place of a coordinator. `finish(returning:)` is a matter of results.

extension Draft {
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
