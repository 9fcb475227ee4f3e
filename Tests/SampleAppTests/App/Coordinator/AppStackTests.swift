import Kit
import Posts
import Settings
import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Suite("The app as one stack", .navigationTests)
@MainActor
struct AppStackTests {
  let used = AppUnderTest(.stack)
  var test: NavigationTest<AppCoordinator> { used.test }

  @Test("Each choice of the menu pushes its place")
  func menu() async {
    test.begins { $0.base = [.home] }
    for (title, route) in RouteTour.menu {
      await test.choose(title) { $0.base.append(route) }
      test.user(.swipeBack()) { $0.base.removeLast() }
    }
    #expect(test.visible?.actions.map(\.title) == RouteTour.menu.map(\.title))
  }

  @Test("The custom screen shows its message and offers nothing")
  func custom() {
    let screen = used.app.screen(for: .custom(message: "Hello Custom View"))
    #expect(screen?.title == "Custom view")
    #expect(screen?.render() == "Custom view\n\nHello Custom View")
    #expect(screen?.actions.isEmpty == true)
  }

  @Test("A todo, its owner's todos and another todo lie on top of each other")
  func todos() async {
    await test.choose("Todos") { $0.base.append(.todos(.list)) }
    await test.choose("[ ] Call Eve") { $0.base.append(.todos(.detail(id: 3))) }
    await test.choose("Todos of Ann Ash") { $0.base.append(.todos(.author(userId: 1))) }
    await test.choose("[ ] Buy milk") { $0.base.append(.todos(.detail(id: 1))) }
  }

  @Test("Adding a todo happens in a sheet, which ends with or without a todo")
  func add() async {
    let sheet = AppRoute.todos(.add)
    test.step({ $0.navigate(to: sheet) }) { $0.paths = [[.home, .todos(.list)], [sheet]] }
    await test.choose("Cancel") { $0.dismiss() }
    await test.choose("Add a todo") { $0.present(.todos(.add)) }
    await test.choose("Save", nil)
    await test.choose("Write a title", typing: "Sing")
    await test.choose("Save") { $0.dismiss() }
    #expect(used.stores.todos.todo(id: 7)?.title == "Sing")
  }

  @Test("Renaming happens in a sheet on the todo")
  func rename() async {
    test.given { $0.navigate(to: .todos(.detail(id: 3))) }
    await test.choose("Rename") { $0.present(.todos(.rename(id: 3))) }
    await test.choose("Write a title", typing: "Call Adam")
    await test.choose("Save") { $0.dismiss() }
    #expect(used.stores.todos.todo(id: 3)?.title == "Call Adam")
  }

  @Test("Deleting asks in a dialog, and then shows the list")
  func delete() async {
    test.given { $0.push([.todos(.list), .todos(.detail(id: 3))]) }
    await test.choose("Delete") { $0.present(.todos(.confirmDelete(id: 3))) }
    await test.choose("Keep") { $0.dismiss() }
    #expect(used.stores.todos.todo(id: 3) != nil)
    await test.choose("Delete") { $0.present(.todos(.confirmDelete(id: 3))) }
    await test.choose("Delete") { $0.paths = [[.home, .todos(.list)]] }
    #expect(used.stores.todos.todo(id: 3) == nil)
  }

  @Test("Posts and authors recurse on one stack")
  func posts() async {
    await test.choose("Posts") { $0.base.append(.posts(.list)) }
    await test.choose("Tea") { $0.base.append(.posts(.detail(id: 3))) }
    await test.choose("About Ann Ash") { $0.base.append(.posts(.author(id: 1))) }
    await test.choose("Bread") { $0.base.append(.posts(.detail(id: 1))) }
    await test.choose("About Ann Ash") { $0.base.append(.posts(.author(id: 1))) }
  }

  @Test("An author's todos are pushed as todos, on top of the posts")
  func authorsTodos() async {
    test.given { $0.push([.posts(.list), .posts(.author(id: 2))]) }
    await test.choose("Todos of Bob Birch") { $0.base.append(.todos(.author(userId: 2))) }
    #expect(test.root.activeLeaf is TodosCoordinator)
    test.user(.swipeBack()) { $0.base.removeLast() }
  }

  @Test("Each setting has its screen")
  func settings() async {
    await test.choose("Settings") { $0.base.append(.settings(.root)) }
    for (title, route) in RouteTour.settings {
      await test.choose(title) { $0.base.append(.settings(route)) }
      test.user(.swipeBack()) { $0.base.removeLast() }
    }
  }

  @Test("Going to a place pushes it once, and goes back in it while it is the active one")
  func go() {
    test.step({ $0.go(to: .todos) }) { $0.base.append(.todos(.list)) }
    test.given { $0.push([.todos(.detail(id: 1)), .todos(.detail(id: 3))]) }
    test.step({ $0.go(to: .todos) }) { $0.base.removeLast(2) }
    test.step({ $0.go(to: .todos) }, .unchanged)
    test.step({ $0.go(to: .posts) }) { $0.base.append(.posts(.list)) }
    test.step({ $0.go(to: .todos) }) { $0.base.append(.todos(.list)) }
    test.step({ $0.go(to: .home) }) { $0.base.removeLast(3) }
  }

  @Test("Going elsewhere ends a sheet, and so does going to the same feature")
  func goFromSheet() {
    test.given { $0.navigate(to: .todos(.add)) }
    test.step({ $0.go(to: .todos) }) { $0.dismiss() }
    test.given { $0.navigate(to: .todos(.add)) }
    test.step({ $0.go(to: .posts) }) { $0.paths = [[.home, .todos(.list), .posts(.list)]] }
  }

  @Test("The tabs route is useless in a stack, and harmless")
  func tabsRoute() {
    test.step({ $0.push(.tabs) }) { $0.base.append(.tabs) }
    test.step({ $0.back() }) { $0.base.removeLast() }
  }
}
