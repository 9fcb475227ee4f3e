import Waymark

// region: menu-routes
enum MenuTodosRoute: LinkedRoute {
  case list, todo(id: Int)

  static let links = DeepLinks<Self>(DeepLink("", .list), DeepLink(":id", to: todo))
}

enum MenuPostsRoute: LinkedRoute {
  case list, post(id: Int)

  static let links = DeepLinks<Self>(DeepLink("", .list), DeepLink(":id", to: post))
}

enum MenuRoute: LinkedRoute {
  case menu, todos(MenuTodosRoute), posts(MenuPostsRoute), settings, custom(message: String)

  static let links = DeepLinks<Self>(prefixes: ["menu://"]) {
    DeepLink("", .menu)
    Mount("todos", as: todos)
    Mount("posts", as: posts)
    DeepLink("settings", .settings)
    DeepLink("custom/:message", to: custom)
  }
}
// endregion

// region: menu-coordinator
enum MenuScreen {
  case menu(MenuModel), list(MenuListModel), item(MenuItemModel), settings, custom(String)
}

final class MenuCoordinator: Coordinator {
  let flow = Flow<MenuRoute, MenuScreen>(start: .menu)

  func destination(for route: MenuRoute) -> Destination<MenuCoordinator> {
    switch route {
    case .menu: .screen { .menu(MenuModel($0)) }
    case .todos(let route): .child(route, as: MenuRoute.todos) { MenuTodosCoordinator() }
    case .posts(let route): .child(route, as: MenuRoute.posts) { MenuPostsCoordinator() }
    case .settings: .screen { .settings }
    case .custom(let message): .screen { .custom(message) }
    }
  }
}
// endregion

final class MenuTodosCoordinator: Coordinator {
  let flow = Flow<MenuTodosRoute, MenuScreen>(start: .list)

  func destination(for route: MenuTodosRoute) -> Destination<MenuTodosCoordinator> {
    switch route {
    case .list:
      .screen { navigator in
        .list(MenuListModel("Todos") { navigator.push(.todo(id: $0)) })
      }
    case .todo(let id): .screen { .item(MenuItemModel("Todo \(id)")) }
    }
  }
}

final class MenuPostsCoordinator: Coordinator {
  let flow = Flow<MenuPostsRoute, MenuScreen>(start: .list)

  func destination(for route: MenuPostsRoute) -> Destination<MenuPostsCoordinator> {
    switch route {
    case .list:
      .screen { navigator in
        .list(MenuListModel("Posts") { navigator.push(.post(id: $0)) })
      }
    case .post(let id): .screen { .item(MenuItemModel("Post \(id)")) }
    }
  }
}

// region: menu-model
@MainActor
final class MenuModel {
  private let navigator: Navigator<MenuCoordinator>

  init(_ navigator: Navigator<MenuCoordinator>) { self.navigator = navigator }

  func showTodos() { navigator.push(.todos(.list)) }
  func showPosts() { navigator.push(.posts(.list)) }
  func showSettings() { navigator.push(.settings) }
  func showCustom() { navigator.push(.custom(message: "Hello")) }

  /// A todo with its list below it.
  func showTodo(_ id: Int) { navigator.open(.todos(.todo(id: id))) }

  /// Several steps at once, through two features.
  func showAll() { navigator.push([.todos(.list), .todos(.todo(id: 1)), .posts(.list)]) }
}
// endregion

@MainActor
final class MenuListModel {
  let title: String
  let choose: (Int) -> Void

  init(_ title: String, _ choose: @escaping (Int) -> Void) {
    self.title = title
    self.choose = choose
  }
}

@MainActor
final class MenuItemModel {
  let title: String

  init(_ title: String) { self.title = title }
}
