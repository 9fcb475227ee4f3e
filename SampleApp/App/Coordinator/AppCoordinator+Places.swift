import Posts
import Settings
import Todos
import Waymark

extension AppCoordinator {
  /// Goes to a place. With tabs, ends what covers the tabs and selects the tab of the place. In a
  /// stack, shows its list. With columns, shows its list in its column, or above the columns if it
  /// has none.
  ///
  /// In a stack, if the place is the active flow, goes back to the first screen of the flow
  /// instead.
  @discardableResult
  func go(to place: Place) -> Outcome {
    // The next route would be shown in the app's own sheet, which is sign-in.
    guard layers.count > 1 else { return move(to: place) }
    return transaction {
      self.dismissAll()
      self.move(to: place)
    }
  }

  @discardableResult
  private func move(to place: Place) -> Outcome {
    switch (place, layout) {
    case (.add, .stack):
      transaction {
        self.move(to: .todos)
        self.navigate(to: place.route)
      }
    case (.add, .tabs), (_, .split): open(place.route)
    case (_, .tabs) where visibleTabs != nil: select(place.route)
    case (_, .tabs):
      transaction {
        self.popToAppRoot()
        self.select(place.route)
      }
    case (.home, .stack): popToAppRoot()
    case (.todos, .stack): show(place.route, unlessIn: TodosCoordinator.self)
    case (.posts, .stack): show(place.route, unlessIn: PostsCoordinator.self)
    case (.settings, .stack): show(place.route, unlessIn: SettingsCoordinator.self)
    case (.custom, .stack): navigate(to: place.route)
    }
  }

  private func show<Feature: Coordinator>(
    _ route: AppRoute,
    unlessIn feature: Feature.Type
  ) -> Outcome {
    guard let active = activeLeaf as? Feature else { return navigate(to: route) }
    return active.popToRoot()
  }
}
