/// What was not as it should be since the last answer.
@MainActor
final class Warnings {
  private var messages: [String] = []

  func add(_ message: String) {
    messages.append(message)
  }

  /// Returns what came up, each only once.
  func taken() -> [String] {
    defer { messages = [] }
    return messages
  }
}
