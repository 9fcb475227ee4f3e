import WaymarkTesting

@testable import SampleApp

extension NavigationState<AppRoute> {
  /// States that a route is shown without sheets: in a tab or column, if the app has one for it, else on top.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - tab: The declared route of the tab or column below it; nil if it is that itself.
  mutating func show(_ route: AppRoute, in tab: AppRoute? = nil) {
    dismiss(layerCount - 1)
    guard tabs.contains(tab ?? route) else { return base.append(route) }
    selected = tab ?? route
    if tab != nil { path.append(route) }
  }
}
