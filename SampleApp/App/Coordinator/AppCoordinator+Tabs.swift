import Kit
import Waymark

extension AppCoordinator {
  /// The tabs around the visible screen. Nil in a stack, and if a sheet or another screen covers
  /// them.
  var visibleTabs: LayerTabs<any TextScreen>? {
    projection.layers.last?.entries.last?.tabs
  }
}
