import Foundation
import Kit
import Testing

@Suite("Messages about data files")
struct DataFileErrorTests {
  /// The text of `todos.json`, and the whole message about it.
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let code: DataFileError.Code
    let message: String

    init(_ text: String, _ code: DataFileError.Code, _ message: String) {
      self.text = text
      self.code = code
      self.message = "todos.json: " + message
    }

    var testDescription: String { message }
  }

  /// Three todos; the third is given.
  private static func third(_ object: String) -> String {
    """
    [
      {"userId": 1, "id": 1, "title": "Sow", "completed": false},
      {"userId": 1, "id": 2, "title": "Mow", "completed": false},
      \(object)
    ]
    """
  }

  static let syntax: [Row] = [
    Row("", .malformed, "line 1, column 1: expected an array of todos, found the end of the file"),
    Row("hello", .malformed, #"line 1, column 1: expected an array of todos, found "h""#),
    Row("[", .malformed, "line 1, column 2: expected an object, found the end of the file"),
    Row("\n\n  [,]", .malformed, #"line 3, column 4: expected an object, found ",""#),
    Row("[] []", .malformed, #"line 1, column 4: expected the end of the file, found "[""#),
    Row("[\r\n] x", .malformed, #"line 2, column 3: expected the end of the file, found "x""#),
    Row("[\r]\rx", .malformed, #"line 3, column 1: expected the end of the file, found "x""#),
    Row(
      "[] \u{1B}", .malformed, #"line 1, column 4: expected the end of the file, found "\u{1B}""#),
    Row(
      third("{}")
        .replacingOccurrences(of: "{}", with: "{").replacingOccurrences(of: "\n]", with: "]"),
      .malformed, #"line 4, column 4: expected a key in quotes or "}", found "]""#),
    Row("[{id: 1}]", .malformed, #"line 1, column 3: expected a key in quotes or "}", found "i""#),
    Row(#"[{"id": 1,}]"#, .malformed, #"line 1, column 11: expected a key in quotes, found "}""#),
    Row(#"[{"id" 1}]"#, .malformed, #"line 1, column 8: expected ":", found "1""#),
    Row(
      #"[{"id": 1 "title"}]"#, .malformed, #"line 1, column 11: expected "," or "}", found a quote"#
    ),
    Row(#"[{"id": }]"#, .malformed, #"line 1, column 9: expected a whole number, found "}""#),
    Row(#"[{"id": 01}]"#, .malformed, #"line 1, column 10: expected "," or "}", found "1""#),
    Row(#"[{"id": -}]"#, .malformed, #"line 1, column 10: expected a digit, found "}""#),
    Row(#"[{"id": 1.}]"#, .malformed, #"line 1, column 11: expected a digit, found "}""#),
    Row(#"[{"completed": tru}]"#, .malformed, #"line 1, column 16: expected true, found "t""#),
    Row(
      #"[{"completed": maybe}]"#, .malformed,
      #"line 1, column 16: expected true or false, found "m""#),
    Row(#"[{"é": nul}]"#, .malformed, #"line 1, column 8: expected null, found "n""#),
    Row(#"[{"x": +1}]"#, .malformed, #"line 1, column 8: expected a value, found "+""#),
    Row(#"[{"x": [1 2]}]"#, .malformed, #"line 1, column 11: expected "," or "]", found "2""#),
    Row(#"[{"x": [1,]}]"#, .malformed, #"line 1, column 11: expected a value, found "]""#),
    Row(#"[{"x": {"y" 2}}]"#, .malformed, #"line 1, column 13: expected ":", found "2""#),
    Row(#"[{"x": {2}}]"#, .malformed, #"line 1, column 9: expected a key in quotes, found "2""#),
    Row(
      #"[{"title": "Sow}]"#, .malformed,
      "line 1, column 18: expected the closing quote of a string, found the end of the file"),
    Row(
      "[{\"title\": \"Sow\nMow\"}]", .malformed,
      #"line 1, column 16: expected the closing quote of a string, or an escape such as \n, "#
        + "found a line break"),
    Row(
      #"[{"title": "\x"}]"#, .malformed,
      #"line 1, column 14: expected one of " \ / b f n r t u after a backslash, found "x""#),
    Row(
      #"[{"title": "\u12G4"}]"#, .malformed,
      #"line 1, column 17: expected four hexadecimal digits, found "G""#),
    Row(
      #"[{"title": "\uD800 "}]"#, .malformed,
      #"line 1, column 15: expected a \u escape with its other half, found one half alone"#),
    Row(
      #"[{"title": "\uD800\u0041"}]"#, .malformed,
      #"line 1, column 15: expected a \u escape with its other half, found one half alone"#),
    Row(
      #"[{"x": "# + String(repeating: "[", count: 101), .malformed,
      "line 1, column 108: expected at most 100 values inside each other, found more"),
  ]

  static let shape: [Row] = [
    Row("{}", .wrongType, "expected an array of todos, found an object"),
    Row("null", .wrongType, "expected an array of todos, found null"),
    Row(third("7"), .wrongType, "item 3: expected an object, found a number"),
    Row(third("[]"), .wrongType, "item 3: expected an object, found an array"),
    Row(
      third(#"{"title": 7}"#), .wrongType,
      #"item 3, key "title": expected a string, found a number"#),
    Row(
      third(#"{"title": null}"#), .wrongType,
      #"item 3, key "title": expected a string, found null"#),
    Row(
      third(#"{"id": "3"}"#), .wrongType,
      #"item 3, key "id": expected a whole number, found a string"#),
    Row(
      third(#"{"id": 3.5}"#), .wrongType,
      #"item 3, key "id": expected a whole number, found 3.5"#),
    Row(
      third(#"{"id": 1e2}"#), .wrongType,
      #"item 3, key "id": expected a whole number, found 1e2"#),
    Row(
      third(#"{"id": 9223372036854775808}"#), .wrongType,
      #"item 3, key "id": expected a whole number of at most 64 bits, found 9223372036854775808"#),
    Row(
      third(#"{"completed": "yes"}"#), .wrongType,
      #"item 3, key "completed": expected true or false, found a string"#),
    Row(
      third(#"{"completed": 1}"#), .wrongType,
      #"item 3, key "completed": expected true or false, found a number"#),
    Row(
      third(#"{"userId": {"id": 1}}"#), .wrongType,
      #"item 3, key "userId": expected a whole number, found an object"#),
    Row(
      third(#"{"title": false}"#), .wrongType,
      #"item 3, key "title": expected a string, found false"#),
    Row(
      third("{}"), .missingKey, #"item 3, key "userId": expected a whole number, found no such key"#
    ),
    Row(
      third(#"{"userId": 1, "id": 3, "Title": "Hoe", "completed": true}"#), .missingKey,
      #"item 3, key "title": expected a string, found no such key"#),
    Row(
      third(#"{"userId": 1, "id": 3, "title": "Hoe"}"#), .missingKey,
      #"item 3, key "completed": expected true or false, found no such key"#),
    Row(
      third(#"{"id": 3, "title": "Hoe", "title": "Dig"}"#), .repeatedKey,
      #"item 3, key "title": expected once, found twice"#),
    Row(
      third(#"{"userId": 1, "id": 2, "title": "Hoe", "completed": true}"#), .duplicateId,
      #"item 3, key "id": expected an id of its own, found 2, which item 2 has already"#),
  ]

  @Test("A file that is not JSON is refused with line and column", arguments: syntax)
  func malformed(_ row: Row) throws {
    let error = try failure(files: ["todos.json": row.text])
    #expect(error.message == row.message)
    #expect(error.code == row.code)
    #expect(error.place != nil)
    #expect(error.item == nil)
  }

  @Test("A file of another shape is refused with item and key", arguments: shape)
  func wrongShape(_ row: Row) throws {
    let error = try failure(files: ["todos.json": row.text])
    #expect(error.message == row.message)
    #expect(error.code == row.code)
    #expect(error.place == nil)
  }

  @Test("Each file is named in its messages, and must have what its type needs")
  func otherFiles() throws {
    #expect(
      try failure(files: ["posts.json": #"[{"userId": 1, "id": 1, "title": "May"}]"#]).message
        == #"posts.json: item 1, key "body": expected a string, found no such key"#)
    #expect(
      try failure(files: ["comments.json": #"[{"postId": "1"}]"#]).message
        == #"comments.json: item 1, key "postId": expected a whole number, found a string"#)
    #expect(
      try failure(files: ["users.json": "7"]).message
        == "users.json: expected an array of users, found a number")
  }

  @Test("A file that is not UTF-8 is refused with the place of its first wrong byte")
  func notUTF8() throws {
    let rows: [(bytes: [UInt8], message: String)] = [
      ([0xFF, 0xFE, 0x5B, 0x00], "line 1, column 1: expected UTF-8, found the byte 0xFF"),
      (
        Array("[\n\"é".utf8) + [0xE9, 0x22], "line 2, column 3: expected UTF-8, found the byte 0xE9"
      ),
      (Array("[]".utf8) + [0xC3], "line 1, column 3: expected UTF-8, found the byte 0xC3"),
    ]
    for row in rows {
      let folder = try TestFolder(files: [:])
      try folder.write(row.bytes, to: "todos.json")
      let error = try failure(in: folder.path)
      #expect(error.code == .notUTF8)
      #expect(error.message == "todos.json: " + row.message)
    }
  }

  @Test("A missing folder, and a file in its place, are refused with the path")
  func missingFolder() throws {
    let folder = try TestFolder(files: [:])
    let expected = "expected a folder with todos.json, posts.json, comments.json and users.json"
    let missing = try failure(in: folder.path + "/none")
    #expect(missing.code == .missingFolder)
    #expect(missing.message == "\(folder.path)/none: no such folder; \(expected)")
    let file = try failure(in: folder.path + "/todos.json")
    #expect(file.code == .missingFolder)
    #expect(file.message == "\(folder.path)/todos.json: not a folder; \(expected)")
    #expect(try failure(in: "").message == ": no such folder; \(expected)")
    #expect(try failure(in: "no\nsuch").message == #"no\nsuch: no such folder; "# + expected)
  }

  @Test(
    "A missing file is refused with its name", arguments: ["todos", "posts", "comments", "users"])
  func missingFile(_ name: String) throws {
    let folder = try TestFolder(files: [:])
    try folder.remove(name + ".json")
    let error = try failure(in: folder.path)
    #expect(error.code == .missingFile)
    #expect(error.message == "\(name).json: no such file; expected a JSON array of \(name)")
  }

  @Test("A file that cannot be read is refused with the reason")
  func unreadable() throws {
    let folder = try TestFolder(files: [:])
    try folder.remove("todos.json")
    try folder.makeFolder("todos.json")
    let isFolder = try failure(in: folder.path)
    #expect(isFolder.code == .unreadable)
    #expect(
      isFolder.message
        == "todos.json: cannot be read (Is a directory); expected a JSON array of todos")
    try folder.remove("todos.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/todos.json", withDestinationPath: "todos.json")
    let loops = try failure(in: folder.path)
    #expect(loops.code == .unreadable)
    #expect(
      loops.message.hasPrefix("todos.json: cannot be read (Too many levels of symbolic links"))
  }

  @Test("A named pipe is refused at once and not waited for")
  func namedPipe() throws {
    let folder = try TestFolder(files: [:])
    try folder.remove("todos.json")
    try #require(mkfifo(folder.path + "/todos.json", 0o600) == 0)
    #expect(
      try failure(in: folder.path).message
        == "todos.json: cannot be read (Not a file); expected a JSON array of todos")
  }

  @Test("Errors are described by their messages")
  func description() throws {
    let error = try failure(files: ["todos.json": "{}"])
    #expect("\(error)" == error.message)
    #expect(error.file == "todos.json")
  }

  private func failure(files: [String: String]) throws -> DataFileError {
    let folder = try TestFolder(files: files)
    return try withExtendedLifetime(folder) { try failure(in: folder.path) }
  }

  private func failure(in path: String) throws -> DataFileError {
    try #require(throws: DataFileError.self) { _ = try SampleData.load(from: path) }
  }
}
