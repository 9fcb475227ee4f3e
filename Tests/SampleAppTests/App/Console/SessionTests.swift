import Kit
import Testing
import Waymark

@testable import SampleApp

@Suite("Sessions")
@MainActor
struct SessionTests {
  private func session(_ layout: Layout = .stack, _ data: SampleData = AppTestData.small) -> Session
  {
    Session(app: AppCoordinator(stores: .test(data), layout: layout))
  }

  @Test("Blank lines get no answer", arguments: ["", "  ", "\t"])
  func blanks(line: String) async {
    #expect(await session().answer(line) == nil)
  }

  @Test("Quitting is answered, and nothing after it")
  func quit() async {
    let session = session()
    #expect(!session.isOver)
    #expect(await session.answer("quit")?.path == "home")
    #expect(session.isOver)
    #expect(await session.answer("1") == nil)
  }

  @Test("A refused or ignored command is an error, but one that changed nothing is not")
  func failures() async {
    let session = session()
    #expect(await session.answer("root")?.error == nil)
    #expect(await session.answer("home")?.error == nil)
    #expect(await session.answer("back")?.error?.hasPrefix("the first entry stays; ") == true)
    #expect(await session.answer("1")?.error == nil)
    #expect(await session.answer("9")?.error == nil)
    let refused = await session.answer("2")
    #expect(
      refused?.error == "A todo needs a title, and the text is empty; type a few words.")
    #expect(refused?.path == "home > todos.list ^ todos.add")
  }

  @Test("A command with nothing left to do says so, in every layout", arguments: Layout.allCases)
  func alreadyThere(layout: Layout) async {
    let session = session(layout)
    let first = "This is the first screen of the feature already."
    #expect(await session.answer("root")?.text == [first])
    #expect(await session.answer("back")?.error?.isEmpty == false)
    for line in ["home", "go home", "open /"] {
      #expect(await session.answer(line)?.text == ["This is shown already."], "\(line)")
    }
    #expect(await session.answer("go todos")?.text == [])
    #expect(await session.answer("root")?.text == [first])
    #expect(await session.answer("open /todos")?.text == ["This is shown already."])
    _ = await session.answer("1")
    #expect(await session.answer("root")?.text == [])
  }

  @Test("An app without data can be walked too")
  func noData() async {
    let session = session(.stack, SampleData())
    for line in ["go todos", "back", "go posts", "home", "go settings"] {
      #expect(await session.answer(line)?.error == nil)
    }
    #expect(await session.answer("go todos")?.screen == ["Todos\n\nAll todos, nothing to show"])
  }

  @Test("The log keeps the last 20 changes, with their numbers")
  func log() async throws {
    let session = session()
    for _ in 0..<15 {
      _ = await session.answer("go custom")
      _ = await session.answer("tree")
      _ = await session.answer("back")
    }
    let heads = try #require(await session.answer("log")).text.filter { !$0.hasPrefix(" ") }
    #expect(heads.count == 20)
    #expect(heads.first == "12. navigate by AppCoordinator")
    #expect(heads.last == "31. back by AppCoordinator")
  }

  @Test("A screen may have no link: then there is no line for it, and url says so")
  func noLink() async throws {
    let app = AppCoordinator(stores: AppStores(data: AppTestData.small), layout: .tabs)
    let session = Session(app: app)
    app.end()
    let block = try #require(await session.answer("url"))
    #expect(block.text == ["What is shown has no link."])
    #expect(block.url == nil)
    #expect(!block.rendered(in: .plain).contains("url: "))
  }

  @Test("An answer without a question is an error, and so is an impossible command")
  func impossible() async {
    let session = session()
    for line in ["yes", "no", "system back", "system dismiss"] {
      #expect(await session.answer(line)?.error != nil)
    }
    #expect(await session.answer("system sign-out")?.error == nil)
    #expect(
      await session.answer("system sign-out")?.error
        == "nobody is signed in, so no session can end")
    #expect(
      await session.answer("yes")?.error
        == "nothing is asked; \"yes\" answers a line that begins with \"question: \"")
  }

  @Test("A tab can be selected while tabs are visible, and not otherwise")
  func tabs() async {
    let stack = session()
    #expect(
      await stack.answer("tab todos")?.error
        == "no tabs are shown: the app was not started with --layout tabs, "
        + "or type go todos")
    #expect(stack.firstBlock.tabs == [] && stack.firstBlock.path == "home")

    let tabs = session(.tabs)
    let covered =
      "no tabs are shown: something covers them; go back first, or type go "
    for line in ["go add", "open /todos/3/rename"] {
      #expect(await tabs.answer(line)?.tabs == [])
      let block = await tabs.answer("tab posts")
      #expect(block?.error == covered + "posts")
      #expect(block?.tabs == [])
      #expect(await tabs.answer("back")?.tabs.count == 5)
    }
    let block = await tabs.answer("tab posts")
    #expect(block?.error == nil && block?.path == "tabs > posts.list")
    #expect(block?.tabs.map(\.title) == ["Home", "Todos", "Posts", "Settings", "Custom"])
    #expect(block?.tabs.map(\.isSelected) == [false, false, true, false, false])
  }

  @Test("A selection is a selection in the log, by tap and by go")
  func selections() async throws {
    let session = session(.tabs)
    for line in ["tab posts", "go todos", "go home", "1"] {
      #expect(await session.answer(line)?.error == nil)
    }
    let heads = try #require(await session.answer("log")).text.filter { !$0.hasPrefix(" ") }
    #expect(
      heads == [
        "1. start by AppCoordinator", "2. select by system", "3. select by AppCoordinator",
        "4. select by AppCoordinator", "5. navigate by #2",
      ])
  }

  @Test("A cancelled gesture changes nothing, and neither does a gesture on a screen that asks")
  func gestures() async {
    for layout in Layout.allCases {
      let session = session(layout)
      _ = await session.answer("open /todos/1")
      let before = await session.answer("tree")
      for line in ["system back cancelled", "tree"] {
        let block = await session.answer(line)
        #expect(
          block?.error == nil && block?.path == before?.path && block?.screen == before?.screen)
      }
      #expect(
        await session.answer("system back interrupted")?.path.hasSuffix("> todos.list") == true)
      for line in ["open /todos/1/rename", "1 Sing"] { _ = await session.answer(line) }
      for line in ["system dismiss", "system dismiss interrupted", "system dismiss cancelled"] {
        let block = await session.answer(line)
        #expect(
          block?.error == "rename(id: 1) asks before it is left, so the gesture is off; type back")
        #expect(block?.path.hasSuffix("^ todos.rename(id: 1)") == true)
      }
      #expect(await session.answer("system close")?.path.hasSuffix("todos.detail(id: 1)") == true)
      #expect(await session.answer("system close")?.path.hasSuffix("todos.list") == true)
    }
  }

  @Test("After the app has ended nothing is shown, and that is not an error")
  func ended() async {
    let app = AppCoordinator(stores: AppStores(data: AppTestData.small), layout: .tabs)
    let session = Session(app: app)
    app.end()
    let block = await session.answer("tree")
    #expect(block?.error == nil && block?.screen == ["Nothing is shown."] && block?.tabs == [])
  }

  @Test("A warning is printed once")
  func warning() async {
    let session = session()
    for line in ["go add", "1 Sing", "system close"] {
      #expect(await session.answer(line)?.error == nil)
    }
    #expect(await session.answer("tree")?.warnings == [])
    for line in ["go add", "1 Sing"] {
      #expect(await session.answer(line)?.warnings == [])
    }
    #expect(await session.answer("system dismiss")?.error != nil)
    let block = await session.answer("system close")
    #expect(block?.warnings.count == 1)
    #expect(block?.rendered(in: .plain).hasPrefix("warning: The platform removed add ") == true)
    #expect(await session.answer("go todos")?.warnings == [])
  }

  @Test("Each place ends the sheet that is up", arguments: Layout.allCases)
  func customOverSheet(layout: Layout) async {
    let session = session(layout)
    _ = await session.answer("go add")
    #expect(await session.answer("go custom")?.path.contains("^") == false)
  }
}
