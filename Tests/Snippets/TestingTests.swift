import Reader
import Shell
public import SwiftFive
public import Testing
import Waymark
import WaymarkTesting

extension LibraryRoute: CustomTestStringConvertible {}

@MainActor
@Suite("The guide to testing")
struct TestingTests {
  @Test("A screen is reached without navigating")
  func screenForRoute() {
    // region: testing-screen-for
    let books = BooksCoordinator([1: "Emma"])
    #expect(books.screen(for: .detail(id: 1))?.title == "Emma")
    #expect(books.routes == [.list])
    // endregion
  }

  @Test("A visible screen navigates its tree")
  func leaf() throws {
    // region: testing-leaf
    let app = AppCoordinator()
    app.navigate(to: .books(.list))
    let list = try #require(app.projection.leaf?.screen)
    list.choose(1)
    list.choose(2)  // A second tap: the list is no longer on top.
    #expect(app.routes == [.home, .books(.list), .books(.detail(id: 1))])
    #expect(app.projection.leaf?.screen?.title == "Emma")
    // endregion
  }

  @Test("A model is tested without a coordinator")
  func navigator() {
    // region: testing-navigator
    var commands: [NavigationCommand<BooksRoute>] = []
    let model = BookListModel(
      navigator: Navigator { command in
        commands.append(command)
        return .performed
      })
    model.choose(1)
    #expect(commands == [.push([.detail(id: 1)])])
    // endregion
  }

  @Test("Misuse fails the test")
  func misuse() {
    // region: testing-reporter-run
    let books = BooksCoordinator([1: "Emma"])
    books.flow.reporter = .failing(record)
    // endregion
    books.push(.detail(id: 1))
    withKnownIssue {
      _ = books.send("a signal that nobody hears")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("String") }
    }
    #expect(books.routes == [.list, .detail(id: 1)])
  }

  @Test("Routes of another module are shown by their names")
  func names() {
    // region: testing-routes-run
    #expect(String(describingForTest: ShellRoute.reader(.page(3))) == "reader.page(3)")
    // endregion
    let app = ShellCoordinator()
    app.navigate(to: .reader(.page(3)))
    #expect(String(describingForTest: app.routes) == "[reader.shelf, reader.page(3)]")
    #expect(String(describingForTest: app.layers) == "[[reader.shelf, reader.page(3)]]")
    #expect(String(describingForTest: app.currentRoute) == "reader.page(3)")
    #expect(String(describingForTest: ReaderRoute.shelf) == "shelf")
    #expect(
      String(describingForTest: LibraryRoute.reader(name: "Ann", .note(NoteKey(number: 7))))
        .hasPrefix(#"reader(name: "Ann").note("#))
  }
}
