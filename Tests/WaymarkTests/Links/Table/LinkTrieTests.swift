import Testing

@testable import WaymarkRoutes

@Suite("The compiled table")
struct LinkTrieTests {
  /// The candidates that are tried for a path if all refuse.
  static func asked(_ patterns: [String], _ path: String) throws -> [String] {
    let syntaxes = try patterns.map { try PatternSyntax($0) }
    let trie = LinkTrie(syntaxes)
    var asked: [String] = []
    _ = withLink(path, prefixes: LinkPrefixes(), limits: LinkLimits()) { reader in
      trie.firstMatch(in: reader) { candidate, _ in
        asked.append(patterns[candidate])
        return false
      }
    }
    return asked
  }

  @Test(
    "At each segment a literal comes before a parameter, that before a list, that before the rest",
    arguments: [
      ("/a", ["a", ":x", ":x+", "*"]), ("/b", [":x", ":x+", "*"]), ("/", ["", "*"]),
      ("/a/b", ["a/b", "a/:y?", "a/*", ":x/b", ":x/:y", ":x+", "*"]),
      ("/a/c", ["a/:y?", "a/*", ":x/:y", ":x+", "*"]), ("/c/b", [":x/b", ":x/:y", ":x+", "*"]),
      ("/a/b/c", ["a/*", ":x+", "*"]), ("/%", [":x", ":x+", "*"]),
      ("/%61/%62/c", ["a/*", ":x+", "*"]),
    ])
  func rank(_ path: String, wanted: [String]) throws {
    let patterns = [
      "*", ":x+", ":x", ":x/:y", ":x/b", "a/*", "a/:y?", "a/b", "a", "",
    ]
    // "a/:y?" ends at "/a" like "a" does, and comes first by declaration.
    let all = path == "/a" ? ["a/:y?", "a", "a/*"] + wanted.dropFirst() : wanted
    #expect(try Self.asked(patterns, path) == all)
  }

  @Test("Of equal patterns, the first declared is tried first")
  func declaration() throws {
    #expect(try Self.asked([":b", ":a", "x", "x"], "/x") == ["x", "x", ":b", ":a"])
    #expect(try Self.asked([":a?", ":b"], "/x") == [":a?", ":b"])
    #expect(try Self.asked([":b", ":a?"], "/x") == [":b", ":a?"])
    #expect(try Self.asked([":a?", ""], "/") == [":a?", ""])
    #expect(try Self.asked(["", ":a?"], "/") == ["", ":a?"])
  }

  @Test("Literals with the same beginning are told apart, whatever bytes follow")
  func sharedBeginnings() throws {
    let patterns = [
      "a", "ab", "abc", "abd", "b", "\u{E9}", "e\u{301}", "e", "ÿ", "zz", "abcdefgh", "abcdefgi",
      "~", "!",
    ]
    for pattern in patterns {
      #expect(try Self.asked(patterns, pattern) == [pattern])
      #expect(try Self.asked(patterns, "/\(pattern)/") == [pattern])
    }
    for path in ["", "ac", "abce", "abcdefg", "abcdefgj", "z", "zzz", "\u{E8}", "Z", " ", "%00"] {
      #expect(try Self.asked(patterns, path) == [])
    }
  }

  @Test("A malformed segment is not a literal, however a literal is spelled")
  func malformedLiteral() throws {
    #expect(try Self.asked(["100%", ":x"], "/100%") == [":x"])
    #expect(try Self.asked(["100%", ":x"], "/100%25") == ["100%", ":x"])
  }

  @Test("An empty table has no candidates")
  func empty() throws {
    #expect(try Self.asked([], "/") == [])
    #expect(try Self.asked([], "/a/b") == [])
  }

  @Test("If a candidate refuses, the search continues further up, with what was left open there")
  func backtracking() throws {
    #expect(
      try Self.asked(["a/b/c", "a/:x/:y", ":x/b/:z", "a/b/:z?", "*"], "/a/b/c")
        == ["a/b/c", "a/b/:z?", "a/:x/:y", ":x/b/:z", "*"])
    #expect(try Self.asked(["a/b/c", ":x/b/d"], "/a/b/d") == [":x/b/d"])
    #expect(try Self.asked([":x/:y/c", "a/:y/d", "a/b/e"], "/a/b/c") == [":x/:y/c"])
  }

  @Test("A pattern of a thousand segments is compiled and matched like any other")
  func deep() throws {
    let pattern = (0..<200).map { $0.isMultiple(of: 2) ? "a" : ":p\($0)" }.joined(separator: "/")
    let path = Array(repeating: "a", count: 200).joined(separator: "/")
    #expect(try Self.asked([pattern, "a/a"], path) == [pattern])
    let long = String(repeating: "x", count: 20_000)
    #expect(try Self.asked([long, long + "y"], "/\(long)y") == [long + "y"])
  }

  @Test("A thousand literals that are each other's beginnings are compiled without recursion")
  func nestedLiterals() throws {
    let patterns = (1...1_000).map { String(repeating: "x", count: $0) }
    #expect(try Self.asked(patterns, patterns[500]) == [patterns[500]])
    #expect(try Self.asked(patterns, patterns[999] + "x") == [])
  }
}
