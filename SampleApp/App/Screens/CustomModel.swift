import Kit
import Observation
import Waymark

/// A screen that shows the message that it was opened with. As a tab the screen stays, and its
/// message changes.
@Observable
final class CustomModel: TextScreen {
  private var message: String

  init(message: String, navigator: Navigator<AppCoordinator>) {
    self.message = message
    navigator.onRevise { [weak self] route in
      if case .custom(let message) = route { self?.message = message }
    }
  }

  let title = "Custom view"

  func render() -> String {
    ([title, ""] + message.wrapped()).joined(separator: "\n")
  }

  let actions: [ScreenAction] = []
}
