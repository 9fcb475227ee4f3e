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
  /// A way out of a sheet.
  enum Way: String, CaseIterable {
    case cancel, back, root, home, go, goHere, link, dismiss, dismissAll, finish, remove

    @MainActor
    func leave(_ app: AppCoordinator) {
      switch self {
      case .cancel: app.projection.leaf?.screen?.actions.last?.perform()
      case .back: app.back()
      case .root: app.activeLeaf?.popToRoot()
      case .home: app.go(to: .home)
      case .go: app.go(to: .posts)
      case .goHere: app.go(to: .todos)
      case .link: app.open("/settings/about")
      case .dismiss: app.dismiss()
      case .dismissAll: app.dismissAll()
      case .finish: app.transaction { app.activeLeaf?.finish() }
      case .remove: app.setRoot(.posts(.list))
      }
    }
  }

  /// A sheet with text that can be lost.
  enum Sheet: String, CaseIterable {
    case add = "/todos/new"
    case rename = "/todos/3/rename"

    var link: String { rawValue }
    var name: String { self == .add ? "add" : "rename(id: 3)" }
  }

  private func written(_ layout: Layout, _ link: String) throws -> AppUnderTest {
    let test = AppUnderTest(layout)
    test.app.open(link)
    try test.choose("Write a title", "Sing")
    return test
  }

  @Test(
    "Each way out asks; no keeps everything, and yes leaves",
    arguments: Layout.allCases, Sheet.allCases)
  func asking(layout: Layout, sheet: Sheet) async throws {
    for way in Way.allCases {
      // The coordinator of a tab or column never finishes.
      if way == .finish, layout != .stack { continue }
      let used = try written(layout, sheet.link)
      let test = used.test
      let place = Comment(rawValue: way.rawValue)
      let leaf = test.root.projection.leaf?.id
      test.act({ way.leave($0) })
      test.asks(sheet.name)
      #expect(test.root.pendingLeave?.entry == leaf, place)
      test.answer(.cancel)
      test.act({ way.leave($0) })
      test.asks(sheet.name)
      // The screen afterwards depends on the way.
      test.given { #expect($0.pendingLeave?.proceed() == .performed, place) }
      test.closes(question: sheet.name)
      #expect(test.root.visiblePath.count == 1, place)
      #expect(used.stores.todos.todo(id: 3)?.title == "Call Eve", place)
      #expect(used.stores.todos.count() == 6, place)
    }
  }

  @Test(
    "Without text, after it is taken back, or after it is saved, nothing asks",
    arguments: Layout.allCases, Sheet.allCases)
  func free(layout: Layout, sheet: Sheet) async {
    let used = AppUnderTest(layout)
    let test = used.test
    test.given { $0.open(sheet.link) }
    test.step({ $0.back() }) { $0.dismiss() }
    test.given { $0.open(sheet.link) }
    await test.choose("Write a title", typing: "Sing")
    await test.choose("Write a title", typing: " ")
    test.step({ $0.back() }) { $0.dismiss() }
    test.given { $0.open(sheet.link) }
    await test.choose("Write a title", typing: "Sing")
    await test.choose("Save") { $0.dismiss() }
    #expect(used.stores.todos.all.count { $0.title == "Sing" } == 1)
  }

  @Test(
    "A refused title stays unsaved, and leaving asks", arguments: Layout.allCases)
  func refused(layout: Layout) throws {
    let used = try written(layout, "/todos/3/rename")
    try used.stores.todos.delete(id: 3)
    let test = used.test
    test.step({ $0.back() }, .asks("rename(id: 3)"))
    test.ends(question: "rename(id: 3)")
  }

  @Test(
    "A sheet that dismisses itself has left, and that is reported; it cannot be dragged down",
    arguments: Layout.allCases, Sheet.allCases)
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
