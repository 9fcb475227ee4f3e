import Kit
import Posts
import Settings
import Testing
import Todos
import Waymark

@testable import SampleApp

@Suite("The app as columns")
@MainActor
struct AppSplitTests {
  let test = AppUnderTest(.split)
  var app: AppCoordinator { test.app }

  private var columns: LayerTabs<any TextScreen>? {
    app.projection.base.entries.lazy.compactMap(\.tabs).first
  }

  /// What each column shows, from left to right.
  private var shown: [[String]] {
    (columns?.layers ?? []).map { $0.entries.map(\.name) }
  }

  @Test("It starts with the menu, and has a list in each other column")
  func start() throws {
    #expect(app.routes == [.split])
    #expect(app.visiblePath == [[.split, .home]])
    #expect(columns?.areColumns == true)
    #expect(shown == [["home"], ["list"], ["list"]])
    #expect(try test.screen.title == "Home")
  }

  @Test("Each choice of the menu selects a column, or lies above them")
  func menu() throws {
    let choices: [(String, AppRoute)] = [
      ("Todos", .todos(.list)), ("Posts", .posts(.list)), ("Settings", .settings(.root)),
      ("Custom View with Parameter", .custom(message: "Hello Custom View")),
    ]
    for (title, route) in choices {
      try test.choose(title)
      #expect(app.visiblePath == [[.split, route]])
      app.go(to: .home)
      #expect(app.visiblePath == [[.split, .home]])
      #expect(app.routes == [.split])
    }
    #expect(app.back() == .ignored(.atRoot))
  }

  @Test("In a narrow window back goes column by column, in a wide one it pops and leaves")
  func back() throws {
    app.open("/todos/1")
    #expect(app.back(2) == .performed)
    #expect(app.visiblePath == [[.split, .posts(.list)]])
    #expect(app.back() == .performed)
    #expect(app.visiblePath == [[.split, .home]])
    app.open("/todos/1")
    app.request(isCollapsed: false, in: try #require(columns))
    #expect(app.back() == .performed)
    #expect(app.back() == .ignored(.atRoot))
    #expect(app.visiblePath == [[.split, .todos(.list)]])
  }

  @Test("The todos that an author leads to are shown beside the author")
  func output() throws {
    app.open("/posts/by/2")
    try test.choose("Todos of Bob Birch")
    #expect(app.visiblePath == [[.split, .todos(.list), .todos(.author(userId: 2))]])
    #expect(shown == [["home"], ["list", "author(id: 2)"], ["list", "author(userId: 2)"]])
  }

  @Test("The menu beside what covers the columns leads to them")
  func covered() throws {
    app.request(isCollapsed: false, in: try #require(columns))
    let menu = try #require(columns?.layers.first?.entries.first?.screen)
    app.go(to: .settings)
    #expect(app.visiblePath == [[.split, .settings(.root)]])
    #expect(menu.actions[0].perform() == .done)
    #expect(app.visiblePath == [[.split, .todos(.list)]])
  }
}
