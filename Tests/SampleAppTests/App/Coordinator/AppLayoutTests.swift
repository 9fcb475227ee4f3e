import Kit
import Posts
import Settings
import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Suite("The app as one stack, as tabs and as columns", .navigationTests)
@MainActor
struct AppLayoutTests {
  @Test(
    "Each choice of the menu shows its place, and there is a way back", arguments: Layout.allCases)
  func menu(layout: Layout) async {
    let test = AppUnderTest(layout).test
    test.begins { $0.base = [layout.start] }
    #expect(test.visible?.actions.map(\.title) == RouteTour.menu.map(\.title))
    let menu = test.state
    for (title, route) in RouteTour.menu {
      await test.choose(title) { $0.show(route) }
      switch layout {
      case .stack: test.user(.swipeBack()) { $0 = menu }
      case .tabs: test.step({ $0.back() }) { $0 = menu }
      case .split: test.step({ $0.go(to: .home) }) { $0 = menu }
      }
    }
    test.step({ $0.back() }, .ignored(.atRoot))
  }

  @Test(
    "Todos lead to owners; renaming and deleting happen above them", arguments: Layout.allCases)
  func todos(layout: Layout) async {
    let test = AppUnderTest(layout).test
    test.given { $0.go(to: .todos) }
    await test.choose("[ ] Call Eve") { $0.path.append(.todos(.detail(id: 3))) }
    await test.choose("Todos of Ann Ash") { $0.path.append(.todos(.author(id: 1))) }
    let owner = test.state
    await test.choose("[ ] Buy milk") { $0.path.append(.todos(.detail(id: 1))) }
    await test.choose("Rename") { $0.present(.todos(.rename(id: 1))) }
    await test.choose("Cancel") { $0.dismiss() }
    await test.choose("Rename") { $0.present(.todos(.rename(id: 1))) }
    await test.save("Buy tea") { $0.dismiss() }
    #expect(test.root.stores.todos.todo(id: 1)?.title == "Buy tea")
    await test.choose("Delete") { $0.present(.todos(.confirmDelete(id: 1))) }
    await test.choose("Keep") { $0.dismiss() }
    #expect(test.root.stores.todos.todo(id: 1) != nil)
    await test.choose("Delete") { $0.present(.todos(.confirmDelete(id: 1))) }
    await test.choose("Delete") { $0 = owner }
    #expect(test.root.stores.todos.todo(id: 1) == nil)
  }

  @Test(
    "Adding a todo happens in a sheet, which ends with or without it", arguments: Layout.allCases)
  func add(layout: Layout) async {
    let test = AppUnderTest(layout).test
    test.given { $0.go(to: .todos) }
    await test.choose("Add a todo") { $0.present(.todos(.add)) }
    await test.choose("Cancel") { $0.dismiss() }
    await test.choose("Add a todo") { $0.present(.todos(.add)) }
    await test.choose("Save", nil)
    await test.save("Sing") { $0.dismiss() }
    #expect(test.root.stores.todos.todo(id: 7)?.title == "Sing")
  }

  @Test("Posts and authors recurse", arguments: Layout.allCases)
  func posts(layout: Layout) async {
    let test = AppUnderTest(layout).test
    test.given { $0.go(to: .posts) }
    await test.choose("Tea") { $0.path.append(.posts(.detail(id: 3))) }
    await test.choose("About Ann Ash") { $0.path.append(.posts(.author(id: 1))) }
    await test.choose("Bread") { $0.path.append(.posts(.detail(id: 1))) }
    await test.choose("About Ann Ash") { $0.path.append(.posts(.author(id: 1))) }
  }

  @Test("Each setting has its screen", arguments: Layout.allCases)
  func settings(layout: Layout) async {
    let test = AppUnderTest(layout).test
    test.given { $0.go(to: .settings) }
    for (title, route) in RouteTour.settings {
      await test.choose(title) { $0.path.append(.settings(route)) }
      test.user(.swipeBack()) { $0.path.removeLast() }
    }
  }

  @Test(
    "An author's todos lie on the posts, or in a tab or column", arguments: Layout.allCases)
  func authorsTodos(layout: Layout) async {
    let test = AppUnderTest(layout).test
    test.step({ $0.navigate(to: .posts(.author(id: 2))) }) {
      $0.show(.posts(.author(id: 2)), in: .posts(.list))
    }
    let author = test.state
    await test.choose("Todos of Bob Birch") {
      $0.show(.todos(.author(id: 2)), in: .todos(.list))
    }
    #expect(test.root.activeLeaf is TodosCoordinator)
    switch layout {
    case .stack: test.user(.swipeBack()) { $0 = author }
    case .tabs: test.step({ $0.go(to: .posts) }) { $0.selected = .posts(.list) }
    case .split: break
    }
  }

  @Test(
    "Going elsewhere, or to the same feature, ends a sheet", arguments: Layout.allCases)
  func goFromSheet(layout: Layout) {
    let test = AppUnderTest(layout).test
    test.given { $0.navigate(to: .todos(.add)) }
    test.step({ $0.go(to: .todos) }) { $0.dismiss() }
    test.given { $0.navigate(to: .todos(.add)) }
    test.step({ $0.go(to: .posts) }) { $0.show(.posts(.list)) }
  }

  @Test(
    "Going to a place ends screens that cover tabs or columns", arguments: [Layout.tabs, .split])
  func goFromAbove(layout: Layout) {
    let test = AppUnderTest(layout).test
    test.step({ $0.push(.custom(message: "Above")) }) { $0.base.append(.custom(message: "Above")) }
    test.step({ $0.go(to: .todos) }) {
      $0.base.removeLast(); $0.selected = .todos(.list)
    }
  }

  @Test(
    "In a stack, going to a place pushes it once, and goes back in it while it is the active one")
  func goInStack() {
    let test = AppUnderTest(.stack).test
    test.step({ $0.go(to: .todos) }) { $0.base.append(.todos(.list)) }
    test.given { $0.push([.todos(.detail(id: 1)), .todos(.detail(id: 3))]) }
    test.step({ $0.go(to: .todos) }) { $0.base.removeLast(2) }
    test.step({ $0.go(to: .todos) }, .unchanged)
    test.step({ $0.go(to: .posts) }) { $0.base.append(.posts(.list)) }
    test.step({ $0.go(to: .todos) }) { $0.base.append(.todos(.list)) }
    test.step({ $0.go(to: .home) }) { $0.base.removeLast(3) }
  }

  @Test(
    "A released app is freed, with its features and each screen that has a link",
    arguments: Layout.allCases)
  func released(layout: Layout) async {
    await expectReleased(fail: record) {
      let app = AppCoordinator(stores: .test(), layout: layout)
      var objects: [AnyObject?] = [app]
      for place in LinkedPlace.all {
        app.open(place.link)
        objects += app.children + [app.projection.leaf?.screen]
      }
      return objects
    }
  }

  @Test("In a stack, the tabs route is useless and harmless")
  func tabsInStack() {
    let test = AppUnderTest(.stack).test
    test.step({ $0.push(.tabs) }) { $0.base.append(.tabs) }
    test.step({ $0.back() }) { $0.base.removeLast() }
  }

  @Test("In tabs, going to a place selects its tab as it was left, and then goes back in it")
  func goInTabs() {
    let test = AppUnderTest(.tabs).test
    test.step({ $0.go(to: .todos) }) { $0.selected = .todos(.list) }
    test.given { $0.navigate(to: .todos(.detail(id: 1))) }
    test.step({ $0.go(to: .custom) }) { $0.selected = .custom(message: "Hello Custom View") }
    test.step({ $0.go(to: .settings) }) { $0.selected = .settings(.root) }
    test.step({ $0.go(to: .todos) }) { $0.selected = .todos(.list) }
    test.step({ $0.go(to: .todos) }) { $0.path.removeLast() }
    test.step({ $0.go(to: .todos) }, .unchanged)
    test.step({ $0.go(to: .home) }) { $0.selected = .home }
  }

  @Test("A tap on a tab selects it, and the features stay the same objects all the time")
  func tabs() {
    let test = AppUnderTest(.tabs).test
    let before = test.root.children.map { ObjectIdentifier($0) }
    #expect(
      test.root.children.map(\.name) == [
        "TodosCoordinator", "PostsCoordinator", "SettingsCoordinator",
      ])
    for (place, choice) in RouteTour.menu.enumerated() {
      test.user(.select(tab: place + 1)) { $0.selected = choice.route }
    }
    test.given { for place in Place.allCases { $0.go(to: place) } }
    #expect(test.root.children.map { ObjectIdentifier($0) } == before)
  }

  @Test("Columns begin with the menu, and with a list in each other column")
  func columns() {
    let test = AppUnderTest(.split).test
    test.begins { $0.base = [.split] }
    #expect(test.state.tabs == [.home, .posts(.list), .todos(.list)])
    #expect(test.root.visiblePath == [[.split, .home]])
    #expect(test.root.projection.base.entries.first?.tabs?.areColumns == true)
    #expect(test.visible?.title == "Home")
  }

  @Test("In a narrow window back goes column by column; in a wide one it pops and leaves")
  func backInColumns() {
    let test = AppUnderTest(.split).test
    test.given { $0.open("/todos/1") }
    test.step({ $0.back(2) }) {
      $0[tab: .todos(.list)].removeLast(); $0.selected = .posts(.list)
    }
    test.step({ $0.back() }) { $0.selected = .home }
    test.given { $0.open("/todos/1") }
    test.user(.resize(isCollapsed: false))
    test.step({ $0.back() }) { $0.path.removeLast() }
    test.step({ $0.back() }, .ignored(.atRoot))
  }

  @Test("The menu beside screens that cover the columns leads to the columns")
  func menuBesideCover() async {
    let test = AppUnderTest(.split).test
    test.user(.resize(isCollapsed: false))
    test.step({ $0.go(to: .settings) }) { $0.base.append(.settings(.root)) }
    await test.choose("Todos", inColumn: 0) {
      $0.base.removeLast(); $0.selected = .todos(.list)
    }
  }
}
