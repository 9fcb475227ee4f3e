import Kit
import Testing
import Waymark

@testable import SampleApp

@Suite("What a command would do: try")
@MainActor
struct TrialTests {
  private func session(_ layout: Layout = .stack, user: String? = nil) -> Session {
    Session(app: AppCoordinator(stores: .test(signedInAs: user), layout: layout))
  }

  @Test(
    "A trial prints the outcome, the path after it, and what would enter and leave",
    arguments: [
      (
        .stack, [], "go todos",
        [
          "It would be done.", "  path: home > todos.list", "  enter TodosCoordinator",
          "  enter todos.list",
        ]
      ),
      (
        .stack, ["go todos"], "back",
        [
          "It would be done.", "  path: home", "  leave (popped) todos.list",
          "  leave (popped) TodosCoordinator",
        ]
      ),
      (
        .stack, ["go todos", "open /todos/1"], "root",
        ["It would be done.", "  path: home > todos.list", "  leave (popped) todos.detail(id: 1)"]
      ),
      (
        .stack, ["go todos"], "home",
        [
          "It would be done.", "  path: home", "  leave (popped) todos.list",
          "  leave (popped) TodosCoordinator",
        ]
      ),
      (
        .stack, ["open /todos/1"], "open ./rename",
        [
          "It would be done.",
          "  path: home > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)",
          "  enter todos.rename(id: 1)",
        ]
      ),
      (.tabs, [], "tab posts", ["It would be done.", "  path: tabs > posts.list"]),
      (.split, [], "go posts", ["It would be done.", "  path: split > posts.list"]),
      (.stack, [], "home", ["It would change nothing. This is shown already.", "  path: home"]),
      (
        .stack, [], "root",
        [
          "It would change nothing. This is the first screen of the feature already.",
          "  path: home",
        ]
      ),
      (
        .tabs, [], "tab home",
        ["It would change nothing. This is shown already.", "  path: tabs > home"]
      ),
      (
        .stack, [], "back",
        [
          "It would fail: the first entry stays; there is nothing below it to go back to",
          "  path: home",
        ]
      ),
      (
        .stack, [], "open /todo",
        [
          "It would fail: the link \"/todo\" leads nowhere: no pattern fits its path; did you mean \"/todos\"?",
          "  path: home",
        ]
      ),
      (
        .stack, [], "go add",
        ["It would wait: todos.add, for session", "  path: home ^ signIn", "  enter signIn"]
      ),
      (
        .tabs, ["open /todos/1/rename", "1 Sing"], "go posts",
        [
          "It would ask first: may rename(id: 1) be left?",
          "  path: tabs > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)",
        ]
      ),
    ] as [(Layout, [String], String, [String])])
  func trial(layout: Layout, lines: [String], command: String, text: [String]) async throws {
    let session = session(layout)
    for line in lines { _ = await session.answer(line) }
    let block = try #require(await session.answer("try \(command)"))
    #expect(block.text == text && block.error == nil)
  }

  @Test(
    "A trial changes neither the app, nor its log, nor its history",
    arguments: Layout.allCases)
  func nothing(layout: Layout) async throws {
    let session = session(layout)
    for line in ["go todos", "back", "open /todos/1/rename", "1 Sing"] {
      _ = await session.answer(line)
    }
    let before = try await everything(session)
    for command in [
      "open /todos/3", "open /nowhere", "go posts", "go add", "tab home", "back", "root", "home",
    ] {
      let block = try #require(await session.answer("try \(command)"))
      #expect(block.question == nil && block.waiting == [] && block.warnings == [], "\(command)")
      #expect(try await everything(session) == before, "\(command)")
    }
    #expect(await session.answer("no")?.error != nil, "no question is open")
  }

  private func everything(_ session: Session) async throws -> [[String]] {
    var texts: [[String]] = []
    for line in ["tree", "state", "log", "history", "url"] {
      let block = try #require(await session.answer(line))
      texts += [block.text, block.screen, [block.path]]
    }
    return texts
  }

  @Test("Without tabs, none can be tried, just as none can be selected")
  func noTabs() async {
    let stack = session()
    #expect(await stack.answer("try tab posts")?.error == stack.answer("tab posts")?.error)
    #expect(await stack.answer("try tab posts")?.error != nil)
    let tabs = session(.tabs)
    _ = await tabs.answer("open /todos/1/rename")
    #expect(await tabs.answer("try tab posts")?.error == tabs.answer("tab posts")?.error)
    #expect(await tabs.answer("try tab posts")?.error != nil)
  }

  @Test("A command that cannot be tried is an error, and does nothing")
  func errors() async {
    let session = session()
    _ = await session.answer("go todos")
    for line in ["try", "try 1", "try forward", "try history 1", "try quit", "try system back"] {
      let block = await session.answer(line)
      #expect(block?.error != nil && block?.text == [] && block?.path == "home > todos.list")
    }
    #expect(!session.isOver)
  }

  @Test("A trial of a message with odd characters stays within its lines")
  func oddText() async throws {
    let session = session()
    let block = try #require(await session.answer("try open /custom?message=a%0A%0Apath:%20b%1B"))
    #expect(block.text.count == 3)
    let lines = block.rendered(in: .plain).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count { $0.hasPrefix("path: ") } == 1)
    #expect(lines.suffix(2) == ["", ""] && lines.dropLast(2).allSatisfy { !$0.isEmpty })
  }
}
