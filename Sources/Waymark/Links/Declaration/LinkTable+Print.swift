extension LinkTable {
  /// Prints a route, and returns the candidate that did; nil if none can.
  func print(_ route: Route, to output: inout _LinkOutput) -> Int? {
    var found: Int?
    _ = print(route, to: &output) { output, index in
      guard isWithinLimits(&output) else { return false }
      if isChecked[index] {
        guard self.route(for: output.path) == route else {
          output.fail(.otherRoute(path: output.path))
          return false
        }
      }
      found = index
      return true
    }
    return found
  }

  /// Prints a route by one declaration after the other until what one printed is accepted.
  func print(
    _ route: Route, to output: inout _LinkOutput, accept: (inout _LinkOutput, Int) -> Bool
  ) -> Bool {
    var payloads = _LinkPayloads()
    let start = output.mark
    for print in printings {
      if print(route, &payloads, &output, accept) { return true }
      output.reset(to: start)
    }
    return false
  }

  /// Whether the path would be read at all.
  private func isWithinLimits(_ output: inout _LinkOutput) -> Bool {
    let limits = matcher.limits
    let length = output.path.utf8.count
    guard length <= limits.maximumLength else {
      output.fail(.tooLong(count: length, limit: limits.maximumLength))
      return false
    }
    // A segment takes two bytes at least, so most paths need not be looked at.
    guard length / 2 > limits.maximumSegments else { return true }
    let path = output.path.utf8.prefix { $0 != UInt8(ascii: "?") }
    let count = path.split(separator: UInt8(ascii: "/")).count
    guard count <= limits.maximumSegments else {
      output.fail(.tooDeep(count: count, limit: limits.maximumSegments))
      return false
    }
    return true
  }
}
