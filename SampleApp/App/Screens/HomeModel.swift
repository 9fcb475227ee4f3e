import Kit
import Observation
import Waymark

/// The menu of the app. The layout decides where its choices lead: on the stack, to a tab, or to a
/// column.
@MainActor
@Observable
final class HomeModel: TextScreen {
  let title = "Home"
  private let layout: Layout
  private let navigator: Navigator<AppCoordinator>

  init(layout: Layout, navigator: Navigator<AppCoordinator>) {
    self.layout = layout
    self.navigator = navigator
  }

  func render() -> String {
    """
    Home

    Choose where to go.
    """
  }

  var actions: [ScreenAction] {
    [
      choice("Todos", .todos),
      choice("Posts", .posts),
      choice("Settings", .settings),
      choice("Custom View with Parameter", .custom),
    ]
  }

  private func choice(_ title: String, _ place: Place) -> ScreenAction {
    ScreenAction(title) { [layout, navigator] in
      // If the menu stays visible, something may cover the other columns. `open` ends it.
      layout == .split ? navigator.open(place.route) : navigator.navigate(to: place.route)
    }
  }
}
