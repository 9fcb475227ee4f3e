import Testing

@testable import WaymarkRoutes

@Suite("The syntax of patterns")
struct PatternSyntaxTests {
  typealias Segment = PatternSyntax.Segment
  typealias QueryItem = PatternSyntax.QueryItem

  struct Row: Sendable, CustomTestStringConvertible {
    let written: String
    let segments: [Segment]
    let query: [QueryItem]
    let text: String

    init(_ written: String, _ segments: [Segment], _ query: [QueryItem] = [], _ text: String) {
      self.written = written
      self.segments = segments
      self.query = query
      self.text = text
    }

    var testDescription: String { written }
  }

  static let rows: [Row] = [
    Row("", [], [], ""),
    Row("/", [], [], ""),
    Row("//", [], [], ""),
    Row("todos", [.literal("todos")], [], "todos"),
    Row("/todos//new/", [.literal("todos"), .literal("new")], [], "todos/new"),
    Row("größe/日本", [.literal("größe"), .literal("日本")], [], "größe/日本"),
    Row(
      "a:b/2:b/ä:b/a:2/x+/%41/.../a(b)/$a",
      ["a:b", "2:b", "ä:b", "a:2", "x+", "%41", "...", "a(b)", "$a"].map(Segment.literal), [],
      "a:b/2:b/ä:b/a:2/x+/%41/.../a(b)/$a"),
    Row("todos/:id", [.literal("todos"), .parameter("id")], [], "todos/:id"),
    Row(":id2/:Name", [.parameter("id2"), .parameter("Name")], [], ":id2/:Name"),
    Row("todos/:id?", [.literal("todos"), .optional("id")], [], "todos/:id?"),
    Row("todos/:id?/", [.literal("todos"), .optional("id")], [], "todos/:id?"),
    Row(":tags+", [.repeated("tags")], [], ":tags+"),
    Row("files/*", [.literal("files"), .wildcard], [], "files/*"),
    Row("files/:path*", [.literal("files"), .any("path")], [], "files/:path*"),
    Row(":id?/*", [.optional("id"), .wildcard], [], ":id?/*"),
    Row("/:id?//*/", [.optional("id"), .wildcard], [], ":id?/*"),
    Row(":id?/:path*", [.optional("id"), .any("path")], [], ":id?/:path*"),
    Row(
      "a/:id?/*?q=:q&t=:t*", [.literal("a"), .optional("id"), .wildcard],
      [QueryItem(key: "q", name: "q", arity: .one), QueryItem(key: "t", name: "t", arity: .any)],
      "a/:id?/*?q=:q&t=:t*"),
    Row(
      ":id?/:path*?q=:q", [.optional("id"), .any("path")],
      [QueryItem(key: "q", name: "q", arity: .one)], ":id?/:path*?q=:q"),
    Row("*", [.wildcard], [], "*"),
    Row(
      "search?q=:text", [.literal("search")], [QueryItem(key: "q", name: "text", arity: .one)],
      "search?q=:text"),
    Row("?q=:text", [], [QueryItem(key: "q", name: "text", arity: .one)], "?q=:text"),
    Row(
      "/a/?q=:b&page=:c?&tag=:d+&*=:e", [.literal("a")],
      [
        QueryItem(key: "q", name: "b", arity: .one),
        QueryItem(key: "page", name: "c", arity: .optional),
        QueryItem(key: "tag", name: "d", arity: .repeated),
        QueryItem(key: "*", name: "e", arity: .rest),
      ], "a?q=:b&page=:c?&tag=:d+&*=:e"),
    Row(
      "todos/:id?q=:q", [.literal("todos"), .parameter("id")],
      [QueryItem(key: "q", name: "q", arity: .one)], "todos/:id?q=:q"),
    Row(
      "todos/:id??q=:q", [.literal("todos"), .optional("id")],
      [QueryItem(key: "q", name: "q", arity: .one)], "todos/:id??q=:q"),
    Row(
      "todos/:id?/?q=:q", [.literal("todos"), .optional("id")],
      [QueryItem(key: "q", name: "q", arity: .one)], "todos/:id??q=:q"),
    Row(
      "a/:id?/k=:q", [.literal("a"), .parameter("id")],
      [QueryItem(key: "/k", name: "q", arity: .one)], "a/:id?/k=:q"),
    Row(
      ":tags+?q=:q", [.repeated("tags")], [QueryItem(key: "q", name: "q", arity: .one)],
      ":tags+?q=:q"),
    Row("*?q=:q?", [.wildcard], [QueryItem(key: "q", name: "q", arity: .optional)], "*?q=:q?"),
    Row(
      "?a b=:x&ü=:y", [],
      [
        QueryItem(key: "a b", name: "x", arity: .one), QueryItem(key: "ü", name: "y", arity: .one),
      ], "?a b=:x&ü=:y"),
  ]

  @Test(
    "A text is read as its segments and items, and printed in its one spelling", arguments: rows)
  func read(_ row: Row) throws {
    let syntax = try PatternSyntax(row.written)
    #expect(syntax.segments == row.segments)
    #expect(syntax.query == row.query)
    #expect(syntax.text == row.text)
    #expect(try PatternSyntax(syntax.text) == syntax)
  }

  @Test("A combining mark after a slash does not hide it")
  func combiningMark() throws {
    #expect(try PatternSyntax("a/\u{301}b").segments == [.literal("a"), .literal("\u{301}b")])
  }

  @Test("Keys that differ in their bytes are two keys")
  func composedKeys() throws {
    #expect(try PatternSyntax("?\u{E9}=:a&e\u{301}=:b").query.count == 2)
  }

  @Test("The parameters are listed with their arity, those of the path first")
  func parameters() throws {
    let parameters = try PatternSyntax("a/:b/c/:d+?k=:e&l=:f?&*=:g").parameters
    #expect(parameters.map(\.name) == ["b", "d", "e", "f", "g"])
    #expect(parameters.map(\.arity) == [.one, .repeated, .one, .optional, .rest])
    #expect(parameters.map(\.isQuery) == [false, false, true, true, true])
  }

  @Test("A pattern is mounted below another")
  func appending() throws {
    let mount = try PatternSyntax("users/:user")
    let syntax = mount.appending(try PatternSyntax("posts/:id?q=:q"))
    #expect(syntax.text == "users/:user/posts/:id?q=:q")
    #expect(mount.appending(try PatternSyntax("")) == mount)
    #expect(try PatternSyntax("").appending(mount) == mount)
  }
}
