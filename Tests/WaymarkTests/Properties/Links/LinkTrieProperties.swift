import Testing

@testable import WaymarkRoutes

@Suite("The trie against the naive model")
struct LinkTrieProperties {
  static let seeds: ClosedRange<UInt64> = 1...400

  struct Tally {
    var matches = 0
    var misses = 0
    var several = 0
    var malformed = 0
  }

  @Test("For any table and path, the candidates are those of the model, in its order")
  func model() {
    var tally = Tally()
    for seed in Self.seeds {
      if let failure = run(seed: seed, tally: &tally) { Issue.record("seed \(seed): \(failure)") }
    }
    // Each kind of answer must come up; otherwise the model proves nothing.
    #expect(tally.matches > 4_000 && tally.misses > 700, "\(tally)")
    #expect(tally.several > 2_000 && tally.malformed > 400, "\(tally)")
  }

  private func run(seed: UInt64, tally: inout Tally) -> String? {
    var random = RandomLinks(generator: SeededGenerator(seed: seed))
    let count = Int.random(in: 1...30, using: &random.generator)
    let patterns = (0..<count).map { _ in random.pattern() }
    let trie = LinkTrie(patterns)
    for _ in 0..<24 {
      let pattern = patterns.randomElement(using: &random.generator) ?? patterns[0]
      // One path in four is made for a pattern that the table does not have.
      let isStranger = Int.random(in: 0..<4, using: &random.generator) == 0
      let link = random.path(for: isStranger ? random.pattern() : pattern)
      let path = NaiveLinks.segments(of: link)
      let wanted = NaiveLinks.candidates(for: path, among: patterns)
      if wanted.isEmpty { tally.misses += 1 } else { tally.matches += 1 }
      if wanted.count > 1 { tally.several += 1 }
      if path.contains(nil) { tally.malformed += 1 }
      // Refuse all candidates except the last, then all.
      for refused in Set([max(0, wanted.count - 1), wanted.count]) {
        if let failure = difference(trie, patterns, link, path, wanted, refused: refused) {
          return "\(patterns.map(\.text)), \(link.debugDescription): \(failure)"
        }
      }
    }
    return nil
  }

  private func difference(
    _ trie: LinkTrie, _ patterns: [PatternSyntax], _ link: String, _ path: [String?],
    _ wanted: [Int], refused: Int
  ) -> String? {
    var asked: [Int] = []
    var captured: [[[String?]]] = []
    let result = withLink(link, prefixes: LinkPrefixes(), limits: LinkLimits()) { reader in
      trie.firstMatch(in: reader) { candidate, captures in
        asked.append(candidate)
        captured.append(captures.all(of: patterns[candidate]))
        return asked.count > refused
      }
    }
    let expected = wanted.prefix(refused + 1)
    guard result == .success(refused < wanted.count), asked == Array(expected) else {
      return "\(result), asked \(asked), want \(expected)"
    }
    let naive = expected.map { NaiveLinks.captures(of: patterns[$0], in: path) }
    return captured == naive ? nil : "captured \(captured), want \(naive)"
  }
}

extension LinkCaptures {
  /// All values of the path, as the model writes them; nil for a malformed one.
  fileprivate func all(of pattern: PatternSyntax) -> [[String?]] {
    let names = pattern.segments.filter { $0.name != nil }
    return names.indices.map { index in
      if [.repeated, .any].contains(names[index].arity) { return list(index) ?? [nil] }
      switch text(index) {
      case .absent: return []
      case .value(let text): return [text]
      case .malformed: return [nil]
      }
    }
  }
}
