import Kit
import Posts
import Settings
import Testing
import Todos
import Waymark

@testable import SampleApp

@Suite("The app as tabs")
@MainActor
struct AppTabsTests {
  let test = AppUnderTest(.tabs)
  var app: AppCoordinator { test.app }

  @Test("It starts with the menu, in the first tab")
  func start() throws {
    #expect(app.routes == [.tabs])
    #expect(app.visiblePath == [[.tabs, .home]])
    #expect(try test.screen.title == "Home")
  }

  @Test("Each choice of the menu selects its tab, and back returns to the menu")
  func menu() throws {
    let choices: [(String, AppRoute)] = [
      ("Todos", .todos(.list)), ("Posts", .posts(.list)), ("Settings", .settings(.root)),
      ("Custom View with Parameter", .custom(message: "Hello Custom View")),
    ]
    for (title, route) in choices {
      try test.choose(title)
      #expect(app.visiblePath == [[.tabs, route]])
      #expect(app.routes == [.tabs])
      #expect(app.back() == .performed)
      #expect(app.visiblePath == [[.tabs, .home]])
    }
    #expect(app.back() == .ignored(.atRoot))
  }

  @Test("Every screen of the todos stays in their tab")
  func todos() async throws {
    app.select(.todos(.list))
    try test.choose("[ ] Call Eve")
    try test.choose("Todos of Ann Ash")
    try test.choose("[ ] Buy milk")
    #expect(
      app.visiblePath == [
        [
          .tabs, .todos(.list), .todos(.detail(id: 3)), .todos(.author(userId: 1)),
          .todos(.detail(id: 1)),
        ]
      ])
    try test.choose("Rename")
    #expect(app.visiblePath.dropFirst() == [[.todos(.rename(id: 1))]])
    try test.choose("Cancel")
    try await test.chooseAndSettle("Delete")
    #expect(app.visiblePath.dropFirst() == [[.todos(.confirmDelete(id: 1))]])
    try await test.chooseAndSettle("Delete")
    #expect(
      app.visiblePath
        == [[.tabs, .todos(.list), .todos(.detail(id: 3)), .todos(.author(userId: 1))]])
    #expect(app.routes == [.tabs])
  }

  @Test("Adding a todo happens in a sheet over the tabs")
  func add() throws {
    app.select(.todos(.list))
    try test.choose("Add a todo")
    #expect(app.visiblePath == [[.tabs, .todos(.list)], [.todos(.add)]])
    try test.choose("Write a title", "Sing")
    try test.choose("Save")
    #expect(app.visiblePath == [[.tabs, .todos(.list)]])
  }

  @Test("Posts and authors recurse in their tab")
  func posts() throws {
    app.select(.posts(.list))
    try test.choose("Tea")
    try test.choose("About Ann Ash")
    try test.choose("Bread")
    #expect(
      app.visiblePath == [
        [
          .tabs, .posts(.list), .posts(.detail(id: 3)), .posts(.author(id: 1)),
          .posts(.detail(id: 1)),
        ]
      ])
  }

  @Test("An author's todos are shown in the tab of the todos, and the posts stay where they are")
  func authorsTodos() throws {
    app.navigate(to: .posts(.author(id: 2)))
    #expect(app.visiblePath == [[.tabs, .posts(.list), .posts(.author(id: 2))]])
    try test.choose("Todos of Bob Birch")
    #expect(app.visiblePath == [[.tabs, .todos(.list), .todos(.author(userId: 2))]])
    app.go(to: .posts)
    #expect(app.visiblePath == [[.tabs, .posts(.list), .posts(.author(id: 2))]])
  }

  @Test("Each setting has its screen")
  func settings() async throws {
    app.select(.settings(.root))
    let choices: [(String, SettingsRoute)] = [
      ("Theme", .theme), ("Items per page", .itemsPerPage), ("About", .about),
    ]
    for (title, route) in choices {
      try await test.chooseAndSettle(title)
      #expect(app.visiblePath == [[.tabs, .settings(.root), .settings(route)]])
      app.back()
    }
  }

  @Test("Going to a place selects its tab, which is where it was left")
  func go() {
    app.go(to: .todos)
    app.navigate(to: .todos(.detail(id: 1)))
    app.go(to: .custom)
    #expect(app.visiblePath == [[.tabs, .custom(message: "Hello Custom View")]])
    app.go(to: .settings)
    #expect(app.visiblePath == [[.tabs, .settings(.root)]])
    app.go(to: .todos)
    #expect(app.visiblePath == [[.tabs, .todos(.list), .todos(.detail(id: 1))]])
    #expect(app.go(to: .todos) == .performed)
    #expect(app.visiblePath == [[.tabs, .todos(.list)]])
    #expect(app.go(to: .todos) == .unchanged)
    app.go(to: .home)
    #expect(app.visiblePath == [[.tabs, .home]])
  }

  @Test("Going to a place ends sheets and what covers the tabs")
  func goFromAbove() {
    app.navigate(to: .todos(.add))
    #expect(app.visiblePath == [[.tabs, .todos(.list)], [.todos(.add)]])
    app.go(to: .posts)
    #expect(app.visiblePath == [[.tabs, .posts(.list)]])
    app.push(.custom(message: "Above"))
    #expect(app.visiblePath == [[.tabs, .custom(message: "Above")]])
    app.go(to: .todos)
    #expect(app.routes == [.tabs])
    #expect(app.visiblePath == [[.tabs, .todos(.list)]])
  }

  @Test("The features are the same objects for the whole life of the tabs")
  func children() {
    let before = app.children.map { ObjectIdentifier($0) }
    #expect(
      app.children.map(\.name) == ["TodosCoordinator", "PostsCoordinator", "SettingsCoordinator"])
    for place in Place.tabs {
      app.go(to: place)
    }
    #expect(app.children.map { ObjectIdentifier($0) } == before)
  }
}
