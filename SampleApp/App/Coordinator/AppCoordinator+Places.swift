import Posts
import Settings
import Todos
import Waymark

extension AppCoordinator {
  /// Goes to a place: in tabs by selecting its tab, from below whatever covers the tabs; in a stack
  /// by showing its list; in columns by showing its list in its column, or above them if it has none.
  ///
  /// In a stack, a flow that is the active one goes back to its own first screen instead.
  @discardableResult
  func go(to place: Place) -> Outcome {
    // What is shown next would be shown in the app's own sheet, which is sign-in.
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
    case (.custom, .stack): push(place.route)
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
