// Errors of the history and of trials.
extension CommandError {
  static func unknownPosition(_ text: String) -> CommandError {
    CommandError(
      "\(quoted(text)) is not the number of a position; type history to see all positions")
  }

  static func noSuchPosition(_ number: Int, of count: Int) -> CommandError {
    let help =
      switch count {
      case 0: "it is empty, because the app has ended"
      case 1: "it has only one, which is shown"
      default: "type a number from 1 to \(count)"
      }
    return CommandError("the history has no position \(number); \(help)")
  }

  static var noForward: CommandError {
    CommandError("there is nothing to go forward to; type history to see all positions")
  }

  static var missingTrial: CommandError {
    CommandError("\"try\" needs a command, such as try open /todos/1; \(trials)")
  }

  static func notTried(_ text: String, _ reason: String) -> CommandError {
    CommandError("\(quoted(text)) cannot be tried: \(reason); \(trials)")
  }

  static func noTrialOfHistory(_ text: String) -> CommandError {
    CommandError(
      "\(quoted(text)) cannot be tried: a trial knows no history; type history to see where it leads"
    )
  }

  private static var trials: String { "type try and one of \(Navigation.Word.names)" }
}
