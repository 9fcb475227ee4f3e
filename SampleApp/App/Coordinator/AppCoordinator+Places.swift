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

  /// Goes to the todos, and shows the sheet that adds one.
  @discardableResult
  func addTodo() -> Outcome {
    guard layout == .stack else { return open(.todos(.add)) }
    return transaction {
      self.go(to: .todos)
      self.navigate(to: .todos(.add))
    }
  }

  @discardableResult
  private func move(to place: Place) -> Outcome {
    switch (layout, place) {
    case (.stack, .home): popToAppRoot()
    case (.stack, .todos): show(place.route, unlessIn: TodosCoordinator.self)
    case (.stack, .posts): show(place.route, unlessIn: PostsCoordinator.self)
    case (.stack, .settings): show(place.route, unlessIn: SettingsCoordinator.self)
    case (.stack, .custom): navigate(to: place.route)
    case (.tabs, _) where showsTabs: select(place.route)
    case (.tabs, _):
      transaction {
        self.popToAppRoot()
        self.select(place.route)
      }
    case (.split, _): open(place.route)
    }
  }

  /// Whether nothing covers the tabs.
  private var showsTabs: Bool { projection.layers.last?.entries.last?.tabs != nil }

  private func show<Feature: Coordinator>(
    _ route: AppRoute,
    unlessIn feature: Feature.Type
  ) -> Outcome {
    guard let active = activeLeaf as? Feature else { return navigate(to: route) }
    return active.popToRoot()
  }
}
