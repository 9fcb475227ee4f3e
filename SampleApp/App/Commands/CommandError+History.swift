import Kit

// Errors of the history and of trials.
extension CommandError {
  static func unknownPosition(_ text: String) -> CommandError {
    CommandError(
      .unknownPosition,
      "\(quoted(text)) is no number of a position; type history alone to see all positions")
  }

  static func noSuchPosition(_ number: Int, of count: Int) -> CommandError {
    let help =
      switch count {
      case 0: "it is empty, since the app has ended"
      case 1: "it has one alone, which is shown"
      default: "type a number from 1 to \(count)"
      }
    return CommandError(.noSuchPosition, "the history has no position \(number); \(help)")
  }

  static func noForward() -> CommandError {
    CommandError(
      .noForward, "nothing lies forward of what is shown; type history to see all positions")
  }

  static func missingTrial() -> CommandError {
    CommandError(.missingTrial, "\"try\" needs a command, such as try open /todos/1; \(trials)")
  }

  static func notTried(_ text: String, _ reason: String) -> CommandError {
    CommandError(.notTried, "\(quoted(text)) cannot be tried: \(reason); \(trials)")
  }

  static func noTrialOfHistory(_ text: String) -> CommandError {
    CommandError(
      .notTried,
      "\(quoted(text)) cannot be tried: a trial knows no history; type history to see where it leads"
    )
  }

  private static var trials: String {
    "type try and one of \(Navigation.words.joined(separator: ", "))"
  }
}
