import Testing

@testable import WaymarkRoutes

@Suite("Incoming links")
struct IncomingLinkTests {
  /// The parts of a link.
  struct Parts: Equatable {
    var segments: [String]
    var query: String
  }

  static func read(
    _ link: String, _ prefixes: [String] = [], _ limits: LinkLimits = LinkLimits()
  ) -> Result<Parts, LinkFailure> {
    withLink(link, prefixes: LinkPrefixes(prefixes), limits: limits) { reader in
      let segments = (0..<reader.count).map { index in
        if case .value(let text) = reader.text(at: index) { text } else { "<malformed>" }
      }
      return Parts(segments: segments, query: reader.queryText)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let link: String
    let segments: [String]?
    let query: String

    init(_ link: String, _ segments: [String]?, query: String = "") {
      self.link = link
      self.segments = segments
      self.query = query
    }

    var testDescription: String { link.linkExcerpt() }

    func check(_ prefixes: [String]) {
      guard let segments else {
        guard case .failure(.notOurs) = read(link, prefixes) else {
          Issue.record("\(read(link, prefixes))")
          return
        }
        return
      }
      #expect(read(link, prefixes) == .success(Parts(segments: segments, query: query)))
    }
  }

  @Test(
    "A bare path is cut into segments, whatever the prefixes",
    arguments: [
      Row("", []), Row("/", []), Row("todos", ["todos"]), Row("/todos/42", ["todos", "42"]),
      Row("//todos//42//", ["todos", "42"]), Row("//example.com/x", ["example.com", "x"]),
      Row("./a/./b/.", ["a", "b"]), Row("/a/../b", ["b"]), Row("/../../a/..", []),
      Row("/a/b/../../../c", ["c"]), Row("/%2E%2E/%2e/a", ["..", ".", "a"]), Row("/...", ["..."]),
      Row("/.a/..b", [".a", "..b"]), Row("/a%2Fb", ["a/b"]), Row("/a%2F..%2Fb", ["a/../b"]),
      Row("/a\\..\\b", ["a\\..\\b"]),
      Row("/%GG/%/%4/x", ["<malformed>", "<malformed>", "<malformed>", "x"]),
      Row("/%C3%28/%FF", ["<malformed>", "<malformed>"]), Row("/%00/\0", ["\0", "\0"]),
      Row("/a+b/ c", ["a+b", " c"]), Row("/a?b=c", ["a"], query: "b=c"), Row("?b", [], query: "b"),
      Row("/a?b?c/d#e", ["a"], query: "b?c/d"), Row("/a#b?c", ["a"]), Row("#", []),
      Row("/a?#", ["a"]),
      Row("/a:b", ["a:b"]), Row("./a:b", ["a:b"]), Row(":a", [":a"]), Row("1a:b", ["1a:b"]),
      Row("?a:b", [], query: "a:b"), Row("ä:b", ["ä:b"]), Row("/größe", ["größe"]),
      Row(" https://example.com", [" https:", "example.com"]), Row("a/b:c", ["a", "b:c"]),
      Row("/a?..", ["a"], query: ".."), Row("/https://evil.org", ["https:", "evil.org"]),
    ])
  func barePath(_ row: Row) {
    row.check([])
    row.check(["https://example.com/app", "myapp://"])
    row.check(["nonsense"])
  }

  @Test(
    "Without prefixes, the links of any server are ours, if its name is a plain one",
    arguments: [
      Row("https://example.com/todos/42", ["todos", "42"]), Row("http://example.com", []),
      Row("HTTPS://EXAMPLE.com/A?b#c", ["A"], query: "b"),
      Row("https://example.com?x", [], query: "x"),
      Row("https://example.com#x", []), Row("https://example.com:8443/a", ["a"]),
      Row("https://a-b_c.d/..", []), Row("https://[::1]/a", ["a"]),
      Row("https://[::1]:80/a", ["a"]),
      Row("https://127.0.0.1/a", ["a"]), Row("https:///a", nil), Row("https:/a", nil),
      Row("https:a", nil), Row("https:", nil), Row("https://", nil), Row("https://a@b/c", nil),
      Row("https://user:pass@b/c", nil), Row("https://a\\b/c", nil), Row("https://a b/c", nil),
      Row("https://a:/c", nil), Row("https://a:8x/c", nil), Row("https://:80/c", nil),
      Row("https://[::1/c", nil), Row("https://[]/c", nil), Row("https://[::1]x/c", nil),
      Row("https://[::1]x:80/c", nil), Row("https://a:80:90/c", nil), Row("https://a%2Fb/c", nil),
      Row("https://exämple.com/c", nil), Row("https://a\0b/c", nil),
      Row("ftp://example.com/a", nil),
      Row("myapp://a/b", nil), Row("mailto:a@b.c", nil), Row("javascript:alert(1)", nil),
      Row("file:///etc/passwd", nil), Row("a:b", nil), Row("a:", nil), Row("httpss://a/b", nil),
      Row("h+t.t-p:a", nil), Row("C:\\x", nil),
    ])
  func anyServer(_ row: Row) {
    row.check([])
  }

  @Test(
    "A host is compared to its end, without case, and with its port",
    arguments: [
      Row("https://example.com/todos", ["todos"]), Row("HTTPS://Example.COM/todos", ["todos"]),
      Row("https://example.com", []), Row("https://example.com?a", [], query: "a"),
      Row("http://example.com/todos", nil), Row("https://example.com.evil/todos", nil),
      Row("https://evil.example.com/todos", nil), Row("https://example.comm/todos", nil),
      Row("https://example.co/todos", nil), Row("https://example.com:443/todos", nil),
      Row("https://example.com:8443/todos", nil), Row("https://example.com@evil.org/todos", nil),
      Row("https://evil.org@example.com/todos", nil),
      Row("https://example.com\\@evil.org/todos", nil),
      Row("https://example.com%2Fevil.org/todos", nil), Row("https://example.com:/todos", nil),
      Row("https://example.com./todos", nil),
      Row("https://evil.org/https://example.com/todos", nil),
      Row("https://evil.org#@example.com/todos", nil),
      Row("https://evil.org?example.com/todos", nil),
      Row("https:/example.com/todos", nil), Row("https:example.com/todos", nil),
      Row("https:///example.com/todos", nil), Row("https://example.com\0/todos", nil),
      Row("https://\u{435}xample.com/todos", nil), Row("https://port.org:81/todos", ["todos"]),
      Row("https://port.org/todos", nil), Row("https://port.org:8/todos", nil),
      Row("https://port.org:811/todos", nil),
    ])
  func hosts(_ row: Row) {
    row.check(["https://example.com", "https://port.org:81"])
  }

  @Test(
    "A prefix's path is compared by whole segments, with case, and is never left",
    arguments: [
      Row("https://example.com/app/todos", ["todos"]), Row("https://example.com/app", []),
      Row("https://example.com/app/", []), Row("https://example.com//app//x", ["x"]),
      Row("https://example.com/%61pp/x", ["x"]), Row("https://example.com/./app/x", ["x"]),
      Row("https://example.com/x/../app/y", ["y"]), Row("https://example.com/app/../x", ["x"]),
      Row("https://example.com/app/../../x/..", []), Row("https://example.com/apple/x", nil),
      Row("https://example.com/App/x", nil), Row("https://example.com/", nil),
      Row("https://example.com/x/app", nil), Row("https://example.com/%GG/x", nil),
      Row("https://example.com/ap/p", nil), Row("https://example.com/app%2Fx", nil),
    ])
  func paths(_ row: Row) {
    row.check(["https://example.com/app/"])
  }

  @Test("Of two prefixes that match, the one with the longer path takes the link")
  func longestPrefix() {
    let prefixes = ["https://a.org", "https://a.org/x/y", "https://a.org/x"]
    let wanted = [("/x/y/z", ["z"]), ("/x/z", ["z"]), ("/z/x", ["z", "x"]), ("/x/yz", ["yz"])]
    for (path, segments) in wanted {
      Row("https://a.org\(path)", segments).check(prefixes)
    }
  }

  @Test(
    "With only a scheme, the host is the first segment",
    arguments: [
      Row("myapp://todos/42", ["todos", "42"]), Row("myapp:/todos/42", ["todos", "42"]),
      Row("myapp:todos/42", ["todos", "42"]), Row("myapp:///todos/42", ["todos", "42"]),
      Row("MyApp://Todos/42", ["Todos", "42"]), Row("myapp://", []), Row("myapp:", []),
      Row("myapp:?a", [], query: "a"), Row("myapp://todos?a#b", ["todos"], query: "a"),
      Row("myapp://../todos", ["todos"]), Row("myapp://a%2Fb/c", ["a/b", "c"]),
      Row("myapp://todos:80/1", ["todos:80", "1"]), Row("myapp://größe/1", ["größe", "1"]),
      Row("myapp://user@todos/1", nil), Row("myapp://a\\b/1", nil), Row("myapp2://todos", nil),
      Row("my://todos", nil), Row("https://todos", nil), Row("myapp:a@b/1", ["a@b", "1"]),
    ])
  func customScheme(_ row: Row) {
    row.check(["myapp://"])
  }

  @Test(
    "With a scheme and a host, the host must be exactly that",
    arguments: [
      Row("myapp://open/todos", ["todos"]), Row("myapp://OPEN/todos", ["todos"]),
      Row("myapp://open", []), Row("myapp://opened/todos", nil), Row("myapp://todos", nil),
      Row("myapp:open/todos", nil), Row("myapp:/open/todos", nil), Row("myapp:///open/todos", nil),
      Row("myapp://open:1/todos", nil), Row("myapp://x@open/todos", nil),
    ])
  func customHost(_ row: Row) {
    row.check(["myapp://open"])
  }

  @Test("A host that is a segment counts in the path of its prefix")
  func schemeWithPath() {
    Row("myapp:///app/x", ["x"]).check(["myapp:///app"])
    Row("myapp://app/x", ["x"]).check(["myapp:///app"])
    Row("myapp://x/app", nil).check(["myapp:///app"])
  }

  @Test("A table whose prefixes are all faulty takes only bare paths")
  func faultyPrefixes() {
    Row("https://example.com/a", nil).check(["example.com"])
    Row("/a", ["a"]).check(["example.com"])
  }

  @Test("A refusal names the target of the link, cut if it is long")
  func origin() {
    #expect(Self.read("https://a@b/c?d") == .failure(.notOurs("https://a@b")))
    #expect(Self.read("mailto:a@b") == .failure(.notOurs("mailto:")))
    // At most 80 bytes, and no half scalar.
    let cuts = [("https://", 36, true), ("httpx://a", 35, true), ("https://", 36, false)]
    for (start, count, isCut) in cuts {
      let link = start + String(repeating: "ä", count: isCut ? 1_000 : count)
      let text = start + String(repeating: "ä", count: count) + (isCut ? "…" : "")
      #expect(Self.read(link + "/x") == .failure(.notOurs(text)))
    }
  }

  @Test("The query is returned as it is written")
  func query() throws {
    let link = "https://example.com//a%2fb/../%7e/ä/%GG/?q=%41#x"
    let texts = try withLink(link, prefixes: LinkPrefixes(), limits: LinkLimits()) {
      $0.queryText
    }.get()
    #expect(texts == "q=%41")
  }
}
