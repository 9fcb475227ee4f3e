import Kit
import Waymark

extension AppCoordinator {
  /// The tabs below the screen that is visible; nil in a stack, and where a sheet or another screen
  /// covers them.
  var visibleTabs: LayerTabs<any TextScreen>? {
    projection.layers.last?.entries.last?.tabs
  }

  /// Selects a tab as a tap on it does; nil if none are visible that could be tapped.
  ///
  /// Tapping the one that is selected goes back to its first screen.
  func tap(_ place: Place) -> Outcome? {
    guard let tabs = visibleTabs, let position = Place.tabs.firstIndex(of: place) else {
      return nil
    }
    return request(select: position, in: tabs, revision: tabs.revision)
  }
}
