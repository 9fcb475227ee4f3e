import Testing

@testable import WaymarkRoutes

@Suite("What is printed parses back")
struct LinkValueProperties {
  @Test("Every printed route is parsed again, and few are not printed")
  func roundTrip() {
    #expect(ValueRoute.links.problems.isEmpty)
    var counts: [String: (printed: Int, refused: Int)] = [:]
    for seed in UInt64(1)...20 {
      var values = RandomValues(generator: SeededGenerator(seed: seed))
      for _ in 0..<500 {
        let route = values.route()
        var count = counts[route.caseName] ?? (0, 0)
        defer { counts[route.caseName] = count }
        switch ValueRoute.links.print(route) {
        case .success(let path):
          count.printed += 1
          let again = ValueRoute.links.route(for: path)
          if again != route { Issue.record("seed \(seed): \(route.name) is \(path)") }
          // Equal texts may differ in their bytes, which parsing keeps.
          let twice = again.flatMap { ValueRoute.links.path(for: $0) }
          if twice != path { Issue.record("seed \(seed): \(path) becomes \(twice ?? "none")") }
          if path.utf8.contains(where: { $0 <= 32 || $0 > 126 }) || path.first != "/" {
            Issue.record("seed \(seed): \(path) is no path")
          }
        case .failure(let error):
          count.refused += 1
          if !Self.mayRefuse(route) { Issue.record("seed \(seed): \(route.name): \(error)") }
        }
      }
    }
    // Each case must come up. Most must be printed, and those that can be refused must be refused.
    #expect(counts.count == 21)
    for (name, count) in counts { #expect(count.printed >= 100, "\(name): \(count)") }
    #expect(counts["text"]?.refused ?? 0 > 10 && counts["list"]?.refused ?? 0 > 10)
  }

  /// Returns whether a route contains something that no link can contain.
  private static func mayRefuse(_ route: ValueRoute) -> Bool {
    switch route {
    case .text(let text): text.isEmpty
    case .list(let list): list.isEmpty || list.contains("")
    case .any(let list): list.contains("")
    // The first element of the list would take the place of the missing number.
    case .deep(let number, let list): list.contains("") || number == nil && !list.isEmpty
    case .numbers(let list): list.isEmpty
    case .ratio(let value): !value.isFinite
    case .short(let value): !value.isFinite
    // Its links have a literal where this one has a text.
    case .pair(let text, _):
      text.isEmpty || ["text", "number", "list", "date", "any"].contains(text)
    case .several(let text, let list, _): text.isEmpty || list.isEmpty
    default: false
    }
  }
}
