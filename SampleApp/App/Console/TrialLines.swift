import Kit
import Waymark

/// What a navigation would do, as text for the command `try`.
enum TrialLines {
  /// Returns the outcome in words, and indented below it the path afterwards, the entries that
  /// would enter and leave, and warnings.
  ///
  ///     It would be done.
  ///       path: home > todos.list
  ///       leave (popped) todos.detail(id: 1)
  static func lines(of evaluation: Evaluation<AppRoute>, of navigation: Navigation) -> [String] {
    let events = evaluation.entering + evaluation.leaving
    let details =
      ["path: \(PathLine.text(of: evaluation.visiblePath))"] + events.map(\.description)
      + evaluation.reports.map { "warning: \($0.message)" }
    return [outcome(of: evaluation, of: navigation)] + details.map { "  \($0.oneLine())" }
  }

  private static func outcome(
    of evaluation: Evaluation<AppRoute>, of navigation: Navigation
  ) -> String {
    switch evaluation.outcome {
    case .performed: "It would be done."
    case .unchanged: "It would change nothing. \(navigation.textWhenUnchanged)"
    case .redirected: "It would lead elsewhere."
    case .held: "It would wait: \(evaluation.wait.map(text) ?? "what is shown may not be left")"
    case .needsConfirmation:
      "It would ask first: "
        + evaluation.questions.map { "may \($0.name) be left?" }.joined(separator: " ")
    case .denied(let reason): "It would fail: \(reason.text.oneLine())"
    case .ignored(let reason): "It would fail: \(reason)"
    case .invalidLink(let error): "It would fail: \(error.message.oneLine())"
    case .queued: "It was not tried: another command is at work."
    }
  }

  /// The text of a wait, as in the line for waiting targets.
  private static func text(of wait: Evaluation<AppRoute>.Wait) -> String {
    "\(wait.name.map { "\($0), for " } ?? "for ")\(wait.gate)"
  }
}
