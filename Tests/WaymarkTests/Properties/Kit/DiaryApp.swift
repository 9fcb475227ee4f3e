import Waymark

/// An app for tests of the kit: todos with a sheet, a sign-in, and tabs.
enum DiaryRoute: Route {
  case list, detail(id: Int), add, author(Int)

  var presentation: Presentation { self == .add ? .sheet : .push }
}

enum DiaryAppRoute: Route {
  case tabs, signIn, home
  case diary(DiaryRoute)

  var presentation: Presentation { self == .signIn ? .sheet : .push }
}

@MainActor
final class DiarySession {
  var user: String?
}

@MainActor
final class DiaryCoordinator: Coordinator {
  enum Output: Hashable { case wantsAuthor(Int) }

  let flow = Flow<DiaryRoute, AnyObject>(start: .list)

  func destination(for route: DiaryRoute) -> Destination<DiaryCoordinator> {
    switch route {
    case .list: .screen { TodoList($0) }
    case .add: .screen { AddTodo($0) }
    case .detail, .author: .screen { TodoDetail($0) }
    }
  }
}

@MainActor
final class DiaryAppCoordinator: Coordinator {
  let flow = Flow<DiaryAppRoute, AnyObject>(start: .tabs)
  let session: DiarySession

  init(_ session: DiarySession) { self.session = session }

  func access(to route: DiaryAppRoute) -> Access<DiaryAppRoute> {
    route == .diary(.add) && session.user == nil
      ? .hold(until: "session", showing: .signIn) : .allow
  }

  func destination(for route: DiaryAppRoute) -> Destination<DiaryAppCoordinator> {
    switch route {
    case .tabs: .tabs([.home, .diary(.list)], selected: .home)
    case .home: .screen { _ in DiarySession() }
    case .signIn:
      .screen { navigator in
        SignIn(navigator) { [weak self] user in
          self?.session.user = user
          self?.release("session")
        }
      }
    case .diary(let route):
      .child(route, as: DiaryAppRoute.diary) {
        DiaryCoordinator()
      } onOutput: { _ in
      }
    }
  }
}

@MainActor
final class TodoList {
  let navigator: Navigator<DiaryCoordinator>
  init(_ navigator: Navigator<DiaryCoordinator>) { self.navigator = navigator }

  func tap(_ id: Int) { navigator.push(.detail(id: id)) }
  func showAuthor(_ id: Int) { navigator.emit(.wantsAuthor(id)) }
}

@MainActor
final class TodoDetail {
  let navigator: Navigator<DiaryCoordinator>
  init(_ navigator: Navigator<DiaryCoordinator>) { self.navigator = navigator }
}

@MainActor
final class AddTodo {
  let navigator: Navigator<DiaryCoordinator>
  var title = "" { didSet { navigator.leavePolicy = title.isEmpty ? .free : .confirm } }
  init(_ navigator: Navigator<DiaryCoordinator>) { self.navigator = navigator }
}

@MainActor
final class SignIn {
  let navigator: Navigator<DiaryAppCoordinator>
  let done: (String) -> Void

  init(_ navigator: Navigator<DiaryAppCoordinator>, done: @escaping (String) -> Void) {
    self.navigator = navigator
    self.done = done
  }

  func signIn(_ user: String) async {
    await Task {}.value
    done(user)
  }
}
