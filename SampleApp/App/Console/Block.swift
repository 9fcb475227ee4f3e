import Kit

/// The answer to one line of input, or to the start of the app.
///
/// Every line of data is indented by two spaces, so that it can never look like a line that begins
/// with `error: `, `warning: `, `question: `, `waiting: `, `path: ` or `url: `. An empty line ends
/// a block, and no other line in it is empty.
struct Block: Hashable, Sendable {
  /// The reason why the command failed, or nil.
  var error: String?

  /// Problems of a command that was performed nevertheless.
  var warnings: [String] = []

  /// The text that the command prints.
  var text: [String] = []

  /// The visible tabs, from left to right.
  var tabs: [Tab] = []

  /// The columns, which are printed in place of the screen and its actions; nil if one screen is shown.
  var columns: Columns?

  /// The screen after the command; with columns, that of the selected one.
  var screen: [String] = []

  /// The titles and prompts of the screen's actions.
  var actions: [Action] = []

  /// The open question whether an entry may be left, or nil.
  var question: String?

  /// The targets that wait.
  var waiting: [String] = []

  /// The visible path.
  var path = ""

  /// The link of the screen, or nil if it has none.
  var url: String?

  /// A tab in the line above the screen.
  struct Tab: Hashable, Sendable {
    var title: String
    var isSelected: Bool
  }

  /// The text of an action of the screen.
  struct Action: Hashable, Sendable {
    var title: String
    var prompt: String?

    /// The title and the prompt on one line.
    var text: String { title.oneLine() + (prompt.map { " <\($0.oneLine())>" } ?? "") }
  }

  /// Returns the block as lines with line breaks. The last line is empty.
  func rendered(in style: Style) -> String {
    var lines: [String] = []
    if let error {
      lines.append(style.apply(.failure, to: "error: ") + error.oneLine())
    }
    lines += warnings.map { style.apply(.failure, to: "warning: ") + $0.oneLine() }
    lines += text.flatMap(Self.indented)
    if !tabs.isEmpty {
      lines += [tabBar(in: style), "  "]
    }
    lines += columns?.lines(in: style) ?? screenLines(in: style)
    if let question {
      lines.append(style.apply(.prompt, to: "question: ") + question.oneLine())
    }
    lines += waiting.map { style.apply(.quiet, to: "waiting: \($0.oneLine())") }
    lines.append(style.apply(.quiet, to: "path: \(path.oneLine())"))
    if let url {
      lines.append(style.apply(.quiet, to: "url: \(url)"))
    }
    return lines.map { $0 + "\n" }.joined() + "\n"
  }

  /// The screen and its actions with their numbers.
  private func screenLines(in style: Style) -> [String] {
    var lines: [String] = []
    for (index, line) in screen.flatMap(Self.indented).enumerated() {
      lines.append(index == 0 ? style.apply(.heading, to: line) : line)
    }
    for (index, action) in actions.enumerated() {
      let prompt = action.prompt.map { style.apply(.quiet, to: " <\($0.oneLine())>") } ?? ""
      let number = style.apply(.number, to: "\(index + 1).")
      lines.append("  \(number) \(action.title.oneLine())\(prompt)")
    }
    return lines
  }

  /// All tabs on one line, the selected one in brackets.
  private func tabBar(in style: Style) -> String {
    let titles = tabs.map { tab in
      let title = tab.title.oneLine()
      return tab.isSelected ? style.apply(.heading, to: "[\(title)]") : title
    }
    return "  " + titles.joined(separator: "  ")
  }

  /// The lines of a text, indented so that they can neither end a block nor look like a line of
  /// another kind.
  private static func indented(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { "  " + String($0).oneLine() }
  }
}
