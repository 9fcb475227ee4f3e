import Foundation
import Testing

@testable import SampleApp

@Suite("Restarts")
@MainActor
struct RestartTests {
  /// Commands after which everything shown has a link.
  nonisolated static let sessions = [
    [], ["go todos", "1"], ["go posts", "1", "1"], ["open /todos/1", "4"],
    ["open /todos/1", "4", "1", "4", "1"], ["open /posts/by/1", "3"],
    ["open /posts/by/1", "3", "1"],
    ["open /posts/3", "open /todos/2", "go settings", "3"], ["go settings", "4"],
    ["go settings", "2"],
    ["open /todos/1/rename", "1 Tea"], ["open /todos/2", "2"], ["go custom", "go todos", "1", "2"],
    ["tab posts", "1", "tab todos", "2", "tab settings"],
    ["open /custom?message=%2F%0A%22%F0%9F%8D%B5"],
    ["go todos", "1", "back", "root"], ["open /posts/1", "home"],
    ["system expand", "open /posts/2"],
    ["open /settings/sign-in", "2"],
  ]

  /// Part of the long sessions.
  func checkPictures(in layout: Layout) async throws {
    for commands in Self.sessions { try await checkPicture(in: layout, after: commands) }
  }

  private func checkPicture(in layout: Layout, after commands: [String]) async throws {
    let place = Testing.Comment("\(layout), \(commands)")
    for width in layout == .split ? [80, 120] : [80] {
      let app = try KeptApp(layout, width: width)
      let session = try app.start()
      var before = session.firstBlock
      for line in commands { before = try #require(await session.answer(line)) }
      var (again, first) = try app.restart()
      #expect(first.warnings == [], place)
      if before.actions.contains(where: { $0.title == "Save" }) {
        // Unsaved text is lost.
        #expect(first.path == before.path && first.url == before.url, place)
        continue
      }
      // The width belongs to the window.
      if session.isNarrow != again.isNarrow {
        first = try #require(await again.answer("system expand"))
      }
      #expect(first == before.picture, place)
      for line in ["state", "tree", "back", "back", "tree", "back", "back", "state"] {
        let (old, new) = (await session.answer(line), await again.answer(line))
        #expect(old?.text == new?.text && old?.path == new?.path, "\(place), \(line)")
      }
    }
  }

  @Test("Each place that has a link comes back", arguments: Layout.allCases)
  func links(layout: Layout) async throws {
    for place in LinkedPlace.all where place.link != "/todos/new" {
      let app = try KeptApp(layout)
      _ = try app.start(opening: place.link)
      let first = try app.restart().first
      #expect(first.path == place.path(in: layout) && first.url == place.link)
    }
  }

  @Test(
    "Screens that answer others, and waiting targets, do not come back, and that is not mentioned",
    arguments: Layout.allCases,
    [
      (["go settings", "1"], "settings.root"), (["open /todos/3", "3"], "todos.detail(id: 3)"),
      (["open /posts/1", "go add"], "posts.detail(id: 1)"),
    ])
  func answers(layout: Layout, walk: (commands: [String], end: String)) async throws {
    let app = try KeptApp(layout)
    let session = try app.start()
    var last = session.firstBlock
    for line in walk.commands { last = try #require(await session.answer(line)) }
    #expect(last.url == nil)
    let first = try app.restart().first
    #expect(first.warnings == [] && first.waiting == [])
    #expect(first.path.hasSuffix(" > " + walk.end) && !first.path.contains("^"))
  }

  @Test(
    "Screens that need a session do not come back, because it has ended, and that is reported once")
  func session() async throws {
    for layout in Layout.allCases {
      let app = try KeptApp(layout)
      let session = try app.start()
      for line in ["go add", "1 Ann"] { _ = await session.answer(line) }
      let below = [
        "stack": "home > todos.list", "tabs": "tabs > todos.list", "split": "split > todos.list",
      ]
      #expect(await session.answer("state")?.text.joined().hasSuffix("\n  /todos/new") == true)
      let (again, first) = try app.restart()
      #expect(
        first.warnings == [
          "/todos/new is not restored: access denies it: todos.add waits for session"
        ])
      #expect(first.path == below[layout.rawValue] && first.waiting == [])
      #expect(await again.answer("state")?.text.joined().contains("new") == false)
      #expect(try app.restart().first.warnings.count == 1)
    }
  }

  @Test("After the session has ended, nothing that needs it is kept", arguments: Layout.allCases)
  func signingOut(layout: Layout) async throws {
    let app = try KeptApp(layout)
    let session = try app.start()
    for line in ["go add", "1 Ann", "1 Milk"] { _ = await session.answer(line) }
    #expect(try app.folder.text("place.json").contains("/todos/new"))
    let after = try #require(await session.answer("system sign-out"))
    #expect(try !app.folder.text("place.json").contains("new"))
    let first = try app.restart().first
    #expect(first.warnings == [] && first == after.picture)
  }

  @Test(
    "A link at the start opens on the restored state, as on any state",
    arguments: Layout.allCases)
  func opening(layout: Layout) async throws {
    let app = try KeptApp(layout)
    let session = try app.start()
    _ = await session.answer("open /posts/2")
    let (again, first) = try app.restart(opening: "/todos/1")
    let opened = try #require(await session.answer("open /todos/1"))
    #expect(first == opened.picture)
    let state = await session.answer("state")
    #expect(await again.answer("state")?.text == state?.text)
    #expect(try app.restart(opening: "/nowhere").first.error?.contains("leads nowhere") == true)
  }

  @Test("Only changes of what is kept are written")
  func writing() async throws {
    let app = try KeptApp(.stack)
    let session = try app.start()
    let text = try app.folder.text("place.json")
    try app.folder.write("gone", to: "place.json")
    for line in ["tree", "state", "home", "open /settings/sign-in", "back", "back"] {
      _ = await session.answer(line)
      if line == "home" { #expect(try app.folder.text("place.json") == "gone") }
    }
    #expect(try app.folder.text("place.json") == text)
  }

  @Test("A state that cannot be written is reported, and written with the next change")
  func notSaved() async throws {
    let app = try KeptApp(.stack)
    let session = try app.start()
    let obstacle = app.folder.path + "/place.json.new"
    try #require(mkdir(obstacle, 0o700) == 0)
    #expect(
      await session.answer("go todos")?.warnings == [
        "Not saved: \(app.folder.path)/place.json cannot be written (Is a directory). "
          + "It is tried again with the next change."
      ])
    #expect(await session.answer("tree")?.warnings == [])
    #expect(await session.answer("back")?.warnings == [])
    #expect(await session.answer("go posts")?.warnings.count == 1)
    // Deleting saves twice: after the answer of the question, and after going back.
    _ = await session.answer("open /todos/3")
    _ = await session.answer("3")
    #expect(await session.answer("1")?.warnings.count == 1)
    try #require(rmdir(obstacle) == 0)
    let after = try #require(await session.answer("1"))
    #expect(after.warnings == [])
    #expect(try app.restart().first == after.picture)
  }
}
