import Kit
import Observation

/// A screen that shows the message with which it was opened.
@Observable
final class CustomModel: TextScreen {
  let title = "Custom view"
  private let message: String

  init(message: String) {
    self.message = message
  }

  func render() -> String {
    ([title, ""] + message.wrapped()).joined(separator: "\n")
  }

  var actions: [ScreenAction] { [] }
}
