import Kit
import Observation
import Waymark

/// The menu of the app. Where its choices lead is up to the layout: on the stack, or to a tab.
@Observable
final class HomeModel: TextScreen {
  let title = "Home"
  private let navigator: Navigator<AppCoordinator>

  init(navigator: Navigator<AppCoordinator>) {
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
    ScreenAction(title) { [navigator] in
      navigator.navigate(to: place.route)
    }
  }
}
