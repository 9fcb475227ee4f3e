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
    let fillings = LinkTexts(samples: samples.compactMap { $0 as? R })
    for (index, (link, form)) in zip(table.all, table.forms).enumerated() {
      if let name = link.caseName, !cases.contains(name) { cases.append(name) }
      guard !links.contains(where: { $0.pattern == link.pattern }) else { continue }
      if let text = texts[link.pattern]
        ?? fillings.filling(of: form).rows.lazy.compactMap(form.path).first(where: {
          // Another link may take what this one should.
          (form.isFallback ? table.route(for: $0) : table.declaredRoute(for: $0)) != nil
            && table.taker(of: $0) == index
        })
      {
        links.append((text, link.pattern))
      } else {
        unmade.append(link.pattern)
      }
    }
  }
}
