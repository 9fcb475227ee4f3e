import Kit
import Testing

extension TextScreen {
  /// Performs the action with a title, like a user who chooses it.
  @discardableResult
  func choose(_ title: String, typing text: String = "") throws -> ActionResult {
    let action = try #require(
      actions.first { $0.title == title }, "\(title) is not in \(actions.map(\.title))")
    return action.perform(text)
  }
}
