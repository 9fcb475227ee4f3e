import Kit
import Posts
import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Suite("Unsaved text is not lost without a question", .navigationTests)
@MainActor
struct AppLeavingTests {
  /// The link of a sheet with text that can be lost, and how a question names it.
  typealias Sheet = (link: String, name: String)

  nonisolated static let sheets: [Sheet] = [
    ("/todos/new", "add"), ("/todos/3/rename", "rename(id: 3)"),
  ]

  /// The ways out of a sheet.
  static let ways: KeyValuePairs<String, @MainActor (AppCoordinator) -> Void> = [
    "cancel": { $0.projection.leaf?.screen?.actions.last?.perform() },
    "back": { $0.back() },
    "root": { $0.activeLeaf?.popToRoot() },
    "home": { $0.go(to: .home) },
    "go": { $0.go(to: .posts) },
    "go here": { $0.go(to: .todos) },
    "link": { $0.open("/settings/about") },
    "dismiss": { $0.dismiss() },
    "dismiss all": { $0.dismissAll() },
    "finish": { app in app.transaction { app.activeLeaf?.finish() } },
    "remove": { $0.setRoot(.posts(.list)) },
  ]

  private func written(_ layout: Layout, _ link: String) async -> NavigationTest<AppCoordinator> {
    let test = AppUnderTest(layout).test
    test.given { $0.open(link) }
    await test.choose("Write a title", typing: "Sing")
    return test
  }

  @Test(
    "Each way out asks; no keeps everything, and yes leaves", arguments: Layout.allCases, sheets)
  func asking(layout: Layout, sheet: Sheet) async {
    // The coordinator of a tab or column never finishes.
    for (way, leave) in Self.ways where way != "finish" || layout == .stack {
      let (test, place) = (await written(layout, sheet.link), Comment(rawValue: way))
      let leaf = test.root.projection.leaf?.id
      test.act(leave)
      test.asks(sheet.name)
      #expect(test.root.pendingLeave?.entry == leaf, place)
      test.answer(.cancel)
      test.act(leave)
      test.asks(sheet.name)
      // The screen afterwards depends on the way.
      test.given { #expect($0.pendingLeave?.proceed() == .performed, place) }
      test.closes(question: sheet.name)
      #expect(test.root.visiblePath.count == 1, place)
      #expect(test.root.stores.todos.todo(id: 3)?.title == "Call Eve", place)
      #expect(test.root.stores.todos.count() == 6, place)
    }
  }

  @Test(
    "Without text, after it is taken back, or after it is saved, nothing asks",
    arguments: Layout.allCases, sheets)
  func free(layout: Layout, sheet: Sheet) async {
    let test = AppUnderTest(layout).test
    test.given { $0.open(sheet.link) }
    test.step({ $0.back() }) { $0.dismiss() }
    test.given { $0.open(sheet.link) }
    await test.choose("Write a title", typing: "Sing")
    await test.choose("Write a title", typing: " ")
    test.step({ $0.back() }) { $0.dismiss() }
    test.given { $0.open(sheet.link) }
    await test.save("Sing") { $0.dismiss() }
    #expect(test.root.stores.todos.all.count { $0.title == "Sing" } == 1)
  }

  @Test("A refused title stays unsaved, and leaving asks", arguments: Layout.allCases)
  func refused(layout: Layout) async throws {
    let test = await written(layout, "/todos/3/rename")
    try test.root.stores.todos.delete(id: 3)
    test.step({ $0.back() }, .asks("rename(id: 3)"))
    test.ends(question: "rename(id: 3)")
  }

  @Test(
    "A sheet that dismisses itself has left, and that is reported; it cannot be dragged down",
    arguments: Layout.allCases, sheets)
  func drag(layout: Layout, sheet: Sheet) async {
    let test = AppUnderTest(layout).test
    test.given { $0.open(sheet.link) }
    #expect(test.root.projection.leaf?.leavePolicy == .free)
    await test.choose("Write a title", typing: "Sing")
    #expect(test.root.projection.leaf?.leavePolicy == .confirm)
    test.user(.drag())
    test.user(.dismiss) { $0.dismiss() }
    test.report(.leftUnasked)
  }
}
