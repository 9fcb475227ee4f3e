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
    for entry in entries {
      switch entry {
      case .literal(let literal, let pieces, let index):
        guard literal == route else { continue }
        output.begin(pieces)
        output.finish()
        if accept(&output, index) { return true }
      case .values(let recipe, let pieces, let index):
        output.begin(pieces)
        guard recipe.write(route, &payloads, &output) else { continue }
        output.finish()
        if output.failure == nil, accept(&output, index) { return true }
      case .mount(let mount, let pieces, let indices):
        output.begin(pieces)
        let isDone = mount.print(route, &payloads, &output) { output, index in
          guard let index = indices[index] else { return false }
          return accept(&output, index)
        }
        if isDone { return true }
      }
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
