import Foundation
import Kit
import Testing

@Suite("A kept file")
@MainActor
struct KeptFileTests {
  private let folder: TestFolder
  private let path: String

  init() throws {
    folder = try TestFolder()
    path = folder.path + "/place"
  }

  private func failure(_ path: String) throws -> StoreError {
    try #require(throws: StoreError.self) { try KeptFile(path: path) }
  }

  @Test("It is empty at first, and holds what was last written")
  func replacing() throws {
    do {
      let file = try KeptFile(path: path)
      #expect(try file.read() == [])
      for text in ["one", "", "three"] {
        #expect(file.replace(with: Array(text.utf8)) == nil)
        #expect(try folder.text("place") == text)
        #expect(try file.read() == Array(text.utf8))
      }
    }
    #expect(try KeptFile(path: path).read() == Array("three".utf8))
    #expect(try folder.names == ["place"])
  }

  @Test("One program at a time has it, also after it was replaced or put aside")
  func inUse() throws {
    let message =
      "\(path): the file cannot be used (another program uses it); quit that program, or choose another file"
    do {
      let file = try KeptFile(path: path)
      #expect(try failure(path).message == message)
      #expect(file.replace(with: [1]) == nil)
      #expect(try failure(path).code == .inUse)
      #expect(try file.setAside() == "place.kept-1")
      #expect(try failure(path).path == path)
      #expect(try file.read() == [])
      #expect(file.replace(with: [2]) == nil)
      #expect(try failure(path).message == message)
      #expect(try KeptFile(path: folder.path + "/other").read() == [])
    }
    #expect(try KeptFile(path: path).read() == [2])
  }

  @Test("It may lie in a folder of changes")
  func besideChanges() throws {
    let changes = try ChangeStore(directory: folder.path)
    let file = try KeptFile(path: path)
    changes.record { $0.theme = .dark }
    #expect(changes.saveProblem == nil && file.replace(with: [1]) == nil)
    #expect(try folder.names == ["changes.json", "place"])
  }

  @Test("What a killed program left unfinished is removed")
  func leftover() throws {
    try folder.write("old", to: "place")
    try folder.write("half", to: "place.new")
    #expect(try KeptFile(path: path).read() == Array("old".utf8))
    #expect(try folder.names == ["place"])
  }

  @Test("A symbolic link is followed for reading, and only the link is replaced")
  func link() throws {
    try folder.write("theirs", to: "victim")
    try #require(symlink("victim", path) == 0)
    let file = try KeptFile(path: path)
    #expect(try file.read() == Array("theirs".utf8))
    #expect(file.replace(with: Array("ours".utf8)) == nil)
    #expect(try folder.text("victim") == "theirs" && folder.text("place") == "ours")
    #expect(try failure(path).code == .inUse)
  }

  @Test("Something that is not a file, or a path that leads nowhere, is refused and stays")
  func noFile() throws {
    let end = "; choose a file that you may use"
    #expect(
      try failure("/dev/null").message == "/dev/null: the file cannot be used (Not a file)" + end)
    #expect(
      try failure(folder.path).message
        == "\(folder.path): the file cannot be used (Is a directory)" + end)
    #expect(try failure("").code == .cannotOpen)
    #expect(try failure(folder.path + "/").code == .cannotOpen)
    #expect(
      try failure(path + "/place").message.hasPrefix("\(path): the folder cannot be opened ("))
    try #require(mkfifo(path, 0o600) == 0)
    #expect(try failure(path).code == .cannotOpen)
    #expect(try folder.names == ["place"])
    try folder.makeFolder("other.new")
    #expect(try failure(folder.path + "/other").code == .cannotWrite)
  }
}
