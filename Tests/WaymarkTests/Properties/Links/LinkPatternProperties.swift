import Testing

@testable import WaymarkRoutes

@Suite("Patterns with random values")
struct LinkPatternProperties {
  static let seeds: ClosedRange<UInt64> = 1...1_500

  /// Scalars that are awkward in a link, and any others.
  private func text(_ generator: inout SeededGenerator, mayBeEmpty: Bool) -> String {
    let awkward: [Unicode.Scalar] = [
      ".", "/", "%", "?", "#", "&", "=", "+", " ", ":", "*", "\\", "\0", "\n", "\u{301}",
      "\u{2028}",
      "\u{FEFF}", "\u{10FFFF}", "a", "ä",
    ]
    var text = ""
    for _ in 0..<Int.random(in: (mayBeEmpty ? 0 : 1)...6, using: &generator) {
      let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
      let isAwkward = Int.random(in: 0..<4, using: &generator) > 0
      text.unicodeScalars.append(
        (isAwkward ? awkward.randomElement(using: &generator) : any) ?? ".")
    }
    return text
  }

  /// A pattern, sometimes with a query, and values for it.
  private func sample(
    _ random: inout RandomLinks
  ) -> (pattern: PatternSyntax, values: PathValues) {
    var pattern = random.pattern()
    let arities: [PatternSyntax.Arity] = [.one, .optional, .repeated, .any]
    for index in 0..<Int.random(in: 0...3, using: &random.generator) {
      let arity = arities.randomElement(using: &random.generator) ?? .one
      pattern.query.append(
        PatternSyntax.QueryItem(key: ["a", "b c", "ä"][index], name: "q\(index)", arity: arity))
    }
    var values = PathValues()
    for (name, arity, isQuery) in pattern.parameters {
      switch arity {
      case .optional where Bool.random(using: &random.generator):
        // The part behind it would take its place.
        if !isQuery, pattern.segments.last?.arity == .any { return sample(&random) }
        continue
      case .any where Bool.random(using: &random.generator): continue
      case .repeated, .any:
        let count = Int.random(in: 1...3, using: &random.generator)
        let list = (0..<count).map { _ in text(&random.generator, mayBeEmpty: isQuery) }
        values.set(.list(list), for: name)
      default: values.set(.text(text(&random.generator, mayBeEmpty: isQuery)), for: name)
      }
    }
    return (pattern, values)
  }

  @Test("What is printed matches, and gives the same values byte by byte")
  func roundTrip() throws {
    for seed in Self.seeds {
      var random = RandomLinks(generator: SeededGenerator(seed: seed))
      let (syntax, values) = sample(&random)
      let pattern = try PathPattern(syntax.text)
      #expect(pattern.syntax == syntax, "seed \(seed)")
      let path = try pattern.path(values)
      let match = try #require(pattern.match(path), "seed \(seed): \(path)")
      #expect(match.rest == "", "seed \(seed): \(path)")
      // Equal strings may differ in their bytes, so the spelled values are compared.
      let isSame = match.values.description.utf8.elementsEqual(values.description.utf8)
      #expect(isSame, "seed \(seed): \(path) gave \(match.values)")
      #expect(try pattern.path(match.values) == path, "seed \(seed)")
      #expect(path.utf8.allSatisfy { $0 > 32 && $0 < 127 }, "seed \(seed): \(path)")
      #expect(LinkPath(path).description == path, "seed \(seed)")
    }
  }

  @Test("A single pattern takes the same paths as in a table")
  func likeTable() throws {
    var matches = 0
    var misses = 0
    for seed in Self.seeds {
      var random = RandomLinks(generator: SeededGenerator(seed: seed))
      let syntax = random.pattern()
      let pattern = try PathPattern(syntax.text)
      let parameters = syntax.segments.filter { $0.name != nil }
      let other = random.pattern()
      for path in [random.path(for: syntax), random.path(for: other)] {
        let trie = LinkTrie([syntax])
        var isMatch = false
        _ = withLink(path, prefixes: LinkPrefixes(), limits: LinkLimits()) { reader in
          trie.firstMatch(in: reader) { _, captures in
            // Malformed text fails a conversion there, and the match here.
            isMatch = parameters.indices.allSatisfy {
              [.repeated, .any].contains(parameters[$0].arity)
                ? captures.list($0) != nil : captures.text($0) != .malformed
            }
            return true
          }
        }
        #expect((pattern.match(path) != nil) == isMatch, "seed \(seed): \(syntax.text) \(path)")
        if isMatch { matches += 1 } else { misses += 1 }
      }
    }
    #expect(matches > 800 && misses > 800, "\(matches) \(misses)")
  }

  @Test("Any text is a pattern or an error, the same each time")
  func anyText() {
    let parts = [
      "a", "/", ":", "id", "?", "+", "*", "=", "(", "}", "/*", ":z*", ":w?", "-:a", "&", "#", ".",
      "..",
      "ä", "2", "\0", "\u{301}", " ",
      ":x", ":y", "k=:z", "%41",
    ]
    var valid = 0
    var lookalikes = 0
    for seed in Sessions.some(of: UInt64(1)...20_000) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...7, using: &generator)
      let text = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let result = Result { () throws(PathPatternError) in try PathPattern(text) }
      let again = Result { () throws(PathPatternError) in try PathPattern(text) }
      #expect(result == again, "seed \(seed)")
      switch result {
      case .success(let pattern):
        valid += 1
        let literals = pattern.syntax.segments.filter { $0.name == nil && $0 != .wildcard }
        #expect(!literals.contains { Self.isLookalike($0.text) }, "seed \(seed): \(text)")
        #expect((try? PathPattern(pattern.description)) == pattern, "seed \(seed): \(text)")
      case .failure(let error):
        #expect(error.place.map { $0 <= text.count } == true, "seed \(seed): \(text)")
        guard error.code == .unknownSyntax else { continue }
        lookalikes += 1
        #expect(Self.isLookalike(error.value), "seed \(seed): \(text)")
      }
    }
    #expect(valid > Sessions.least(2_000), "\(valid)")
    #expect(lookalikes > Sessions.least(500), "\(lookalikes)")
  }

  /// Returns whether a segment is written like a pattern of another kind.
  private static func isLookalike(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars
    let isMarked = scalars.contains { "*\\^|{}[]<>".unicodeScalars.contains($0) }
    let hasParameter = scalars.indices.dropFirst().dropLast().contains { place in
      let before = scalars[place - 1]
      return scalars[place] == ":" && letters.contains(scalars[place + 1]) && before.isASCII
        && !letters.contains(before) && !("0"..."9").contains(before)
    }
    return isMarked || hasParameter || scalars.first == "("
  }
}
