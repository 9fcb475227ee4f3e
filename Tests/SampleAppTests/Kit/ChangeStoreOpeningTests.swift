import Foundation
import Kit
import Testing

@Suite("Opening kept changes")
@MainActor
struct ChangeStoreOpeningTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private static func file(
    version: String = "1",
    added: String = "[]",
    theme: String = #""dark""#
  ) -> String {
    """
    {"version": \(version), "completed": {}, "titles": {}, "added": \(added), "deleted": [],
     "lastId": 0, "theme": \(theme)}
    """
  }

  nonisolated static let damaged: [(text: String, reason: String)] = [
    ("", "it is not valid JSON"),
    ("{\"version\": 1, \"compl", "it is not valid JSON"),
    ("\u{0}\u{0}\u{0}", "it is not valid JSON"),
    ("{}", "it has no version number"),
    ("[1]", "it has no version number"),
    (#"{"version": "1"}"#, "it has no version number"),
    (#"{"version": 1}"#, "it does not have the content of format 1"),
    (#"{"version": 0}"#, "it does not have the content of format 0"),
    (#"{"version": -7}"#, "it does not have the content of format -7"),
  ]

  @Test(
    "A damaged file is kept under another name, and the app starts without changes",
    arguments: damaged)
  func damagedFile(text: String, reason: String) throws {
    try folder.write(text, to: "changes.json")
    let changes = try ChangeStore(directory: folder.path)
    #expect(
      changes.notice
        == "The saved changes in \(folder.path)/changes.json cannot be read: \(reason). The app "
        + "starts without them, and the file is kept as changes.kept-1.json.")
    #expect(changes.changes == Changes())
    #expect(try folder.names == ["changes.kept-1.json"])
    #expect(try folder.text("changes.kept-1.json") == text)
  }

  @Test("A file with an unknown setting or an id twice is damaged")
  func wrongContent() throws {
    let todo = #"{"userId": 1, "id": 4, "title": "Rake", "completed": false}"#
    try folder.write(Self.file(added: "[\(todo)]"), to: "changes.json")
    #expect(try ChangeStore(directory: folder.path).notice == nil)
    for text in [
      Self.file(theme: #""purple""#), Self.file(added: "[\(todo), \(todo)]"),
      Self.file(added: #"[{"id": 4}]"#),
    ] {
      try folder.write(text, to: "changes.json")
      let notice = try ChangeStore(directory: folder.path).notice
      #expect(notice?.contains("it does not have the content of format 1") == true)
    }
  }

  @Test("Each damaged file gets the next free number")
  func numbers() throws {
    try folder.write("kept", to: "changes.kept-2.json")
    for number in [1, 3, 4] {
      try folder.write("broken \(number)", to: "changes.json")
      let notice = try ChangeStore(directory: folder.path).notice
      #expect(notice?.hasSuffix("is kept as changes.kept-\(number).json.") == true)
      #expect(try folder.text("changes.kept-\(number).json") == "broken \(number)")
    }
    #expect(try folder.text("changes.kept-2.json") == "kept")
  }

  @Test("A folder in the place of the file is kept beside, too")
  func folderInPlace() throws {
    try folder.makeFolder("changes.json/inside")
    let notice = try ChangeStore(directory: folder.path).notice
    #expect(notice?.contains("it is not a file") == true)
    #expect(try folder.names == ["changes.kept-1.json"])
  }

  @Test("A file of a newer version is kept beside, with its own message")
  func newerVersion() throws {
    try folder.write(#"{"version": 2, "sets": []}"#, to: "changes.json")
    let changes = try ChangeStore(directory: folder.path)
    #expect(
      changes.notice
        == "The saved changes in \(folder.path)/changes.json are of format 2, made by a newer "
        + "version of the app; this one reads format 1. The app starts without them, and the file "
        + "is kept as changes.kept-1.json.")
    #expect(changes.changes == Changes())
    #expect(try folder.text("changes.kept-1.json") == #"{"version": 2, "sets": []}"#)
  }

  @Test("After a damaged file, changes are kept again")
  func afterDamage() throws {
    try folder.write("broken", to: "changes.json")
    try SettingsStore(persister: ChangeStore(directory: folder.path)).choose(.sepia)
    let changes = try ChangeStore(directory: folder.path)
    #expect(changes.notice == nil)
    #expect(changes.changes.theme == .sepia)
  }

  @Test("A folder that cannot be made is refused with the reason")
  func cannotCreate() throws {
    try folder.write("text", to: "file")
    let error = try failure(folder.path + "/file/store")
    #expect(error.code == .cannotCreate)
    #expect(
      error.message
        == "\(folder.path)/file/store: the folder cannot be created (Not a directory); choose a "
        + "folder that can be made")
    #expect(try failure(folder.path + "/file").code == .cannotCreate)
    #expect(
      try failure("").message
        == ": the folder cannot be created (No such file or directory); choose a folder that can "
        + "be made")
    #expect(try folder.text("file") == "text")
  }

  @Test("A folder in which nothing can be written is refused with the reason")
  func cannotWrite() throws {
    try folder.makeFolder("changes.json.new")
    let error = try failure(folder.path)
    #expect(error.code == .cannotWrite)
    #expect(
      error.message
        == "\(folder.path): no file can be written in the folder (Is a directory); choose a "
        + "folder in which you may write")
    #expect("\(error)" == error.message)
    #expect(error.path == folder.path)
  }

  @Test("A file that cannot be read is refused and stays")
  func cannotRead() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/changes.json", withDestinationPath: "changes.json")
    let error = try failure(folder.path)
    #expect(error.code == .cannotRead)
    #expect(
      error.message.hasPrefix(
        "\(folder.path): changes.json cannot be read (Too many levels of symbolic links"))
    #expect(error.message.hasSuffix("); make it readable, or move it away"))
  }

  @Test("A folder is used by one program at a time")
  func inUse() throws {
    let first = try ChangeStore(directory: folder.path)
    let error = try failure(folder.path)
    #expect(error.code == .inUse)
    #expect(
      error.message
        == "\(folder.path): the folder cannot be used (another program uses it); quit that "
        + "program, or choose another folder")
    #expect(first.notice == nil)
  }

  private func failure(_ directory: String) throws -> StoreError {
    try #require(throws: StoreError.self) { try ChangeStore(directory: directory) }
  }
}
