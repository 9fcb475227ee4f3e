import Testing

@testable import WaymarkRoutes

@Suite("The nearest pattern")
struct NearestPatternTests {
  static let patterns = [
    "", "todos", "todos/:id", "todos/:id/edit", "posts/:id/:tags+", "settings/about", "me",
    "files/*", ":any", "users/:id?",
  ]

  @Test(
    "A link with a typing error is near the pattern that was meant; another link is near none",
    arguments: [
      ("/todo", "todos"), ("/todo/42", "todos/:id"), ("/Todos/42", "todos/:id"),
      ("/otdos/42", "todos/:id"), ("/todos/42/edti", "todos/:id/edit"),
      ("/todos/42/comments", "todos/:id"), ("/settings", "settings/about"),
      ("/setings/abuot", "settings/about"), ("/settings/about/x", "settings/about"),
      ("/posts/3", "posts/:id/:tags+"), ("/post/3/a/b/c/d/e/f/g/h/i", "posts/:id/:tags+"),
      ("/file/a/b", "files/*"), ("/user", "users/:id?"), ("/user/1", "users/:id?"),
      ("/me/x", "me"), ("/mi/x", nil), ("/nowhere/42", nil), ("/todos/1/2/3/4", nil), ("/", nil),
      ("/zzzzz", nil),
    ] as [(String, String?)])
  func nearest(_ path: String, pattern: String?) throws {
    let syntaxes = try Self.patterns.map { try PatternSyntax($0) }
    let index = NearestPattern.index(to: LinkPath(path).segments, among: syntaxes)
    #expect(index.map { Self.patterns[$0] } == pattern)
  }

  @Test("Of two that are equally near, the first declared is the answer")
  func order() throws {
    let syntaxes = try ["cats/:id", "bats/:id"].map { try PatternSyntax($0) }
    #expect(NearestPattern.index(to: ["rats", "1"], among: syntaxes) == 0)
    #expect(NearestPattern.index(to: ["rats", "1"], among: syntaxes.reversed()) == 0)
    #expect(NearestPattern.index(to: ["bats", "1"], among: syntaxes) == 1)
    #expect(NearestPattern.index(to: ["bats", "1"], among: []) == nil)
  }

  @Test("Long paths are compared only up to the limits")
  func bounds() throws {
    let long = String(repeating: "x", count: 100_000)
    let syntaxes = try [long, "a/a/a/a/a/a/a/a/a/a"].map { try PatternSyntax($0) }
    #expect(NearestPattern.index(to: [long + "y"], among: syntaxes) == 0)
    #expect(NearestPattern.index(to: Array(repeating: "a", count: 10_000), among: syntaxes) == 1)
  }
}
