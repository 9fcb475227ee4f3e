import Foundation
import Kit
import Testing

/// Odd files in the folder where the app keeps its changes.
@Suite("Kept changes and odd files")
@MainActor
struct ChangeStoreOddFilesTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test(
    "Anything in the place of the temporary file is removed unopened, and what it links to stays",
    arguments: OddFile.allCases)
  func temporaryFile(_ file: OddFile) throws {
    try folder.write("theirs", to: "victim")
    try folder.make(file, "changes.json.new", naming: "victim")
    let store = try ChangeStore(directory: folder.path)
    #expect(store.notice == nil)
    #expect(try folder.text("victim") == "theirs")
    #expect(try folder.names == ["victim"])

    try folder.make(file, "changes.json.new", naming: "victim")
    SettingsStore(persister: store).choose(.dark)
    #expect(store.saveProblem == nil)
    #expect(try folder.text("victim") == "theirs")
    #expect(try folder.names == ["changes.json", "victim"])
    #expect(try folder.text("changes.json").contains("dark"))
  }

  @Test("A folder made there later is reported, and the change is saved with the next one")
  func temporaryFolder() throws {
    let store = try ChangeStore(directory: folder.path)
    let settings = SettingsStore(persister: store)
    try folder.makeFolder("changes.json.new")
    settings.choose(.dark)
    #expect(store.saveProblem?.contains("cannot be written (Is a directory)") == true)
    try folder.remove("changes.json.new")
    settings.choose(.five)
    #expect(store.saveProblem == nil)
    #expect(try folder.text("changes.json").contains("dark"))
  }

  @Test(
    "Something that is not a file, in the place of the changes, is kept beside, unopened",
    arguments: [OddFile.pipe, .linkToPipe, .linkToDevice])
  func noFile(_ file: OddFile) throws {
    try folder.make(file, "changes.json", naming: "victim")
    let store = try ChangeStore(directory: folder.path)
    #expect(store.notice?.contains("changes.json cannot be read: it is not a file. ") == true)
    #expect(try folder.names.contains("changes.kept-1.json"))
    #expect(store.changes == Changes())
  }

  @Test(
    "A link to a file of changes is read, and only the link is replaced",
    arguments: [OddFile.hardLink, .link])
  func otherName(_ file: OddFile) throws {
    try SettingsStore(persister: ChangeStore(directory: folder.path)).choose(.sepia)
    let text = try folder.text("changes.json")
    try folder.write(text, to: "victim")
    try folder.remove("changes.json")
    try folder.make(file, "changes.json", naming: "victim")
    let store = try ChangeStore(directory: folder.path)
    #expect(store.changes.theme == .sepia)
    SettingsStore(persister: store).choose(.dark)
    #expect(store.saveProblem == nil)
    #expect(try folder.text("victim") == text)
    #expect(try folder.text("changes.json").contains("dark"))
  }

  @Test("A link to nothing holds no changes, and is replaced")
  func linkToNothing() throws {
    try folder.make(.link, "changes.json", naming: "nothing")
    let store = try ChangeStore(directory: folder.path)
    #expect(store.notice == nil)
    SettingsStore(persister: store).choose(.dark)
    #expect(try folder.names == ["changes.json"])
  }

  @Test("A file that is far too large is refused before it is read, and stays")
  func largeFile() throws {
    try folder.write("", to: "changes.json")
    try #require(truncate(folder.path + "/changes.json", 1 << 40) == 0)
    let error = #expect(throws: StoreError.self) {
      try ChangeStore(directory: folder.path)
    }
    #expect(error?.code == .cannotRead)
    #expect(error?.message.contains("changes.json cannot be read (File too large)") == true)
    #expect(try folder.names == ["changes.json"])
  }

  @Test(
    "Something that is not a file among the data is refused with its name",
    arguments: [OddFile.pipe, .linkToPipe, .linkToDevice])
  func dataFile(_ file: OddFile) throws {
    let data = try TestFolder(files: [:])
    try data.remove("posts.json")
    try data.make(file, "posts.json", naming: "victim")
    let error = #expect(throws: DataFileError.self) { try SampleData.load(from: data.path) }
    #expect(error?.code == .unreadable)
    #expect(error?.message.hasPrefix("posts.json: cannot be read (Not a file); ") == true)
  }

  @Test("A pipe in the place of a folder is refused", arguments: [OddFile.pipe, .linkToPipe])
  func folderPlace(_ file: OddFile) throws {
    try folder.make(file, "store", naming: "victim")
    let path = folder.path + "/store"
    let data = #expect(throws: DataFileError.self) { try SampleData.load(from: path) }
    #expect(data?.code == .missingFolder)
    let store = #expect(throws: StoreError.self) { try ChangeStore(directory: path) }
    #expect(store?.code == .cannotCreate)
  }
}

/// Something in the place of a file.
enum OddFile: CaseIterable, Sendable {
  /// A named pipe. Opening it waits for a program at its other end.
  case pipe
  /// A hard link to a file.
  case hardLink
  /// A symbolic link.
  case link
  /// A symbolic link to a named pipe.
  case linkToPipe
  /// A symbolic link to an endless device.
  case linkToDevice
}

extension TestFolder {
  /// Makes an odd file, which may refer to another one in the folder.
  fileprivate func make(_ file: OddFile, _ name: String, naming other: String) throws {
    let place = path + "/" + name
    let target = path + "/" + other
    switch file {
    case .pipe: try makePipe(place)
    case .hardLink: try #require(link(target, place) == 0)
    case .link: try #require(symlink(target, place) == 0)
    case .linkToPipe:
      let pipe = NSTemporaryDirectory() + "/waymark-pipe-" + UUID().uuidString
      try makePipe(pipe)
      others.append(pipe)
      try #require(symlink(pipe, place) == 0)
    case .linkToDevice: try #require(symlink("/dev/zero", place) == 0)
    }
  }
  /// Makes a named pipe. If it is still there after five minutes, opens and closes its other end: a test whose code
  /// waits for that then fails instead of hanging.
  private func makePipe(_ pipe: String) throws {
    try #require(mkfifo(pipe, 0o600) == 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(300)) {
      close(open(pipe, O_RDWR | O_NONBLOCK))
    }
  }
}
