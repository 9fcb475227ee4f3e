import Testing

@testable import WaymarkRoutes

@Suite("What a candidate reads from a link")
struct LinkCapturesTests {
  /// What the only pattern of a table reads from a link; nil if it does not match.
  private func read<Value>(
    _ pattern: String, _ link: String, _ body: (LinkCaptures) -> Value
  ) throws -> Value? {
    let trie = LinkTrie([try PatternSyntax(pattern)])
    var value: Value?
    _ = withLink(link, prefixes: LinkPrefixes(), limits: LinkLimits()) { reader in
      trie.firstMatch(in: reader) { _, captures in
        value = body(captures)
        return true
      }
    }
    return value
  }

  @Test("The parameters of the path are counted from 0")
  func path() throws {
    let isRead: Void? = try read("a/:x/b/:y?", "/a/1%2F2/b") { captures in
      #expect(captures.text(0) == .value("1/2"))
      #expect(captures.text(1) == .absent)
      #expect(captures.text(2) == .absent)
      #expect(captures.text(-1) == .absent)
    }
    #expect(isRead != nil)
    #expect(try read("a/:x", "/a/%GG") { $0.text(0) } == .some(.malformed))
  }

  @Test("A list has all segments that follow, and none if one is malformed")
  func list() throws {
    #expect(try read("a/:x/:y+", "/a/1/2/3%20") { $0.list(1) } == .some(["2", "3 "]))
    #expect(try read(":y+", "/a/%") { $0.list(0) } == .some(nil))
    #expect(try read(":y+", "/a") { $0.list(7) } == .some(nil))
  }

  @Test("Items of the query are found by their keys")
  func query() throws {
    let isRead: Void? = try read("", "/?a=1&%62=2&b=3&c&&d=%GG&=e&%=x#&z=1") { captures in
      #expect(captures.query("a") == .value("1"))
      #expect(captures.query("b") == .value("2"))
      #expect(captures.query("c") == .value(""))
      #expect(captures.query("d") == .malformed)
      #expect(captures.query("") == .value("e"))
      #expect(captures.query("z") == .absent)
      #expect(captures.query("A") == .absent)
      #expect(captures.queryList("b") == ["2", "3"])
      #expect(captures.queryList("d") == nil)
      #expect(captures.queryList("z") == [])
      #expect(captures.queryRest(excluding: ["a", "b"]) == "c&d=%GG&=e&%=x")
      #expect(captures.queryRest(excluding: []) == "a=1&%62=2&b=3&c&d=%GG&=e&%=x")
      #expect(captures.reader.query.spelledRest(excluding: ["d", "c"]) == "a=1&b=2&b=3&=e&%=x")
    }
    #expect(isRead != nil)
  }

  @Test("The items of any query are those of the naive model")
  func queryModel() throws {
    let parts = ["a", "a=", "b", "&", "&", "%61", "%", "%GG", "ä", "+", "?", "/", "#"]
    var found = 0
    for seed in UInt64(1)...2_000 {
      var generator = SeededGenerator(seed: seed)
      let link =
        "/?"
        + (0..<12).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let items = NaiveLinks.items(of: link).filter { $0.key == "a" }
      let first = items.first.map { $0.value.map(LinkText.value) ?? .malformed } ?? .absent
      let all = items.contains { $0.value == nil } ? nil : items.compactMap(\.value)
      let isRead: Void? = try read("", link) { captures in
        #expect(captures.query("a") == first, "seed \(seed): \(link)")
        #expect(captures.queryList("a") == all, "seed \(seed): \(link)")
      }
      #expect(isRead != nil)
      if first != .absent { found += 1 }
    }
    #expect(found > 400)
  }
}
