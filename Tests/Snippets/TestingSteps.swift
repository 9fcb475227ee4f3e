import Waymark

/// The app that the guide to testing walks through: todos with a sheet, and a sign-in on the way to it.
enum Chores {
  enum TodosRoute: Route {
    case list, detail(id: Int), add
    var presentation: Presentation { self == .add ? .sheet : .push }
  }

  enum AppRoute: Route {
    case tabs, home, signIn, todos(TodosRoute)
    var presentation: Presentation { self == .signIn ? .sheet : .push }
  }

  final class Session {
    var user: String?
  }

  @MainActor
  final class TodosCoordinator: Coordinator {
    enum Output: Hashable { case wantsAuthor(Int) }

    let flow = Flow<TodosRoute, AnyObject>(start: .list)

    func destination(for route: TodosRoute) -> Destination<TodosCoordinator> {
      switch route {
      case .list, .detail: .screen { TodoList($0) }
      case .add: .screen { AddTodo($0) }
      }
    }
  }

  @MainActor
  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AnyObject>(start: .tabs)
    let session: Session
    init(_ session: Session) { self.session = session }

    func access(to route: AppRoute) -> Access<AppRoute> {
      route == .todos(.add) && session.user == nil
        ? .hold(until: "session", showing: .signIn) : .allow
    }

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .tabs: .tabs([.home, .todos(.list)], selected: .home)
      case .home: .screen { _ in Session() }
      case .signIn: .screen { _ in SignIn { [weak self] in self?.begin($0) } }
      case .todos(let route):
        .child(route, as: AppRoute.todos) {
          TodosCoordinator()
        } onOutput: { _ in
        }
      }
    }

    func begin(_ user: String) {
      session.user = user
      release("session")
    }
  }

  @MainActor
  final class TodoList {
    let navigator: Navigator<TodosCoordinator>
    init(_ navigator: Navigator<TodosCoordinator>) { self.navigator = navigator }

    func tap(_ id: Int) { navigator.push(.detail(id: id)) }
    func showAuthor(_ id: Int) { navigator.emit(.wantsAuthor(id)) }
  }

  @MainActor
  final class AddTodo {
    let navigator: Navigator<TodosCoordinator>
    var title = "" { didSet { navigator.leavePolicy = title.isEmpty ? .free : .confirm } }
    init(_ navigator: Navigator<TodosCoordinator>) { self.navigator = navigator }
  }

  @MainActor
  final class SignIn {
    let done: (String) -> Void
    init(done: @escaping (String) -> Void) { self.done = done }

    func signIn(_ user: String) async { done(user) }
  }
}
