import Kit
import Posts
import Settings
import Testing
import Todos
import Waymark

@testable import SampleApp

@Suite("The app as one stack")
@MainActor
struct AppStackTests {
  let test = AppUnderTest(.stack)
  var app: AppCoordinator { test.app }

  @Test("It starts with the menu")
  func start() throws {
    #expect(app.routes == [.home])
    #expect(
      try test.screen.actions.map(\.title) == [
        "Todos", "Posts", "Settings", "Custom View with Parameter",
      ])
    #expect(try test.screen.title == "Home")
  }

  @Test("Each choice of the menu pushes its place")
  func menu() throws {
    let choices: [(String, AppRoute)] = [
      ("Todos", .todos(.list)), ("Posts", .posts(.list)), ("Settings", .settings(.root)),
      ("Custom View with Parameter", .custom(message: "Hello Custom View")),
    ]
    for (title, route) in choices {
      try test.choose(title)
      #expect(app.routes == [.home, route])
      #expect(app.back() == .performed)
      #expect(app.routes == [.home])
    }
  }

  @Test("The custom screen shows its message and offers nothing")
  func custom() throws {
    try test.choose("Custom View")
    #expect(try test.screen.render() == "Custom view\n\nHello Custom View")
    #expect(try test.screen.actions.isEmpty)
    #expect(try test.screen.title == "Custom view")
  }

  @Test("A todo, its owner's todos and another todo lie on top of each other")
  func todos() throws {
    try test.choose("Todos")
    try test.choose("[ ] Call Eve")
    #expect(app.routes == [.home, .todos(.list), .todos(.detail(id: 3))])
    try test.choose("Todos of Ann Ash")
    try test.choose("[ ] Buy milk")
    #expect(
      app.routes == [
        .home, .todos(.list), .todos(.detail(id: 3)), .todos(.author(userId: 1)),
        .todos(.detail(id: 1)),
      ])
  }

  @Test("Adding a todo happens in a sheet, which ends with it")
  func add() throws {
    try test.choose("Todos")
    try test.choose("Add a todo")
    #expect(app.routes == [.home, .todos(.list)])
    #expect(app.visiblePath == [[.home, .todos(.list)], [.todos(.add)]])
    #expect(try test.choose("Save") != .done)
    #expect(app.visiblePath == [[.home, .todos(.list)], [.todos(.add)]])
    try test.choose("Write a title", "Sing")
    #expect(try test.choose("Save") == .done)
    #expect(app.visiblePath == [[.home, .todos(.list)]])
    #expect(test.stores.todos.todo(id: 7)?.title == "Sing")
  }

  @Test("Adding can be left without a todo")
  func cancelAdding() throws {
    app.navigate(to: .todos(.add))
    #expect(app.visiblePath == [[.home, .todos(.list)], [.todos(.add)]])
    try test.choose("Cancel")
    #expect(app.visiblePath == [[.home, .todos(.list)]])
  }

  @Test("Renaming happens in a sheet on the todo")
  func rename() throws {
    app.navigate(to: .todos(.detail(id: 3)))
    #expect(app.routes == [.home, .todos(.detail(id: 3))])
    try test.choose("Rename")
    #expect(app.visiblePath == [[.home, .todos(.detail(id: 3))], [.todos(.rename(id: 3))]])
    try test.choose("Write a title", "Call Adam")
    try test.choose("Save")
    #expect(app.visiblePath == [[.home, .todos(.detail(id: 3))]])
    #expect(test.stores.todos.todo(id: 3)?.title == "Call Adam")
  }

  @Test("Deleting asks in a dialog, and then shows the list")
  func delete() async throws {
    app.push([.todos(.list), .todos(.detail(id: 3))])
    try await test.chooseAndSettle("Delete")
    #expect(
      app.visiblePath
        == [[.home, .todos(.list), .todos(.detail(id: 3))], [.todos(.confirmDelete(id: 3))]])
    try await test.chooseAndSettle("Keep")
    #expect(app.visiblePath == [[.home, .todos(.list), .todos(.detail(id: 3))]])
    #expect(test.stores.todos.todo(id: 3) != nil)
    try await test.chooseAndSettle("Delete")
    try await test.chooseAndSettle("Delete")
    #expect(app.visiblePath == [[.home, .todos(.list)]])
    #expect(test.stores.todos.todo(id: 3) == nil)
  }

  @Test("Posts and authors recurse on one stack")
  func posts() throws {
    try test.choose("Posts")
    try test.choose("Tea")
    try test.choose("About Ann Ash")
    try test.choose("Bread")
    try test.choose("About Ann Ash")
    #expect(
      app.routes == [
        .home, .posts(.list), .posts(.detail(id: 3)), .posts(.author(id: 1)),
        .posts(.detail(id: 1)), .posts(.author(id: 1)),
      ])
  }

  @Test("An author's todos are pushed as todos, on top of the posts")
  func authorsTodos() throws {
    app.push([.posts(.list), .posts(.author(id: 2))])
    try test.choose("Todos of Bob Birch")
    #expect(
      app.routes
        == [.home, .posts(.list), .posts(.author(id: 2)), .todos(.author(userId: 2))])
    #expect(app.activeLeaf is TodosCoordinator)
    app.back()
    #expect(app.routes == [.home, .posts(.list), .posts(.author(id: 2))])
  }

  @Test("Each setting has its screen")
  func settings() async throws {
    try test.choose("Settings")
    let choices: [(String, SettingsRoute)] = [
      ("Theme", .theme), ("Items per page", .itemsPerPage), ("About", .about),
    ]
    for (title, route) in choices {
      try await test.chooseAndSettle(title)
      #expect(app.routes == [.home, .settings(.root), .settings(route)])
      app.back()
    }
    #expect(app.routes == [.home, .settings(.root)])
  }

  @Test("Going to a place pushes it once, and goes back in it while it is the active one")
  func go() {
    #expect(app.go(to: .todos) == .performed)
    #expect(app.routes == [.home, .todos(.list)])
    app.push([.todos(.detail(id: 1)), .todos(.detail(id: 3))])
    app.go(to: .todos)
    #expect(app.routes == [.home, .todos(.list)])
    #expect(app.go(to: .todos) == .unchanged)
    app.go(to: .posts)
    app.go(to: .settings)
    app.go(to: .custom)
    app.go(to: .todos)
    #expect(
      app.routes == [
        .home, .todos(.list), .posts(.list), .settings(.root),
        .custom(message: "Hello Custom View"), .todos(.list),
      ])
    app.go(to: .home)
    #expect(app.routes == [.home])
  }

  @Test("Going elsewhere ends a sheet, and going to the same feature too")
  func goFromSheet() {
    for place in [Place.todos, .posts] {
      app.navigate(to: .todos(.add))
      app.go(to: place)
      #expect(
        app.visiblePath == [[.home, .todos(.list)] + (place == .posts ? [.posts(.list)] : [])])
      app.go(to: .home)
    }
    #expect(app.visiblePath == [[.home]])
  }

  @Test("The tabs route is of no use in a stack, and harmless")
  func tabsRoute() {
    app.push(.tabs)
    #expect(app.routes == [.home, .tabs])
    #expect(app.visiblePath == [[.home, .tabs, .home]])
    app.back()
    #expect(app.routes == [.home])
  }
}
