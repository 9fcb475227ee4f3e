extension LinkTable {
  /// Prints a route, and returns the candidate that printed it, or nil if none can.
  ///
  /// Inlinable, so that a client's build specialises the check of the printed path.
  @inlinable
  func print(_ route: Route, to output: inout _LinkOutput) -> Int? {
    var found: Int?
    _ = print(route, to: &output) { output, index in
      guard output.isWithin(matcher.limits) else { return false }
      if needsRoundTrip[index], self.route(for: output.path) != route {
        output.failAsOtherRoute()
        return false
      }
      found = index
      return true
    }
    return found
  }

  /// Prints a route with the declarations of its case, one after the other, until a result is
  /// accepted.
  @usableFromInline
  func print(
    _ route: Route, to output: inout _LinkOutput, accept: (inout _LinkOutput, Int) -> Bool
  ) -> Bool {
    var payloads = _LinkPayloads()
    let start = output.mark
    if let few = printIndex.few {
      let first = few.first {
        prints(route, with: $0, &payloads, &output, from: start, accept)
      }
      guard let first else { return false }
      let isAlone =
        !printIndex.yields(first)
        || !few[(first + 1)...].contains { printings[$0].fits(route, &payloads) }
      guard !isAlone else { return true }
      output.reset(to: start)
    }
    return printIndex.first(for: route) {
      prints(route, with: $0, &payloads, &output, from: start, accept)
    }
  }

  /// Prints a route with one declaration. If that fails, prints nothing.
  private func prints(
    _ route: Route, with index: Int, _ payloads: inout _LinkPayloads, _ output: inout _LinkOutput,
    from start: _LinkOutput.Mark, _ accept: (inout _LinkOutput, Int) -> Bool
  ) -> Bool {
    if printings[index].print(route, &payloads, &output, accept) { return true }
    output.reset(to: start)
    return false
  }
}
