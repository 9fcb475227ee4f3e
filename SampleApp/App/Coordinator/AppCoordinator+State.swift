import Waymark

extension AppCoordinator {
  /// How where the app is becomes text: see the layout.
  var routeCoding: RouteCoding<AppRoute> { layout.routeCoding }
}
