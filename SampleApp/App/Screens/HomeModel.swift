import Kit
import Waymark

/// The menu of the app. The layout decides where its choices lead: on the stack, to a tab, or to a
/// column.
final class HomeModel: TextScreen {
  private let layout: Layout
  private let navigator: Navigator<AppCoordinator>

  init(layout: Layout, navigator: Navigator<AppCoordinator>) {
    self.layout = layout
    self.navigator = navigator
  }

  let title = "Home"

  func render() -> String {
    """
    \(title)

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
