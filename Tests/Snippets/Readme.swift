import Waymark

enum Readme {
  // region: readme
  enum TodosRoute: Route { case list, detail(id: Int) }
  enum AppRoute: Route { case home, todos(TodosRoute) }

  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, String>(start: .home)

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .home: .screen { "Home" }
      case .todos(let route): .child(route, as: AppRoute.todos) { TodosCoordinator() }
      }
    }
  }
  // endregion

  final class TodosCoordinator: Coordinator {
    let flow = Flow<TodosRoute, String>(start: .list)

    func destination(for route: TodosRoute) -> Destination<TodosCoordinator> {
      switch route {
      case .list: .screen { "All todos" }
      case .detail(let id): .screen { "Todo \(id)" }
      }
    }
  }

  @MainActor
  static func run(_ print: (String) -> Void) {
    // region: readme-run
    let app = AppCoordinator()
    app.navigate(to: .todos(.detail(id: 7)))
    print(app.describe())
    // endregion
  }
}
