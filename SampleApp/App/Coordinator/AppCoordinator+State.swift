import Waymark

extension AppCoordinator {
  /// How routes become text; see the layout.
  var routeCoding: RouteCoding<AppRoute> { layout.routeCoding }
}
