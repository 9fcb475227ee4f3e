import Testing
import Waymark

@Suite("Patterns of paths")
struct PathPatternTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let pattern: String
    let path: String
    let values: PathValues?
    let rest: String

    init(_ pattern: String, _ path: String, _ values: PathValues?, rest: String = "") {
      self.pattern = pattern
      self.path = path
      self.values = values
      self.rest = rest
    }

    var testDescription: String { "\(pattern) | \(path)" }
  }

  static let rows: [Row] = [
    Row("", "/", [:]), Row("", "", [:]), Row("", "/a", nil), Row("", "/..", [:]),
    Row("todos", "/todos", [:]), Row("todos", "todos//", [:]), Row("todos", "/Todos", nil),
    Row("todos", "/todo", nil), Row("todos", "/todoss", nil), Row("todos", "/t%6Fdos", [:]),
    Row("todos", "/todos/7", nil), Row("todos", "/todos?x=1#y", [:]),
    Row("ä b", "/%C3%A4%20b", [:]),
    Row("ä b", "/ä b", [:]), Row("\u{E9}", "/e\u{301}", nil), Row("100%", "/100%25", [:]),
    Row("100%", "/100%", nil), Row("%41", "/A", nil), Row("%41", "/%2541", [:]),
    Row("todos/:id", "/todos/42", ["id": "42"]), Row("todos/:id", "/todos", nil),
    Row("todos/:id", "/todos/42/x", nil), Row("todos/:id", "/todos/a%2Fb", ["id": "a/b"]),
    Row("todos/:id", "/todos/%2E%2E", ["id": ".."]), Row("todos/:id", "/todos/a+b", ["id": "a+b"]),
    Row("todos/:id", "/todos/..", nil), Row("todos/:id", "/todos/%GG", nil),
    Row("todos/:id", "/todos/%C3", nil), Row("todos/:id", "/x/../todos/7", ["id": "7"]),
    Row(":a/:b", "/1/2", ["a": "1", "b": "2"]), Row("todos/:id?", "/todos", [:]),
    Row("todos/:id?", "/todos/7", ["id": "7"]), Row("todos/:id?", "/todos/7/8", nil),
    Row("todos/:id?", "/todos/%", nil), Row(":tags+", "/", nil),
    Row(":tags+", "/a", ["tags": ["a"]]),
    Row("x/:tags+", "/x/a/b%2Fc", ["tags": ["a", "b/c"]]), Row("x/:tags+", "/x", nil),
    Row("x/:tags+", "/x/a/%", nil), Row("*", "/", [:]), Row("*", "/a/b", [:], rest: "a/b"),
    Row("x/*", "/x", [:]), Row("x/*", "/y", nil),
    Row("x/*", "/x/a%2fb/%GG/ä", [:], rest: "a%2Fb/%GG/%C3%A4"),
    Row("x/:p*", "/x", [:]), Row("x/:p*", "/x/a/b%2Fc", ["p": ["a", "b/c"]]),
    Row("x/:p*", "/x/a/%", nil), Row("x/:p*", "/y", nil), Row(":i?/*", "/", [:]),
    Row(":i?/*", "/7", ["i": "7"]), Row(":i?/*", "/7/a/b", ["i": "7"], rest: "a/b"),
    Row(":i?/*", "/%", nil), Row("x/:i?/:p*", "/x", [:]), Row("x/:i?/:p*", "/x/7", ["i": "7"]),
    Row("x/:i?/:p*", "/x/7/a/b", ["i": "7", "p": ["a", "b"]]), Row("?t=:t*", "/?x", [:]),
    Row("?t=:t*", "/?t=1&x&t", ["t": ["1", ""]]), Row("?t=:t*", "/?t=1&t=%", nil),
    Row("?q=:q", "/?q=1", ["q": "1"]), Row("?q=:q", "/", nil), Row("?q=:q", "/?q", ["q": ""]),
    Row("?q=:q", "/?q=", ["q": ""]), Row("?q=:q", "/?q=a=b", ["q": "a=b"]),
    Row("?q=:q", "/?q=1&q=2", ["q": "1"]), Row("?q=:q", "/?x=2&q=1&y", ["q": "1"]),
    Row("?q=:q", "/?Q=1", nil), Row("?q=:q", "/?qq=1", nil), Row("?q=:q", "/?%71=1", ["q": "1"]),
    Row("?q=:q", "/?q=%GG", nil), Row("?q=:q", "/?q=%GG&q=1", nil),
    Row("?q=:q", "/?%=%&q=1", ["q": "1"]),
    Row("?q=:q", "/?q=a+b%2Bc", ["q": "a+b+c"]), Row("?q=:q", "/?q=1#&q=2", ["q": "1"]),
    Row("?q=:q?", "/", [:]), Row("?q=:q?", "/?q=%", nil), Row("?q=:q?", "/?q=x", ["q": "x"]),
    Row("?t=:t+", "/?t=1&x&t=2&t", ["t": ["1", "2", ""]]), Row("?t=:t+", "/?x", nil),
    Row("?t=:t+", "/?t=1&t=%", nil), Row("?ä=:a", "/?%C3%A4=1", ["a": "1"]),
    Row("?q=:q?&*=:r", "/?a=1&q=2&b&&c=%41", ["q": "2", "r": "a=1&b&c=A"]),
    Row("?q=:q?&*=:r", "/?q=2", ["q": "2"]), Row("?*=:r", "/?a=%GG&b=x/y", ["r": "a=%GG&b=x/y"]),
    Row(":a/*?b=:b", "/1/2/3?b=4", ["a": "1", "b": "4"], rest: "2/3"),
  ]

  @Test("A path matches a pattern with these values, or does not", arguments: rows)
  func match(_ row: Row) throws {
    let match = try PathPattern(row.pattern).match(row.path)
    #expect(match?.values == row.values)
    #expect(match?.rest ?? "" == row.rest)
  }

  @Test(
    "A prefix matches by whole segments, and the rest is a path",
    arguments: [
      ("users/:id", "/users/7/posts/3", "posts/3"), ("users/:id", "/users/7", ""),
      ("users/:id", "/users", nil), ("users", "/users-old/7", nil), ("", "/a/b", "a/b"),
      ("users/:id?", "/users/7/x", "x"), ("a", "/a/b%2fc", "b%2Fc"), ("a/:t+", "/a/b/c", ""),
      ("a?q=:q", "/a/b?q=1", "b"), ("a?q=:q", "/a/b", nil),
    ] as [(String, String, String?)])
  func matchPrefix(_ pattern: String, path: String, rest: String?) throws {
    #expect(try PathPattern(pattern).matchPrefix(path)?.rest == rest)
  }

  @Test(
    "Values are printed as a path",
    arguments: [
      ("", [:], "", "/"), ("todos", [:], "", "/todos"), ("ä b/100%", [:], "", "/%C3%A4%20b/100%25"),
      ("todos/:id", ["id": "a/b"], "", "/todos/a%2Fb"), (":a", ["a": ".."], "", "/%2E%2E"),
      ("todos/:id?", [:], "", "/todos"), ("todos/:id?", ["id": "7"], "", "/todos/7"),
      ("x/:t+", ["t": ["a", "b c"]], "", "/x/a/b%20c"), ("x/:t+", ["t": "a"], "", "/x/a"),
      ("x/*", [:], "", "/x"), ("x/*", [:], "a/../b%2fc", "/x/b%2Fc"), ("*", [:], "../a", "/a"),
      ("?q=:q", ["q": "a&b=c/d"], "", "/?q=a%26b%3Dc/d"), ("?q=:q", ["q": ""], "", "/?q="),
      ("?q=:q?&p=:p?", ["p": "1"], "", "/?p=1"), ("?t=:t+", ["t": ["1", ""]], "", "/?t=1&t="),
      ("?q=:q&*=:r", ["q": "1", "r": "a=~%7E&&b#c"], "", "/?q=1&a=~~&b%23c"),
      ("?a b=:x", ["x": "1"], "", "/?a%20b=1"), ("?*=:r", ["r": ""], "", "/"),
      ("?*=:r", ["r": "a=%GG#"], "", "/?a=%GG%23"), ("x/:p*", [:], "", "/x"),
      ("x/:p*", ["p": []], "", "/x"), ("x/:p*", ["p": ["a", "b/c"]], "", "/x/a/b%2Fc"),
      ("x/:p*", ["p": "a"], "", "/x/a"), (":i?/*", ["i": "7"], "a/b", "/7/a/b"),
      (":i?/*", [:], "", "/"), (":i?/:p*", ["i": "7", "p": ["a"]], "", "/7/a"),
      ("?t=:t*", ["t": ["1", ""]], "", "/?t=1&t="), ("?t=:t*", [:], "", "/"),
    ] as [(String, PathValues, String, String)])
  func print(_ pattern: String, values: PathValues, rest: String, path: String) throws {
    let pattern = try PathPattern(pattern)
    #expect(try pattern.path(values, rest: rest) == path)
    #expect(pattern.match(path) != nil)
  }

  @Test("Patterns are equal if they are spelled alike, apart from meaningless slashes")
  func equality() throws {
    let pattern = try PathPattern("todos/:id?q=:q")
    #expect(pattern == (try PathPattern("/todos//:id?q=:q")))
    #expect(pattern != (try PathPattern("todos/:id?q=:r")))
    #expect(try PathPattern("\u{E9}") != PathPattern("e\u{301}"))
    #expect(try Set(["a/", "/a", "a"].map { try PathPattern($0) }).count == 1)
    #expect(pattern.description == "/todos/:id?q=:q")
    #expect(pattern.names == ["id", "q"])
    #expect(try PathPattern("").description == "/")
  }

  @Test("In an ordered list, the first pattern that matches decides")
  func first() throws {
    let screens = [
      (try PathPattern("todos/new"), "form"), (try PathPattern("todos/:id"), "detail"),
      (try PathPattern("todos/:other"), "never"), (try PathPattern("posts/:id?q=:q"), "post"),
    ]
    #expect(PathPattern.first(in: screens, matching: "/todos/new")?.value == "form")
    let detail = PathPattern.first(in: screens, matching: "/todos/7")
    #expect(detail?.value == "detail")
    #expect(detail?.match.values == ["id": "7"])
    #expect(PathPattern.first(in: screens, matching: "/posts/7") == nil)
    let fallback = screens + [(try PathPattern("*"), "fallback")]
    #expect(PathPattern.first(in: fallback, matching: "/posts/7")?.value == "fallback")
    #expect(PathPattern.first(in: fallback.reversed(), matching: "/todos/7")?.value == "fallback")
  }
}
