import Kit
import Testing
import Waymark

@testable import SampleApp

@Suite("The history: forward and history")
@MainActor
struct HistoryCommandTests {
  private func session(
    _ layout: Layout = .stack, user: String? = nil, opening link: String? = nil,
    keeping keeper: StateKeeper? = nil
  ) -> Session {
    Session(
      app: AppCoordinator(stores: .test(signedInAs: user), layout: layout), opening: link,
      keeping: keeper)
  }

  @discardableResult
  private func type(_ lines: String..., in session: Session) async throws -> Block {
    var block = session.firstBlock
    for line in lines { block = try #require(await session.answer(line)) }
    return block
  }

  @Test(
    "What back left comes back with forward, in every layout",
    arguments: [
      (.stack, "home > todos.list > todos.detail(id: 1)"),
      (.tabs, "tabs > todos.list > todos.detail(id: 1)"),
      (.split, "split > todos.list > todos.detail(id: 1)"),
    ] as [(Layout, String)])
  func forward(layout: Layout, path: String) async throws {
    let session = session(layout)
    #expect(try await type("go todos", "open /todos/1", in: session).path == path)
    let list = try await type("back", in: session)
    #expect(list.path.hasSuffix("> todos.list"))
    let block = try await type("forward", in: session)
    #expect(block.path == path && block.error == nil && block.text == [])
    #expect(try await type("history 1", in: session).path.hasSuffix("home"))
    #expect(try await type("forward", in: session).path == list.path)
    #expect(try await type("forward", in: session).path == path)
  }

  @Test(
    "If nothing lies forward, one line says so",
    arguments: [
      [], ["go todos"], ["go todos", "back", "go posts"], ["go todos", "back", "forward"],
    ])
  func nothingForward(lines: [String]) async throws {
    let session = session()
    for line in lines { try await type(line, in: session) }
    let path = try await type("tree", in: session).path
    let block = try await type("forward", in: session)
    #expect(
      block.error == "there is nothing to go forward to; type history to see all positions")
    #expect(block.path == path)
  }

  @Test(
    "The history is a line for each position, the oldest first, with a star at the current one",
    arguments: [
      (.stack, [], ["1. home *"]),
      (
        .stack, ["go todos", "open /todos/1", "back"],
        ["1. home", "2. home > todos.list *", "3. home > todos.list > todos.detail(id: 1)"]
      ),
      // The screens below the link are shown for the first time, so this is a new position.
      (
        .stack, ["open /todos/1", "back"],
        ["1. home", "2. home > todos.list > todos.detail(id: 1)", "3. home > todos.list *"]
      ),
      (.stack, ["go add", "1 Ann"], ["1. home", "2. home > todos.list ^ todos.add *"]),
      (
        .stack, ["go custom", "system back", "system back"],
        ["1. home *", #"2. home > custom(message: "Hello Custom View")"#]
      ),
      (
        .tabs, ["tab posts", "1", "tab home"],
        [
          "1. tabs > home", "2. tabs > posts.list", "3. tabs > posts.list > posts.detail(id: 1)",
          "4. tabs > home *",
        ]
      ),
      (
        .split, ["go posts", "home"],
        ["1. split > home", "2. split > posts.list", "3. split > home *"]
      ),
      (.stack, ["tree", "go home", "try go todos", "open /nowhere"], ["1. home *"]),
    ] as [(Layout, [String], [String])])
  func positions(layout: Layout, lines: [String], history: [String]) async throws {
    let session = session(layout)
    for line in lines { try await type(line, in: session) }
    let block = try await type("history", in: session)
    #expect(block.text == history && block.error == nil)
  }

  @Test("A number goes to its position, and all others stay")
  func going() async throws {
    let session = session()
    try await type("go todos", "open /todos/1", "go posts", in: session)
    for (number, path) in [
      (2, "home > todos.list"), (4, "home > todos.list > todos.detail(id: 1) > posts.list"),
      (1, "home"), (3, "home > todos.list > todos.detail(id: 1)"),
    ] {
      let block = try await type("history \(number)", in: session)
      #expect(block.path == path && block.error == nil)
      let marked = try await type("history", in: session).text.filter { $0.hasSuffix(" *") }
      #expect(marked == ["\(number). \(path) *"])
    }
    #expect(try await type("history 3", in: session).text == ["This is shown already."])
  }

  @Test(
    "A number without a position gets an error with the existing ones",
    arguments: [
      ([], 2, "the history has no position 2; it has only one, which is shown"),
      (["go todos"], 0, "the history has no position 0; type a number from 1 to 2"),
      (["go todos", "back"], 3, "the history has no position 3; type a number from 1 to 2"),
    ] as [([String], Int, String)])
  func noPosition(lines: [String], number: Int, message: String) async throws {
    let session = session()
    for line in lines { try await type(line, in: session) }
    #expect(try await type("history \(number)", in: session).error == message)
  }

  @Test("After the app has ended there is no position")
  func ended() async throws {
    let app = AppCoordinator(stores: .test(), layout: .tabs)
    let session = Session(app: app)
    app.end()
    #expect(try await type("history", in: session).text == [])
    #expect(
      try await type("history 1", in: session).error
        == "the history has no position 1; it is empty, because the app has ended")
    #expect(try await type("forward", in: session).error?.hasPrefix("there is nothing") == true)
  }

  @Test("A denied position is not shown, and the position stays", arguments: Layout.allCases)
  func denied(layout: Layout) async throws {
    let session = session(layout, user: "Ann")
    try await type("go add", "back", in: session)
    // The session has ended, and the app does not know it yet.
    session.app.stores.account.signOut()
    let before = try await type("history", in: session)
    #expect(before.text.count == 3)
    let block = try await type("history 2", in: session)
    #expect(block.error == "todos.add waits for session")
    #expect(block.path == before.path && block.waiting == [] && block.question == nil)
    #expect(try await type("history", in: session).text == before.text)
  }

  @Test(
    "Unsaved text asks first, and the answer takes the step or stays", arguments: Layout.allCases)
  func asking(layout: Layout) async throws {
    let session = session(layout)
    let rename = try await type("open /todos/1/rename", "1 Sing", in: session)
    let before = try await type("history", in: session).text
    let asked = try await type("history 1", in: session)
    #expect(asked.question == "may rename(id: 1) be left? type yes or no")
    #expect(asked.path == rename.path && asked.error == nil)
    #expect(try await type("no", "history", in: session).text == before)
    let home = try await type("history 1", "yes", in: session)
    #expect(home.path.hasSuffix("home") && home.question == nil)
    let again = try await type("forward", in: session)
    #expect(again.path == rename.path)
    #expect(!again.screen.joined().contains("Sing"), "what was unsaved is gone")
  }

  @Test("Signing out leaves no trace", arguments: Layout.allCases, [false, true])
  func signingOut(layout: Layout, isByServer: Bool) async throws {
    let session = session(layout, user: "Ann")
    try await type("go add", "back", "open /todos/1", "go settings", in: session)
    #expect(try await type("history", in: session).text.count > 4)
    let out = try await type(isByServer ? "system sign-out" : "4", in: session)
    #expect(out.screen.joined().contains("Not signed in"))
    #expect(try await type("history", in: session).text == ["1. \(out.path) *"])
    #expect(try await type("forward", in: session).error != nil)
  }

  @Test(
    "A session that ends above its own sheet leaves no trace of that",
    arguments: Layout.allCases)
  func endingSession(layout: Layout) async throws {
    let session = session(layout, user: "Ann")
    let out = try await type("go add", "1 Sing", "system sign-out", in: session)
    #expect(out.path.hasSuffix("todos.list"))
    #expect(try await type("history", in: session).text == ["1. \(out.path) *"])
  }

  @Test("The history begins where the app starts: with the restored state, and then the link")
  func beginning() async throws {
    let folder = try TestFolder()
    #expect(
      try await type("history", in: session(opening: "/posts/1")).text
        == ["1. home", "2. home > posts.list > posts.detail(id: 1) *"])
    let file = folder.path + "/place"
    do {
      let session = session(keeping: try StateKeeper(path: file, layout: .stack))
      try await type("go todos", "open /todos/1", "back", "forward", in: session)
    }
    let session = session(
      opening: "/posts/1", keeping: try StateKeeper(path: file, layout: .stack))
    #expect(
      try await type("history", in: session).text
        == [
          "1. home > todos.list > todos.detail(id: 1)",
          "2. home > posts.list > posts.detail(id: 1) *",
        ])
  }

  @Test("No caller waits for the answer of a dialog that comes back")
  func dialog() async throws {
    let session = session()
    let asked = try await type("open /todos/1", "3", in: session)
    #expect(asked.path.hasSuffix("^ todos.confirmDelete(id: 1)"))
    let again = try await type("back", "forward", in: session)
    #expect(again.path == asked.path)
    #expect(try await type("1", in: session).error?.hasPrefix("nobody waits for a result") == true)
    #expect(session.app.stores.todos.todo(id: 1) != nil)
    let kept = try await type("2", in: session)
    #expect(kept.path == "home > todos.list > todos.detail(id: 1)" && kept.error == nil)
  }
}
