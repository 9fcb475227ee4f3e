import Kit
import Observation
import Waymark

/// A screen that shows the message that it was opened with. As a tab the screen stays, and its
/// message changes.
@MainActor
@Observable
final class CustomModel: TextScreen {
  let title = "Custom view"
  private var message: String

  init(message: String, navigator: Navigator<AppCoordinator>) {
    self.message = message
    navigator.onRevise { [weak self] route in
      if case .custom(let message) = route { self?.message = message }
    }
  }

  func render() -> String {
    ([title, ""] + message.wrapped()).joined(separator: "\n")
  }

  var actions: [ScreenAction] { [] }
}
