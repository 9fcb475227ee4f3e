/// The problems since the last answer.
@MainActor
final class Warnings {
  private var messages: [String] = []

  func add(_ message: String) {
    if !messages.contains(message) { messages.append(message) }
  }

  /// Returns the problems, and forgets them.
  func taken() -> [String] {
    defer { messages = [] }
    return messages
  }
}
