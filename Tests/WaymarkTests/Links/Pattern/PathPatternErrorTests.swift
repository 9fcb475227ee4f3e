import Testing

@testable import WaymarkRoutes

@Suite("Errors of patterns")
struct PathPatternErrorTests {
  typealias Code = PathPatternError.Code

  struct Row: Sendable, CustomTestStringConvertible {
    let pattern: String
    let code: Code
    let place: Int?
    let text: String
    var testDescription: String { pattern.linkExcerpt() }
  }

  static let parameter =
    "is not a parameter: a name is a letter, then letters and digits; write \":id\", for example"
  static let last =
    "is not the last segment: only the last one may take any number of segments; move it to the end,"
    + " or write a second pattern"
  static let item =
    "is no item of a query: it needs a key, \"=\" and a name; write \"key=:name\", \"key=:name?\","
    + " \"key=:name+\", \"key=:name*\" or \"*=:name\""
  static let lookalike =
    "is written like a pattern, and would be plain text here; write text, \":name\", or at the end"
    + " \":name?\", \":name+\", \":name*\" or \"*\""

  /// A row whose text begins with the value and its place.
  private static func row(
    _ pattern: String, _ code: Code, _ value: String, at place: Int, _ text: String
  ) -> Row {
    Row(
      pattern: pattern, code: code, place: place,
      text: "\"\(value)\" at place \(place) of the pattern \"\(pattern)\" \(text)")
  }

  static let wholeURL =
    "begins a whole URL, and a pattern is only its path; leave it out here, and name it among the"
    + " prefixes of the table"
  static let dots =
    "is no literal: paths are matched after \".\" and \"..\" are resolved; leave it out"
  static let unusable =
    "matches nothing: fragments are cut off, and control characters are escaped in links; leave it"
    + " out"
  static let name =
    "has a name that was used before: values are found by their names; choose another name"

  static let rows: [Row] =
    [
      row("todos/:2nd", .invalidName, ":2nd", at: 6, parameter),
      row(":", .invalidName, ":", at: 0, parameter),
      row(":a-b/c", .invalidName, ":a-b", at: 0, parameter),
      row(":ä", .invalidName, ":ä", at: 0, parameter),
      row(":?", .invalidName, ":?", at: 0, parameter),
      row(":a:b?k=:v", .invalidName, ":a:b", at: 0, parameter),
      row(":a+?", .invalidName, ":a+?", at: 0, parameter),
      row("a?k=:b c", .invalidName, ":b c", at: 4, parameter),
      row("?kk=:", .invalidName, ":", at: 4, parameter),
      row("https://x/y", .wholeURL, "https://x", at: 0, wholeURL),
      row("app:///y", .wholeURL, "app://", at: 0, wholeURL),
      row("//A+b-c.1://:id/*/#", .wholeURL, "A+b-c.1://:id", at: 2, wholeURL),
      row("todos/:id?/edit", .notLast, ":id?", at: 6, last),
      row(":id+/edit", .notLast, ":id+", at: 0, last),
      row("/a/*/b", .notLast, "*", at: 3, last),
      row("*/*", .notLast, "*", at: 0, last),
      row(":id?/:other?", .notLast, ":id?", at: 0, last),
      row(":id?/:tags+", .notLast, ":id?", at: 0, last),
      row(":path*/x", .notLast, ":path*", at: 0, last),
      row(":id?/*/x", .notLast, "*", at: 5, last),
      row("?*=:r*", .invalidQueryItem, "*=:r*", at: 1, item),
      row(":a**", .invalidName, ":a**", at: 0, parameter),
      row("movie*", .unknownSyntax, "movie*", at: 0, lookalike),
      row("a/**", .unknownSyntax, "**", at: 2, lookalike),
      row("a/*.html", .unknownSyntax, "*.html", at: 2, lookalike),
      Row(
        pattern: #"users/(\d+)"#, code: .unknownSyntax, place: 6,
        text: #""(\\d+)" at place 6 of the pattern "users/(\\d+)" "# + lookalike),
      row("(new)", .unknownSyntax, "(new)", at: 0, lookalike),
      row("{id}", .unknownSyntax, "{id}", at: 0, lookalike),
      row("a/[id]", .unknownSyntax, "[id]", at: 2, lookalike),
      row("<id>", .unknownSyntax, "<id>", at: 0, lookalike),
      row("a|b", .unknownSyntax, "a|b", at: 0, lookalike),
      row("^a", .unknownSyntax, "^a", at: 0, lookalike),
      row("item-:id", .unknownSyntax, "item-:id", at: 0, lookalike),
      row("@:user/x", .unknownSyntax, "@:user", at: 0, lookalike),
      row("a/../b", .dotSegment, "..", at: 2, dots),
      row(".", .dotSegment, ".", at: 0, dots),
      row("größe#top", .unusableCharacter, "#", at: 5, unusable),
      row("a?k#=:v", .unusableCharacter, "#", at: 3, unusable),
      row("todos?q", .invalidQueryItem, "q", at: 6, item),
      row("todos?q=5", .invalidQueryItem, "q=5", at: 6, item),
      row("?=:v", .invalidQueryItem, "=:v", at: 1, item),
      row("a?", .invalidQueryItem, "", at: 2, item),
      row("a?q=:q?&", .invalidQueryItem, "", at: 8, item),
      row("?a:b=:c", .invalidQueryItem, "a:b=:c", at: 1, item),
      row("a??q=:q", .invalidQueryItem, "?q=:q", at: 2, item),
      row("?*=:r?", .invalidQueryItem, "*=:r?", at: 1, item),
      row("?a*=:r", .invalidQueryItem, "a*=:r", at: 1, item),
      row(":id??", .invalidQueryItem, "", at: 5, item),
      row("?q=", .invalidQueryItem, "q=", at: 1, item),
      row("a/:id/:id", .duplicateName, ":id", at: 6, name),
      row("a/:id?k=:id", .duplicateName, ":id", at: 8, name),
      row("?k=:a&l=:a+", .duplicateName, ":a", at: 8, name),
      Row(
        pattern: "a?k=:b&k=:c", code: .duplicateKey, place: 7,
        text:
          "\"k\" at place 7 of the pattern \"a?k=:b&k=:c\" is a key that was used before: an item"
          + " gives its value once; leave one of them out, or write \"key=:name+\" for all values of"
          + " a key"),
      Row(
        pattern: "a\u{0}", code: .unusableCharacter, place: 1,
        text:
          "\"\\0\" at place 1 of the pattern \"a\\0\" matches nothing: fragments are cut"
          + " off, and control characters are escaped in links; leave it out"),
    ]

  @Test("A faulty pattern says what is wrong, where, and how to correct it", arguments: rows)
  func fault(_ row: Row) {
    let error = #expect(throws: PathPatternError.self) { try PathPattern(row.pattern) }
    #expect(error?.code == row.code)
    #expect(error?.place == row.place)
    #expect(error?.pattern == row.pattern)
    #expect(error?.message == row.text)
    #expect(error.map { "\($0)" } == row.text)
  }

  struct PrintRow: Sendable, CustomTestStringConvertible {
    let pattern: String
    let values: PathValues
    var rest = ""
    let code: Code
    let value: String
    let text: String
    var testDescription: String { "\(pattern) \(values)" }
  }

  static let printRows: [PrintRow] = [
    PrintRow(
      pattern: "a/:id", values: [:], code: .missingValue, value: ":id",
      text:
        "the pattern \"/a/:id\" cannot be printed: \":id\" has no value; pass one under this name"
    ),
    PrintRow(
      pattern: ":id?/:path*", values: ["path": "a"], code: .missingValue, value: ":id",
      text: "the pattern \"/:id?/:path*\" cannot be printed: \":id\" has no value; pass one under"
        + " this name"),
    PrintRow(
      pattern: "x/:id?/*", values: [:], rest: "a", code: .missingValue, value: ":id",
      text: "the pattern \"/x/:id?/*\" cannot be printed: \":id\" has no value; pass one under"
        + " this name"),
    PrintRow(
      pattern: ":tags+", values: ["tags": []], code: .missingValue, value: ":tags",
      text: "the pattern \"/:tags+\" cannot be printed: \":tags\" has no value; pass one under this"
        + " name"),
    PrintRow(
      pattern: ":id", values: ["id": ""], code: .emptyValue, value: ":id",
      text: "the pattern \"/:id\" cannot be printed: \":id\" has an empty value, and empty segments"
        + " are dropped when a path is read; pass a value that is not empty"),
    PrintRow(
      pattern: ":tags+", values: ["tags": ["a", ""]], code: .emptyValue, value: ":tags",
      text: "the pattern \"/:tags+\" cannot be printed: \":tags\" has an empty value, and empty"
        + " segments are dropped when a path is read; pass a value that is not empty"),
    PrintRow(
      pattern: "a", values: ["id": "7"], code: .unknownValue, value: ":id",
      text:
        "the pattern \"/a\" cannot be printed: it has no \":id\"; leave that value out, or correct"
        + " its name"),
    PrintRow(
      pattern: "a?k=:v", values: ["v": ["x", "y"]], code: .severalValues, value: ":v",
      text:
        "the pattern \"/a?k=:v\" cannot be printed: \":v\" has a list, and there is room for one"
        + " value; pass a text, or write \"+\" behind the name in the pattern"),
    PrintRow(
      pattern: "?k=:v&*=:r", values: ["v": "1", "r": "x=2&%6b=3"], code: .keyInRest, value: "k",
      text:
        "the pattern \"/?k=:v&*=:r\" cannot be printed: the rest of the query has an item \"k\","
        + " which the pattern reads by another name; pass its value under that name"),
    PrintRow(
      pattern: "a", values: [:], rest: "b", code: .unexpectedRest, value: "/b",
      text:
        "the pattern \"/a\" cannot be printed: it does not end in \"*\", so there is no room for"
        + " the rest \"/b\"; leave the rest out, or end the pattern in \"*\""),
  ]

  @Test("Values that cannot be printed are named, with the reason", arguments: printRows)
  func print(_ row: PrintRow) throws {
    let pattern = try PathPattern(row.pattern)
    let error = #expect(throws: PathPatternError.self) {
      try pattern.path(row.values, rest: row.rest)
    }
    #expect(error?.code == row.code)
    #expect(error?.value == row.value)
    #expect(error?.place == nil)
    #expect(error?.message == row.text)
  }

  @Test("Every code has a row in the table")
  func complete() {
    #expect(Set(Self.rows.map(\.code) + Self.printRows.map(\.code)) == Set(Code.allCases))
  }

  @Test("Errors are equal if their codes are")
  func equality() {
    let error = PathPatternError(code: .notLast, pattern: "a", place: 1, value: "b")
    #expect(error == PathPatternError(code: .notLast, pattern: "c", value: "d"))
    #expect(error != PathPatternError(code: .dotSegment, pattern: "a", place: 1, value: "b"))
    #expect(Set([error, PathPatternError(code: .notLast, pattern: "c", value: "d")]).count == 1)
    #expect("\(PathPatternError.Code.notLast)" == "notLast")
  }

  @Test("A long pattern is cut in the message, and stays on one line")
  func excerpts() {
    let long = String(repeating: "x", count: 100_000)
    #expect(long.linkExcerpt() == "\"\(String(repeating: "x", count: 60))…\"")
    #expect("a\"b\\\n\u{2028}ü".linkExcerpt() == "\"a\\\"b\\\\\\n\\u{2028}ü\"")
    #expect("abc".linkExcerpt(limit: 3) == "\"abc\"")
    #expect("abcd".linkExcerpt(limit: 3) == "\"abc…\"")
    let error = PathPatternError(code: .notLast, pattern: long, place: 1, value: long)
    #expect(error.message.utf8.count < 400)
  }
}
