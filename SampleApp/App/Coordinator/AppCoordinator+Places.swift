import Posts
import Settings
import Todos
import Waymark

extension AppCoordinator {
  /// Goes to a place: in tabs by selecting its tab, in a stack by showing its list.
  ///
  /// In a stack, a flow that is the active one goes back to its own first screen instead.
  @discardableResult
  func go(to place: Place) -> Outcome {
    switch layout {
    case .tabs:
      transaction {
        self.popToAppRoot()
        self.select(place.route)
      }
    case .stack:
      switch place {
      case .home: popToAppRoot()
      case .todos: show(place.route, unlessIn: TodosCoordinator.self)
      case .posts: show(place.route, unlessIn: PostsCoordinator.self)
      case .settings: show(place.route, unlessIn: SettingsCoordinator.self)
      case .custom: push(place.route)
      }
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
