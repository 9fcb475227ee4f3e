import Kit
import Posts
import Settings
import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Suite("The app as tabs", .navigationTests)
@MainActor
struct AppTabsTests {
  let test = AppUnderTest(.tabs).test

  @Test("Each choice of the menu selects its tab, and back returns to the menu")
  func menu() async {
    test.begins { $0.base = [.tabs] }
    for (title, route) in RouteTour.menu {
      await test.choose(title) { $0.selected = route }
      test.step({ $0.back() }) { $0.selected = .home }
    }
    test.step({ $0.back() }, .ignored(.atRoot))
  }

  @Test("Every screen of the todos stays in their tab")
  func todos() async {
    test.user(.select(tab: 1)) { $0.selected = .todos(.list) }
    await test.choose("[ ] Call Eve") { $0.path.append(.todos(.detail(id: 3))) }
    await test.choose("Todos of Ann Ash") { $0.path.append(.todos(.author(userId: 1))) }
    await test.choose("[ ] Buy milk") { $0.path.append(.todos(.detail(id: 1))) }
    await test.choose("Rename") { $0.present(.todos(.rename(id: 1))) }
    await test.choose("Cancel") { $0.dismiss() }
    await test.choose("Delete") { $0.present(.todos(.confirmDelete(id: 1))) }
    await test.choose("Delete") {
      $0.dismiss(); $0.path.removeLast()
    }
  }

  @Test("Adding a todo happens in a sheet over the tabs")
  func add() async {
    test.user(.select(tab: 1)) { $0.selected = .todos(.list) }
    await test.choose("Add a todo") { $0.present(.todos(.add)) }
    await test.choose("Write a title", typing: "Sing")
    await test.choose("Save") { $0.dismiss() }
  }

  @Test("Posts and authors recurse in their tab")
  func posts() async {
    test.user(.select(tab: 2)) { $0.selected = .posts(.list) }
    await test.choose("Tea") { $0.path.append(.posts(.detail(id: 3))) }
    await test.choose("About Ann Ash") { $0.path.append(.posts(.author(id: 1))) }
    await test.choose("Bread") { $0.path.append(.posts(.detail(id: 1))) }
  }

  @Test("An author's todos are shown in the tab of the todos, and the posts stay as they are")
  func authorsTodos() async {
    test.step({ $0.navigate(to: .posts(.author(id: 2))) }) {
      $0.selected = .posts(.list)
      $0.path.append(.posts(.author(id: 2)))
    }
    await test.choose("Todos of Bob Birch") {
      $0.selected = .todos(.list)
      $0.path.append(.todos(.author(userId: 2)))
    }
    test.step({ $0.go(to: .posts) }) { $0.selected = .posts(.list) }
  }

  @Test("Each setting has its screen")
  func settings() async {
    test.user(.select(tab: 3)) { $0.selected = .settings(.root) }
    for (title, route) in RouteTour.settings {
      await test.choose(title) { $0.path.append(.settings(route)) }
      test.user(.swipeBack()) { $0.path.removeLast() }
    }
  }

  @Test("Going to a place selects its tab as it was left, and then goes back in it")
  func go() {
    test.step({ $0.go(to: .todos) }) { $0.selected = .todos(.list) }
    test.given { $0.navigate(to: .todos(.detail(id: 1))) }
    test.step({ $0.go(to: .custom) }) { $0.selected = .custom(message: "Hello Custom View") }
    test.step({ $0.go(to: .settings) }) { $0.selected = .settings(.root) }
    test.step({ $0.go(to: .todos) }) { $0.selected = .todos(.list) }
    test.step({ $0.go(to: .todos) }) { $0.path.removeLast() }
    test.step({ $0.go(to: .todos) }, .unchanged)
    test.step({ $0.go(to: .home) }) { $0.selected = .home }
  }

  @Test("Going to a place ends sheets and screens that cover the tabs")
  func goFromAbove() {
    test.given { $0.navigate(to: .todos(.add)) }
    test.step({ $0.go(to: .posts) }) {
      $0.dismiss(); $0.selected = .posts(.list)
    }
    test.step({ $0.push(.custom(message: "Above")) }) { $0.base.append(.custom(message: "Above")) }
    test.step({ $0.go(to: .todos) }) {
      $0.base.removeLast(); $0.selected = .todos(.list)
    }
  }

  @Test("The features are the same objects for the whole life of the tabs")
  func children() {
    let app = test.root
    let before = app.children.map { ObjectIdentifier($0) }
    #expect(
      app.children.map(\.name) == ["TodosCoordinator", "PostsCoordinator", "SettingsCoordinator"])
    test.given { for place in Place.tabs { $0.go(to: place) } }
    #expect(app.children.map { ObjectIdentifier($0) } == before)
  }
}
