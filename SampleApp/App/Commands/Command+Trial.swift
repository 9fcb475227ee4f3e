extension Command {
  /// Returns the trial of the command in a text.
  static func trial(of text: Substring) throws(CommandError) -> Command {
    let text = String(text)
    switch try parse(text) {
    case .navigate(let navigation): return .trial(navigation)
    case .action: throw .notTried(text, "only the screen knows what its actions do")
    case .forward, .position: throw .noTrialOfHistory(text)
    case .system: throw .notTried(text, "it has already happened when the app hears of it")
    case .yes, .no: throw .notTried(text, "it answers a question")
    case .trial, .history, .url, .links, .tree, .state, .log, .help, .quit:
      throw .notTried(text, "it does not navigate")
    case nil: throw .missingTrial()
    }
  }
}
