import Foundation
import Kit
import Testing

/// Kills a process while it saves, again and again, and reads back what it left.
@Suite("Kept changes and killed processes")
struct ChangeStoreCrashTests {
  private static let kills = 50

  @Test("A process killed while it saves leaves the old state or the new one")
  func killedWhileSaving() async throws {
    let seed = SeededGenerator.freshSeed
    print("killed while saving: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let folder = try TestFolder()
    let writer = try #require(Self.writer, "the product StoreWriter is not beside the tests")
    var state = 0
    var killedBetween = 0
    var leftovers = 0
    for kill in 1...Self.kills {
      let lines = try Self.lines(of: writer, in: folder.path, using: &generator)
      let place = "seed \(seed), kill \(kill), lines \(lines)"
      try #require(!lines.contains { $0.hasPrefix("problem") }, "\(place)")
      let saved = lines.last { !$0.hasPrefix("saving") }.flatMap(Self.number) ?? state
      let saving = lines.last { $0.hasPrefix("saving") }.flatMap(Self.number) ?? saved
      try #require(saved >= state && (saving == saved || saving == saved + 1), "\(place)")
      killedBetween += saving > saved ? 1 : 0
      leftovers += try folder.names.contains("changes.json.new") ? 1 : 0

      let found = try await Self.title(in: folder.path)
      let allowed = [saved, saving]
      state = try #require(allowed.first { Self.title(of: $0) == found }, "\(place)")
    }
    print("killed \(Self.kills) times, \(killedBetween) inside a save, \(leftovers) inside a file")
    #expect(state > 0, "no process was ever able to save")
    // Two of three kills come there.
    #expect(killedBetween > 0, "no kill came inside a save")
    #expect(try folder.names.filter { $0 != "changes.json" }.isEmpty)
  }

  /// Starts the writer, kills it at a random moment, and returns all lines that it wrote.
  private static func lines(
    of writer: URL,
    in directory: String,
    using generator: inout SeededGenerator
  ) throws -> [String] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = writer
    process.arguments = [directory]
    process.standardOutput = pipe
    try process.run()
    var output = Data()
    let wanted = Int.random(in: 0...8, using: &generator)
    while output.count(where: { $0 == UInt8(ascii: "\n") }) < wanted {
      let more = pipe.fileHandleForReading.availableData
      if more.isEmpty { break }
      output += more
    }
    // A line comes at the start or the end of a save, and a save spends most of its time before it writes the file. So
    // half of the kills wait for the file, and all of them for some work of random length.
    if Bool.random(using: &generator) {
      waitForWriting(in: directory)
    }
    var work = Int.random(
      in: 0...(Bool.random(using: &generator) ? 500 : 60_000), using: &generator)
    while work > 0 {
      work -= 1
    }
    kill(process.processIdentifier, SIGKILL)
    output += pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // The kill has cut off a line without its end.
    return String(decoding: output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Returns as soon as a file of the folder is being written, or after many checks.
  private static func waitForWriting(in directory: String) {
    var status = stat()
    for _ in 0..<20_000 {
      // A temporary file, or the file itself cut short.
      if lstat(directory + "/changes.json.new", &status) == 0 { return }
      if lstat(directory + "/changes.json", &status) == 0, status.st_size < 400_000 { return }
    }
  }

  /// Reads the title of todo 1 from the kept changes, as the next run of the app would.
  @MainActor
  private static func title(in directory: String) throws -> String? {
    let changes = try ChangeStore(directory: directory)
    try #require(changes.notice == nil)
    return TodoStore(todos: [Todo(userId: 1, id: 1, title: "0")], persister: changes)
      .todo(id: 1)?.title
  }

  /// The state that the writer saves under this number.
  private static func title(of number: Int) -> String {
    guard number > 0 else { return "0" }
    let letter = String(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(number % 26))))
    return "\(number) " + String(repeating: letter, count: 400_000)
  }

  private static func number(_ line: String) -> Int? {
    line.split(separator: " ").last.flatMap { Int($0) }
  }

  /// The built helper program, which is in the folder of the test bundle or program.
  private static var writer: URL? {
    let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let program = Bundle.main.executableURL?.deletingLastPathComponent()
    return (bundles + [program].compactMap { $0 })
      .map { $0.appendingPathComponent("StoreWriter") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
