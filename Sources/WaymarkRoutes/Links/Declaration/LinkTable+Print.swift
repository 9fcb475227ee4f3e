extension LinkTable {
  /// Prints a route, and returns the candidate that did; nil if none can.
  ///
  /// Inlinable, so that a client's build specialises the look at what is printed.
  @inlinable
  func print(_ route: Route, to output: inout _LinkOutput) -> Int? {
    var found: Int?
    _ = print(route, to: &output) { output, index in
      guard output.isWithin(matcher.limits) else { return false }
      if isChecked[index], self.route(for: output.path) != route {
        output.failAsOtherRoute()
        return false
      }
      found = index
      return true
    }
    return found
  }

  /// Prints a route by one declaration of its case after the other until what one printed is accepted.
  @usableFromInline
  func print(
    _ route: Route, to output: inout _LinkOutput, accept: (inout _LinkOutput, Int) -> Bool
  ) -> Bool {
    var payloads = _LinkPayloads()
    let start = output.mark
    return printIndex.first(for: route) { index in
      if printings[index].print(route, &payloads, &output, accept) { return true }
      output.reset(to: start)
      return false
    }
  }
}
