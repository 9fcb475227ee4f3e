import Testing

@testable import WaymarkRoutes

/// Changes valid links by accident or intent.
private struct LinkMutator {
  var generator: SeededGenerator

  private static let pieces: [[UInt8]] = [
    "/", "//", "/./", "/../", "/%2F", "%2E%2E", "%", "%4", "%GG", "%FF", "%00", "\0", "?", "??",
    "#",
    "&", "=", "&&", "?q=%", "@", ":", "user:pass@", ".evil", "https://", "hub://", "\\", "+", " ",
    "é",
    "\u{202E}", "-1", "99999999999999999999", "nil", "*", ":id", "&page=2", "?page=1&page=2", "#x",
  ].map { Array($0.utf8) }

  /// Makes a change that keeps the route.
  mutating func harmless(_ link: String) -> String {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: link + "#" + String(Int.random(in: 0..<100, using: &generator))
    case 1: "/" + link
    case 2: "/x/.." + (link.hasPrefix("/") ? link : "/" + link)
    case 3: link.contains("?") ? link + "&utm=1" : link + "?utm=1"
    default: "/." + (link.hasPrefix("/") ? link : "/" + link)
    }
  }

  mutating func hostile(_ link: String) -> String {
    var bytes = Array(link.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 1 where !bytes.isEmpty: bytes.remove(at: min(place, bytes.count - 1))
      case 2: bytes.removeSubrange(place...)
      case 3: bytes += bytes.prefix(64)
      default:
        bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

@Suite("Any text as a link")
struct LinkFuzzTests {
  static let seeds: ClosedRange<UInt64> = 1...20
  static let inputs = 2_000

  @Test(
    "Each text has one answer, and the route that it stands for can be printed", arguments: seeds)
  func fuzz(seed: UInt64) {
    var values = RandomValues(generator: SeededGenerator(seed: seed))
    let valueLinks = (0..<200).compactMap { _ in ValueRoute.links.path(for: values.route()) }
    let hubLinks = DeepLinksParseTests.hits.map(\.0)
    var mutator = LinkMutator(generator: SeededGenerator(seed: seed ^ 0xFFFF))
    var matches = 0
    for number in 0..<Self.inputs {
      let isHub = number.isMultiple(of: 2)
      let links = isHub ? hubLinks : valueLinks
      guard var link = links.randomElement(using: &mutator.generator) else { continue }
      let isHostile = Int.random(in: 0..<5, using: &mutator.generator) < 3
      link = isHostile ? mutator.hostile(link) : link
      if !isHostile, !link.contains(":"), !link.contains("#") { link = mutator.harmless(link) }
      let isMatch =
        isHub ? check(link, HubRoute.links, seed) : check(link, ValueRoute.links, seed)
      if isMatch { matches += 1 }
      if !isHostile, !isMatch { Issue.record("seed \(seed): \(link) is no route any more") }
    }
    #expect(matches * 3 >= Self.inputs, "seed \(seed): only \(matches) of \(Self.inputs) match")
  }

  /// Returns whether the link is a route.
  private func check<R: Route>(_ link: String, _ links: DeepLinks<R>, _ seed: UInt64) -> Bool {
    switch links.parse(link) {
    case .success(let route):
      if links.route(for: link) != route { Issue.record("seed \(seed): \(link) has two answers") }
      if let path = links.path(for: route), links.route(for: path) != route {
        Issue.record("seed \(seed): \(link) is printed as \(path)")
      }
      guard link.utf8.count.isMultiple(of: 8) else { return true }
      for prefix in ["hub://", "https://a.org/b?utm=1#x", "https://example.com/app"] {
        guard let url = links.url(for: route, prefix: prefix) else { continue }
        if links.route(for: url) != route { Issue.record("seed \(seed): \(link) is \(url)") }
      }
      return true
    case .failure(let error):
      guard case .failure(let again) = links.parse(link), again == error,
        links.route(for: link) == nil
      else {
        Issue.record("seed \(seed): \(link) has two answers")
        return false
      }
      // Making the text looks for the nearest pattern, which is slow in a debug build.
      guard link.utf8.count.isMultiple(of: 8) else { return false }
      if error.message.isEmpty || error.message.contains(where: \.isNewline) {
        Issue.record("seed \(seed): \(link): \(error)")
      }
      return false
    }
  }

  @Test("Any table has an answer, the same each time, and says what is wrong")
  func tables() {
    let parts = [
      "a", "b", "A", "/", "/", "/", ":x", ":y?", ":x+", ":z*", "*", "?", "q=:q", "&", "k=:k?",
      "*=:r",
      "#", "%41", "(", "{", "..", "é", "\u{301}", "\0", ":", "=",
    ]
    let starts = [
      "https://", "my://", "*.", "a.org", "A.Org", ":80", ":", "/", "/p", "%41", "@", "?", "#", "[",
      "é",
    ]
    for seed in UInt64(1)...400 {
      var generator = SeededGenerator(seed: seed)
      func text(_ parts: [String], _ count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &generator))
          .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      }
      let links = (0..<Int.random(in: 1...6, using: &generator)).map {
        number -> DeepLink<ValueRoute> in
        let pattern = text(parts, 0...6)
        switch number % 6 {
        case 0: return DeepLink(pattern, .number(number))
        case 1: return DeepLink(pattern, to: ValueRoute.text)
        case 2: return DeepLink(pattern, to: ValueRoute.deep)
        case 3: return DeepLink(pattern, to: ValueRoute.any)
        case 4: return Redirect(pattern, to: text(parts, 0...6))
        default: return DeepLink(pattern, to: ValueRoute.pair)
        }
      }
      let prefixes = (0..<Int.random(in: 0...4, using: &generator)).map { _ in text(starts, 1...5) }
      // A public table would print its problems.
      let table = LinkTable(prefixes: prefixes, limits: LinkLimits(), links: links)
      for problem in table.problems where problem.message.contains(where: \.isNewline) {
        Issue.record("seed \(seed): \(problem)")
      }
      for _ in 0..<30 {
        let start = Bool.random(using: &generator) ? prefixes.randomElement(using: &generator) : nil
        let link = (start ?? text(starts, 0...3)) + text(parts, 0...6)
        let route = table.route(for: link)
        if table.route(for: link) != route || (try? table.parse(link).get()) != route {
          Issue.record("seed \(seed): \(link) has two answers")
        }
        var output = _LinkOutput()
        guard let route, table.print(route, to: &output) != nil else { continue }
        if table.route(for: output.path) != route {
          Issue.record("seed \(seed): \(link) is printed as \(output.path)")
        }
        guard let url = table.url(for: route, prefix: start) else { continue }
        if table.route(for: "\(url)") != route { Issue.record("seed \(seed): \(link) is \(url)") }
      }
    }
  }

  @Test("Huge and deep texts are answered")
  func huge() {
    let million = String(repeating: "a", count: 1_000_000)
    let deep = String(repeating: "/a", count: 10_000)
    let texts = [
      String(repeating: million, count: 10), "https://" + million, million + "://", deep,
      String(repeating: "/..", count: 20_000), String(repeating: "%", count: 60_000),
      "/search?" + String(repeating: "&q=", count: 20_000), String(repeating: "\0", count: 60_000),
      "/files/" + String(repeating: "%00", count: 20_000),
      "hub://" + String(repeating: "A", count: 60_000), "#" + million,
    ]
    for text in texts { _ = check(text, HubRoute.links, 0) }
    #expect(HubRoute.links.route(for: deep) == nil)
    #expect(HubRoute.links.route(for: "/files/a%00b") == .files(["a\0b"]))
  }
}
