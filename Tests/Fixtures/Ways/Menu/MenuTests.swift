import Foundation
import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("Coming from a menu that navigates by code")
struct MenuTests {
  private let menu = MenuCoordinator()

  private func model() throws -> MenuModel {
    guard case .menu(let model)? = menu.projection.leaf?.screen else {
      throw NoMenu()
    }
    return model
  }

  private struct NoMenu: Error {}

  @Test("Each row of the menu shows its feature")
  func rows() throws {
    let rows: [((MenuModel) -> Void, MenuRoute)] = [
      ({ $0.showTodos() }, .todos(.list)), ({ $0.showPosts() }, .posts(.list)),
      ({ $0.showSettings() }, .settings), ({ $0.showCustom() }, .custom(message: "Hello")),
    ]
    for (choose, route) in rows {
      choose(try model())
      #expect(menu.routes == [.menu, route])
      menu.back()
    }
  }

  @Test("A todo is shown above its list, and a swipe leads to the list")
  func todos() throws {
    let simulator = PlatformSimulator(menu)
    try model().showTodos()
    simulator.settle()
    guard case .list(let list)? = simulator.leaf?.screen else {
      Issue.record("no list")
      return
    }
    list.choose(3)
    simulator.settle()
    #expect(simulator.visible.stack.map(\.name) == ["menu", "list", "todo(id: 3)"])
    simulator.swipeBack()
    simulator.settle()
    #expect(menu.routes == [.menu, .todos(.list)])
    #expect(simulator.differences.isEmpty)
  }

  @Test("Posts lie beside todos in one stack, each with a coordinator of its own")
  func posts() throws {
    try model().showAll()
    menu.push(.posts(.post(id: 2)))
    #expect(
      menu.routes == [
        .menu, .todos(.list), .todos(.todo(id: 1)), .posts(.list), .posts(.post(id: 2)),
      ])
    #expect(menu.child(MenuPostsCoordinator.self)?.routes == [.list, .post(id: 2)])
    menu.pop(2)
    #expect(menu.child(MenuPostsCoordinator.self) == nil)
  }

  @Test("A view gets its parameter from its route, in any language")
  func custom() {
    menu.open("/custom/Gr%C3%BC%C3%9Fe")
    guard case .custom(let message)? = menu.projection.leaf?.screen else {
      Issue.record("no custom view")
      return
    }
    #expect(message == "Grüße")
    #expect(menu.path == "/custom/Gr%C3%BC%C3%9Fe")
  }

  @Test("Code shows any place, above what belongs below it")
  func jump() throws {
    try model().showTodo(3)
    #expect(menu.routes == [.menu, .todos(.list), .todos(.todo(id: 3))])
    // region: menu-jump
    menu.open(.posts(.post(id: 2)))  // from anywhere
    #expect(menu.routes == [.menu, .posts(.list), .posts(.post(id: 2))])
    menu.setRoutes([.menu, .settings])
    #expect(menu.routes == [.menu, .settings])
    menu.popToRoot()
    #expect(menu.routes == [.menu])
    // endregion
  }

  @Test("One verb leads to the menu from any depth of any feature")
  func home() throws {
    let simulator = PlatformSimulator(menu)
    try model().showAll()
    simulator.settle()
    menu.child(MenuTodosCoordinator.self)?.popToAppRoot()
    simulator.settle()
    #expect(simulator.visible.stack.map(\.name) == ["menu"])
  }

  @Test("Of two rows tapped in a hurry, one is shown")
  func hurry() throws {
    let model = try model()
    model.showTodos()
    model.showPosts()
    #expect(menu.routes == [.menu, .todos(.list)])
  }

  @Test("A feature of the menu runs alone, inside an old stack")
  func alone() {
    let todos = MenuTodosCoordinator()
    let simulator = PlatformSimulator(todos, isEmbedded: true)
    todos.push(.todo(id: 1))
    simulator.settle()
    #expect(todos.routes == [.list, .todo(id: 1)])
    #expect(simulator.differences.isEmpty)
  }

  @Test("A saved place of any feature comes back in a fresh root")
  func restores() throws {
    try model().showAll()
    menu.push(.posts(.post(id: 2)))
    let saved = try menu.snapshot().json()
    let next = MenuCoordinator()
    let report = next.restore(try NavigationSnapshot(json: saved))
    #expect(report.isComplete)
    #expect(
      next.routes == [
        .menu, .todos(.list), .todos(.todo(id: 1)), .posts(.list), .posts(.post(id: 2)),
      ])
    #expect(next.path == menu.path)
  }

  @Test("Routes that are Codable need no links to come back, and an old path is read once")
  func codable() throws {
    // region: menu-old-path
    let old = #"[{"greeting":{"_0":{"name":"Ann","isLoud":true}}}]"#  // saved by the old app
    let places = try JSONDecoder().decode([GreetingsRoute].self, from: Data(old.utf8))
    let app = GreetingsCoordinator()
    app.setRoutes([.menu] + places)

    let next = GreetingsCoordinator()
    next.restore(try NavigationSnapshot(json: app.snapshot().json()))
    #expect(next.routes == [.menu, .greeting(Greeting(name: "Ann", isLoud: true))])
    // endregion
    #expect(next.projection.leaf?.screen == "Hello Ann")
  }
}
