import Waymark

/// A child that makes a new flow each time.
@MainActor
final class LooseFlowCoordinator: Coordinator {
  var flow: Flow<DiaryRoute, AnyObject> { Flow(start: .list) }

  func destination(for route: DiaryRoute) -> Destination<LooseFlowCoordinator> {
    .screen { _ in DiarySession() }
  }
}

/// Begins with a tab of that child.
@MainActor
final class LooseFlowApp: Coordinator {
  let flow = Flow<DiaryAppRoute, AnyObject>(start: .tabs)

  func destination(for route: DiaryAppRoute) -> Destination<LooseFlowApp> {
    switch route {
    case .tabs: .tabs([.home, .diary(.list)], selected: .home)
    case .home, .signIn: .screen { _ in DiarySession() }
    case .diary(let route): .child(route, as: DiaryAppRoute.diary) { LooseFlowCoordinator() }
    }
  }
}
