import Foundation
import Kit
import Posts
import Settings
import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Suite("The file of --record")
@MainActor
struct RecordingTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func session(
    _ layout: Layout = .stack, _ name: String = "aWalk.swift",
    _ data: SampleData = AppTestData.small, width: Int = 80
  ) throws -> Session {
    Session(
      app: AppCoordinator(stores: AppStores(data: data), layout: layout),
      recording: try RecordingFile(path: folder.path + "/" + name, data), width: width)
  }

  /// The lines of the test in a file.
  private func lines(_ name: String = "aWalk.swift") throws -> [String] {
    let lines = try folder.text(name).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasSuffix(" test in") }.dropFirst().dropLast(3).map {
      String($0.dropFirst(4))
    }
  }

  @Test("Each command is a line that states what it changes; a command that only prints is none")
  func commands() async throws {
    let session = try session()
    for line in ["go todos", "links", "1", "try back", "2", "2", "1 Milk!", "back", "99", "tree"] {
      _ = await session.answer(line)
    }
    let lines = try lines()
    #expect(
      lines == [
        "test.step({ $0.go(to: .todos) }) { $0.base.append(.todos(.list)) }",
        "await test.choose(\"[ ] Buy milk\") { $0.base.append(.todos(.detail(id: 1))) }",
        "await test.choose(\"Rename\") { $0.present(.todos(.rename(id: 1))) }",
        "await test.choose(", "  \"Save\",",
        "  .refused(\"A todo needs a title, and the text is empty; type a few words.\")", ")",
        "await test.choose(\"Write a title\", typing: \"Milk!\")",
        "test.step({ $0.back() }, .asks(\"rename(id: 1)\"))",
        "test.ends(question: \"rename(id: 1)\")",
      ])
    let text = try folder.text("aWalk.swift")
    #expect(await session.end() == nil)
    #expect(try folder.text("aWalk.swift") == text)
    #expect(text.hasPrefix("// Recorded, not yet reviewed.\n\nimport Kit\n"))
    #expect(text.contains("@Test func aWalk() async throws {\n"))
  }

  @Test("Invisible marks in a typed text are escaped, so that its reader sees them")
  func marks() async throws {
    let session = try session()
    for line in ["open /todos/1/rename", "1 a\u{202E}\"b"] { _ = await session.answer(line) }
    let line = ##"await test.choose("Write a title", typing: "a\u{202E}\"b")"##
    let written = try lines()
    #expect(written.contains(line), "\(written)")
  }

  @Test("Reports of misuse are recorded, and the console shows them, too")
  func reports() async throws {
    let session = try session()
    for line in ["open /todos/1/rename", "1 Milk", "go home"] { _ = await session.answer(line) }
    let block = await session.answer("system close")
    #expect(block?.warnings.count == 1)
    let written = try lines()
    #expect(written.contains("test.report(.leftUnasked)"), "\(written)")
  }

  @Test("A path in one column, and another one in a second")
  func columns() async {
    await navigationTest(
      AppCoordinator(stores: AppStores(data: AppTestData.small), layout: .split), fail: record
    ) { test in
      test.step({ $0.select(.todos(.list)) }) { $0.selected = .todos(.list) }
      await test.choose("[ ] Call Eve") { $0.path.append(.todos(.detail(id: 3))) }
      test.step({ $0.go(to: .settings) }) { $0.base.append(.settings(.root)) }
      test.step({ $0.open("/posts/by/9") }) {
        $0.base.removeLast()
        $0.selected = .posts(.list)
        $0.path.append(.posts(.author(id: 9)))
        $0[tab: .todos(.list)].removeLast()
      }
    }
  }

  @Test(
    "An action is chosen by its title, and by its number if another title begins in the same way")
  func titles() async throws {
    var data = AppTestData.small
    data.todos = [
      Todo(userId: 1, id: 1, title: "Milk and tea"), Todo(userId: 1, id: 2, title: "Milk"),
    ]
    let session = try session(.stack, "aWalk.swift", data)
    for line in ["go todos", "2", "back", "1"] { _ = await session.answer(line) }
    #expect(
      try lines() == [
        "test.step({ $0.go(to: .todos) }) { $0.base.append(.todos(.list)) }",
        "await test.choose(2) { $0.base.append(.todos(.detail(id: 2))) }",
        "test.step({ $0.back() }) { $0.base.removeLast() }",
        "await test.choose(\"[ ] Milk and tea\") { $0.base.append(.todos(.detail(id: 1))) }",
      ])
  }

  @Test(
    "Dismissing a dialog in the console answers it in the test",
    arguments: [
      ("system dismiss", "test.user(.answerDialog) { $0.dismiss() }"),
      ("system dismiss interrupted", "test.user(.answerDialog) { $0.dismiss() }"),
      ("system dismiss cancelled", "test.user(.drag(.cancelled))"),
      ("system close", "test.user(.answerDialog) { $0.dismiss() }"),
    ])
  func dialogs(typed: String, line: String) async throws {
    let session = try session()
    for line in ["open /todos/1", "3", typed] { _ = await session.answer(line) }
    #expect(
      try lines().dropFirst(3).prefix(2) == [
        "await test.choose(\"Delete\") { $0.present(.todos(.confirmDelete(id: 1))) }", line,
      ])
  }

  @Test("What is chosen in a column beside a cover is recorded with the column, and passes")
  func besideACover() async throws {
    let session = try session(.split, width: 120)
    for line in ["2", "5", "5", "open /custom?message=Hi", "7"] { _ = await session.answer(line) }
    #expect(await session.end() == nil)
    #expect(
      try lines().suffix(5) == [
        "await test.choose(\"Todos of Ann Ash\", inColumn: 1) {", "  $0.base.removeLast()",
        "  $0.selected = .todos(.list)", "  $0.path.append(.todos(.author(id: 1)))", "}",
      ])
    #expect(try !folder.text("aWalk.swift").contains("#error"))
  }

  @Test("An unreviewed recording is replaced, and any other file is kept")
  func files() async throws {
    _ = await (try session()).answer("go todos")
    _ = await (try session()).answer("go posts")
    #expect(try lines() == ["test.step({ $0.go(to: .posts) }) { $0.base.append(.posts(.list)) }"])
    #expect(try folder.names == ["aWalk.swift"])

    try folder.write("@Test func reviewed() {}\n", to: "mine.swift")
    let recording = try RecordingFile(path: folder.path + "/mine.swift", AppTestData.small)
    let notice = try #require(recording.notice)
    #expect(
      notice.hasSuffix(
        "mine.swift is not an unreviewed recording. It is kept as mine.swift.kept-1."))
    #expect(try folder.text("mine.swift.kept-1") == "@Test func reviewed() {}\n")
  }

  /// Part of the long sessions.
  func checkWalks(in layout: Layout, seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    for (walk, width) in [60, 60, 120, 120].enumerated() {
      let name = "walk\(walk).swift"
      let session = try session(layout, name, width: width)
      for _ in 1...30 {
        _ = await session.answer(RandomCommand.next(on: session, using: &generator).line)
      }
      #expect(await session.end() == nil)
      let text = try folder.text(name)
      let isMarked = ["#error", "// This", "tried"].contains { text.contains($0) }
      #expect(!isMarked, "seed \(seed), \(layout), walk \(walk)\n\(text)")
    }
  }
}
