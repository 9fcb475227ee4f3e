import Kit
import Waymark

extension AppCoordinator {
  /// The tabs below the screen that is visible; nil in a stack, and where a sheet or another screen
  /// covers them.
  var visibleTabs: LayerTabs<any TextScreen>? {
    projection.layers.last?.entries.last?.tabs
  }
}
