import Testing

@testable import WaymarkRoutes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Whole tables of links against the naive model")
struct LinkTableProperties {
  static let seeds: ClosedRange<UInt64> = 1...700

  private static let prefixes: [NaiveLinks.Prefix] = [
    .init(text: "https://a.org/base", scheme: "https", host: "a.org", path: ["base"]),
    .init(text: "https://*.b.org", scheme: "https", host: "b.org", isForSubdomains: true),
    .init(text: "my://", scheme: "my"),
  ]
  /// The beginnings of links, without the slash before a segment. For a host it is `my:/`.
  private static let beginnings = [
    "https://a.org/base", "https://x.b.org", "HTTPS://X.Y.B.ORG", "my:/", "MY:/", "my://", "my:",
    "https://b.org",
  ]

  private struct Tally {
    var routes = 0
    var misses = 0
    var mounted = 0
    var redirects = 0
    var printed = 0
    var printedWithScheme = 0
    var refused = 0
    var lost = 0
  }

  @Test("Any table reads and prints what the model does")
  func model() {
    var tally = Tally()
    var failures = 0
    for seed in Sessions.some(of: Self.seeds) where failures < 3 {
      if let failure = run(seed: seed, &tally) {
        failures += 1
        Issue.record("seed \(seed): \(failure)")
      }
    }
    guard failures == 0 else { return }
    let least = Sessions.least
    #expect(tally.routes > least(1_500) && tally.misses > least(1_000), "\(tally)")
    #expect(tally.mounted > least(500) && tally.redirects > least(100), "\(tally)")
    #expect(tally.printed > least(1_000) && tally.refused > least(300), "\(tally)")
    #expect(tally.lost > least(100) && tally.printedWithScheme > least(1_000), "\(tally)")
  }

  /// The difference between the table and the model.
  private func run(seed: UInt64, _ tally: inout Tally) -> String? {
    var random = RandomTable(seed: seed)
    let limits = LinkLimits(
      maximumLength: random.int(20...60), maximumSegments: random.int(2...6))
    let table = random.table(prefixes: Self.prefixes.map(\.text), limits: limits)
    let all = NaiveTable(lines: random.lines, prefixes: Self.prefixes, limits: limits)
    let model = all.withoutLost
    let lost = table.problems.count { $0.code == .redirectNowhere }
    tally.lost += lost
    let patterns = random.lines.map { line in
      line.syntax.text + (line.target.map { " -> \($0.text)" } ?? "")
    }
    guard lost == all.lines.count - model.lines.count else {
      return "\(patterns): \(table.problems)"
    }
    let leavesOut = table.problems.contains { $0.code == .unreachable }
    for _ in 0..<20 {
      let link = random.link(below: Self.beginnings)
      let wanted = model.route(for: link)
      let route = table.route(for: link)
      // An unreachable line is left out, although it would take a few links whose queries are malformed for the line
      // before it.
      if leavesOut, route == nil, NaiveLinks.isQueryMalformed(link) { continue }
      guard route == wanted, (try? table.parse(link).get()) == wanted else {
        return "\(patterns), \(limits): \(link) is \(route as Any), not \(wanted as Any)"
      }
      if wanted == nil { tally.misses += 1 } else { tally.routes += 1 }
      if wanted.map(\.isMounted) ?? false { tally.mounted += 1 }
      if wanted != nil, link.contains("/old/") { tally.redirects += 1 }
    }
    for _ in 0..<10 {
      guard let route = random.route() else { continue }
      let wanted = model.path(for: route)
      var output = _LinkOutput()
      let path = table.print(route, to: &output) == nil ? nil : output.path
      guard path == wanted else {
        return "\(patterns), \(limits): \(route) is \(path ?? "nil"), not \(wanted ?? "nil")"
      }
      if wanted == nil { tally.refused += 1 } else { tally.printed += 1 }
      if let failure = urlFailure(of: route, table, model, &tally) {
        return "\(patterns): \(failure)"
      }
    }
    return nil
  }

  /// The difference between the whole URL of a route and the model.
  private func urlFailure(
    of route: TableTop, _ table: LinkTable<TableTop>, _ model: NaiveTable<TableTop>,
    _ tally: inout Tally
  ) -> String? {
    for (prefix, query) in [("https://a.org/base", ""), ("https://x.b.org", "z=1")] {
      // A prefix with a slash at its end is the same prefix.
      let url = table.url(for: route, prefix: "\(prefix)/?\(query)")
      let wanted = model.url(for: route, below: prefix, query: query)
      if url?.absoluteString != wanted {
        return "\(route) is \(String(describing: url)), not \(wanted ?? "nil")"
      }
    }
    for (scheme, query) in [("my", ""), ("MY", "z=1")] {
      let url = table.url(for: route, prefix: "\(scheme)://" + (query.isEmpty ? "" : "?\(query)"))
      let wanted = model.url(for: route, scheme: scheme, query: query)
      if url?.absoluteString != wanted {
        return "\(route) is \(String(describing: url)), not \(wanted ?? "nil")"
      }
      if wanted != nil { tally.printedWithScheme += 1 }
    }
    // A printed link leads back, whatever the prefix contains.
    for prefix in ["https://a.org/base?q=8#top", "https://c.org", "my:", ""] {
      guard let url = table.url(for: route, prefix: prefix) else { continue }
      guard model.route(for: url.absoluteString) == route else { return "\(route) is \(url)" }
    }
    return nil
  }
}

extension NaiveLinks {
  fileprivate static func isQueryMalformed(_ link: String) -> Bool {
    items(of: link).contains { $0.key == nil || $0.value == nil }
  }
}

extension TableTop {
  fileprivate var isMounted: Bool {
    switch self {
    case .leaf, .owned, .pair: true
    default: false
    }
  }
}
