/// The problems since the last answer.
@MainActor
final class Warnings {
  private var messages: [String] = []

  func add(_ message: String) {
    messages.append(message)
  }

  /// Returns the problems, each only once.
  func taken() -> [String] {
    defer { messages = [] }
    return messages
  }
}
