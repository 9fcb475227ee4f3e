import Waymark

/// The links that an explorer opens, one for each pattern, and the problems of their table.
struct ExplorerLinks: Sendable {
  /// The links, each with its pattern.
  private(set) var links: [(text: String, pattern: String)] = []
  /// The patterns for which neither a sample nor a tried value gave a route.
  private(set) var unmade: [String] = []
  /// The cases of the routes in the table.
  private(set) var cases: [String] = []
  private(set) var problems: [String] = []

  /// - Parameters:
  ///   - type: The route type of the root. Without a table there are no links.
  ///   - samples: Routes with payloads.
  init<R: Route>(of type: R.Type, samples: [R]) {
    guard let linked = type as? any LinkedRoute.Type else { return }
    read(linked, samples)
  }

  private mutating func read<R: LinkedRoute>(_ type: R.Type, _ samples: [any Route]) {
    let table = R.links
    problems = table.problems.map { "\($0)" }
    var texts: [String: String] = [:]
    for sample in samples {
      guard let route = sample as? R, let information = table.information(for: route),
        texts[information.pattern] == nil
      else { continue }
      texts[information.pattern] = information.path
    }
    for link in table.all {
      if let name = link.caseName, !cases.contains(name) { cases.append(name) }
      guard !links.contains(where: { $0.pattern == link.pattern }) else { continue }
      if let text = texts[link.pattern] ?? Self.text(of: link.pattern, in: table) {
        links.append((text, link.pattern))
      } else {
        unmade.append(link.pattern)
      }
    }
  }

  /// Fills a pattern with plain values that give a route.
  private static func text<R>(of pattern: String, in table: DeepLinks<R>) -> String? {
    guard let pattern = try? PathPattern(pattern) else { return nil }
    for value in ["1", "a", "true", "2024-02-29", "0", "-7", "3.5"] {
      var values = PathValues()
      for name in pattern.names { values.set(.text(value), for: name) }
      if let path = try? pattern.path(values), table.route(for: path) != nil { return path }
    }
    return nil
  }
}
