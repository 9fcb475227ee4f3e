import Waymark

/// A child that makes a new flow each time.
@MainActor
final class ForgetfulCoordinator: Coordinator {
  var flow: Flow<DiaryRoute, AnyObject> { Flow(start: .list) }

  func destination(for route: DiaryRoute) -> Destination<ForgetfulCoordinator> {
    .screen { _ in DiarySession() }
  }
}

/// Begins with a tab of that child.
@MainActor
final class ForgetfulApp: Coordinator {
  let flow = Flow<DiaryAppRoute, AnyObject>(start: .tabs)

  func destination(for route: DiaryAppRoute) -> Destination<ForgetfulApp> {
    switch route {
    case .tabs: .tabs([.home, .diary(.list)], selected: .home)
    case .home, .signIn: .screen { _ in DiarySession() }
    case .diary(let route): .child(route, as: DiaryAppRoute.diary) { ForgetfulCoordinator() }
    }
  }
}
