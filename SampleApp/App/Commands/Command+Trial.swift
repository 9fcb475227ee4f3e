extension Command {
  /// Returns the trial of the command in a text.
  static func trial(of text: Substring) throws(CommandError) -> Command {
    // A line may hold any number of trials, so they are not parsed one within the other.
    var inner = text
    while inner.firstWord.word.lowercased() == "try" { inner = inner.firstWord.rest }
    let command = String(inner)
    switch try parse(command) {
    case .navigate(let navigation):
      guard inner.startIndex == text.startIndex else {
        throw .notTried(String(text), "it does not navigate")
      }
      return .trial(navigation)
    case .action: throw .notTried(command, "only the screen knows what its actions do")
    case .forward, .position: throw .noTrialOfHistory(command)
    case .gesture, .system:
      throw .notTried(command, "it has already happened when the app hears of it")
    case .yes, .no: throw .notTried(command, "it answers a question")
    case .trial, .history, .url, .links, .tree, .state, .log, .help, .quit:
      throw .notTried(command, "it does not navigate")
    case nil: throw .missingTrial
    }
  }
}
