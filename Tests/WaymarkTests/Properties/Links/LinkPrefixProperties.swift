import Testing

@testable import WaymarkRoutes

@Suite("Incoming links against the naive model")
struct LinkPrefixProperties {
  static let prefixes = [
    NaiveLinks.Prefix(text: "https://a.org", scheme: "https", host: "a.org"),
    NaiveLinks.Prefix(text: "https://a.org/b/c", scheme: "https", host: "a.org", path: ["b", "c"]),
    NaiveLinks.Prefix(text: "https://a.org/b", scheme: "https", host: "a.org", path: ["b"]),
    NaiveLinks.Prefix(text: "http://a.org:80/c", scheme: "http", host: "a.org:80", path: ["c"]),
    NaiveLinks.Prefix(text: "my://", scheme: "my"),
    NaiveLinks.Prefix(text: "it://open", scheme: "it", host: "open"),
    NaiveLinks.Prefix(
      text: "https://*.b.org", scheme: "https", host: "b.org", isForSubdomains: true),
    NaiveLinks.Prefix(
      text: "https://*.c.b.org/b", scheme: "https", host: "c.b.org", path: ["b"],
      isForSubdomains: true),
    NaiveLinks.Prefix(text: "at:///B", scheme: "at", path: ["B"]),
  ]

  private static let beginnings = [
    "https://a.org", "https://a.org:80", "HTTPS://A.org", "http://a.org:80", "https:", "my:",
    "my://",
    "My:///", "it://open", "it://OPEN", "it:open", "x://", "https://a.org@", "https://@a.org", "",
    "https://a.org.", "my", "1:", ":", "https://evil.org/", "https://b.org", "https://x.b.org",
    "HTTPS://X.y.B.Org", "https://x.c.b.org", "https://.b.org", "https://x..b.org",
    "https://xb.org",
    "https://x.b.org.", "https://x@y.b.org", "https://x:1.b.org", "https://x.b.org:80",
    "https://ä.b.org", "my://B", "at://b", "at:///b", "AT:///B", "at://%42",
  ]
  private static let parts = [
    "/", "/", "//", "b", "/b", "/c", "/b/c", "c", ".", "..", "/..", "/../", "/./", "%62", "%",
    "%GG",
    "%2F", "%2e", "?", "#", "@", "\\", ":", "ä", "a", "x=1", "%C3", "B", " ",
  ]

  @Test("The segments of any link are those of the model, each time it is asked")
  func model() {
    let prefixes = LinkPrefixes(Self.prefixes.map(\.text))
    var ours = 0
    var others = 0
    for seed in Sessions.some(of: UInt64(1)...45_000) {
      var generator = SeededGenerator(seed: seed)
      var link = Self.beginnings.randomElement(using: &generator) ?? ""
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        link += Self.parts.randomElement(using: &generator) ?? ""
      }
      let wanted = NaiveLinks.path(of: link, below: Self.prefixes)?.segments
      let read = self.read(link, prefixes)
      #expect(read == wanted, "seed \(seed): \(link)")
      #expect(self.read(link, prefixes) == read, "seed \(seed): \(link)")
      if wanted == nil { others += 1 } else { ours += 1 }
    }
    #expect(ours > Sessions.least(10_000), "\(ours)")
    #expect(others > Sessions.least(5_000), "\(others)")
  }

  /// The segments, nil for a malformed one; nil if the link is not ours.
  private func read(_ link: String, _ prefixes: LinkPrefixes) -> [String?]? {
    let result = withLink(link, prefixes: prefixes, limits: LinkLimits()) { reader in
      (0..<reader.count).map { index -> String? in
        if case .value(let text) = reader.text(at: index) { text } else { nil }
      }
    }
    return try? result.get()
  }

  @Test("Any text has an answer, and the parts of a link are within it")
  func anyText() {
    let trie = LinkTrie([PatternSyntax(segments: [.wildcard])])
    for seed in Sessions.some(of: UInt64(1)...20_000) {
      var generator = SeededGenerator(seed: seed)
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? "/?#%:.@&=+[]\\aA0".utf8.randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0...255, using: &generator)
      }
      let link = String(decoding: bytes, as: UTF8.self)
      let texts = withLink(link, prefixes: LinkPrefixes(), limits: LinkLimits()) { reader in
        #expect(trie.firstMatch(in: reader) { _, _ in true }, "seed \(seed)")
        return [reader.queryText, reader.query.spelledRest(excluding: [])]
      }
      guard case .success(let texts) = texts else { continue }
      // A normalised spelling never changes again.
      let path = LinkPath(link).description
      #expect(LinkPath(path).description == path, "seed \(seed): \(link)")
      let again = withLink("/?" + texts[1], prefixes: LinkPrefixes(), limits: LinkLimits()) {
        $0.query.spelledRest(excluding: [])
      }
      #expect(again == .success(texts[1]), "seed \(seed): \(link)")
    }
  }
}
