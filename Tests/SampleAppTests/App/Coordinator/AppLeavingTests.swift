import Kit
import Posts
import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Suite("Unsaved text is not lost without a question")
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

  nonisolated static let sheets = ["/todos/new", "/todos/3/rename"]

  private func written(_ layout: Layout, _ link: String) throws -> AppUnderTest {
    let test = AppUnderTest(layout)
    test.app.open(link)
    try test.choose("Write a title", "Sing")
    return test
  }

  @Test(
    "Each way out asks; no keeps everything, and yes leaves it",
    arguments: Layout.allCases, sheets)
  func asking(layout: Layout, link: String) throws {
    for way in Way.allCases {
      let test = try written(layout, link)
      // The coordinator of a tab or column never finishes.
      if way == .finish, layout != .stack { continue }
      let place = Comment(rawValue: way.rawValue)
      let (sheet, before) = (test.app.projection.leaf?.id, test.app.visiblePath)
      way.leave(test.app)
      #expect(test.app.pendingLeave?.entry == sheet, place)
      #expect(test.app.visiblePath == before, place)
      #expect(test.app.pendingLeave?.cancel() == .performed, place)
      #expect(test.app.pendingLeave == nil, place)
      way.leave(test.app)
      #expect(test.app.visiblePath == before, place)
      #expect(test.app.pendingLeave?.proceed() == .performed, place)
      #expect(test.app.visiblePath.count == 1, place)
      #expect(test.app.pendingLeave == nil, place)
      #expect(test.stores.todos.todo(id: 3)?.title == "Call Eve", place)
      #expect(test.stores.todos.count() == 6, place)
    }
  }

  @Test(
    "Nothing is asked without text, once it is taken back, or once it is saved",
    arguments: Layout.allCases, sheets)
  func free(layout: Layout, link: String) throws {
    let test = AppUnderTest(layout)
    test.app.open(link)
    #expect(test.app.back() == .performed)
    test.app.open(link)
    try test.choose("Write a title", "Sing")
    try test.choose("Write a title", " ")
    #expect(test.app.back() == .performed)
    test.app.open(link)
    try test.choose("Write a title", "Sing")
    #expect(try test.choose("Save") == .done)
    #expect(test.app.pendingLeave == nil)
    #expect(test.app.visiblePath.count == 1)
    #expect(test.stores.todos.all.count { $0.title == "Sing" } == 1)
  }

  @Test(
    "A title that is refused stays unsaved, and is asked for", arguments: Layout.allCases)
  func refused(layout: Layout) throws {
    let test = try written(layout, "/todos/3/rename")
    try test.stores.todos.delete(id: 3)
    #expect(test.app.back().leaveRequest?.name == "rename(id: 3)")
  }

  @Test(
    "A sheet that dismisses itself has left, and that is told; it cannot be dragged down",
    arguments: Layout.allCases, sheets)
  func drag(layout: Layout, link: String) throws {
    let test = AppUnderTest(layout)
    var codes: [MisuseReport.Code] = []
    let app = AppCoordinator(stores: test.stores, layout: layout)
    app.flow.reporter = MisuseReporter { codes.append($0.code) }
    app.open(try #require(AppRoute(link: link)))
    let leaf = try #require(app.projection.leaf)
    #expect(leaf.leavePolicy == .free)
    leaf.screen?.actions.first?.perform("Sing")
    #expect(leaf.leavePolicy == .confirm)
    let platform = ConsolePlatform(app)
    #expect(platform.settle() == nil)
    #expect(throws: CommandError.self) { try platform.drag(.finished) }
    try platform.close()
    #expect(platform.settle() == nil)
    #expect(codes == [.leftUnasked])
    #expect(app.visiblePath.count == 1)
  }
}
