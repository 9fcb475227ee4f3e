import Kit

/// The answer to one line of input, or to the start of the app.
///
/// Every line of data is indented by two spaces, so that none can look like a line that begins with
/// `error: `, `warning: `, `question: `, `waiting: `, `path: ` or `url: `. An empty line ends a block, and no other line of it is empty.
struct Block: Hashable, Sendable {
  /// Why the command failed, or nil.
  var error: String?

  /// What was not as it should be, although it was done.
  var warnings: [String] = []

  /// The text that the command asked for.
  var text: [String] = []

  /// The tabs, from left to right, or none where none are visible.
  var tabs: [Tab] = []

  /// What lies side by side, instead of the screen alone; nil where one screen is shown.
  var columns: Columns?

  /// The screen, as it is after the command.
  var screen: [String]

  /// The titles and prompts of what can be done on the screen.
  var actions: [Action]

  /// What has to be answered before anything is left, or nil.
  var question: String?

  /// What waits to be shown.
  var waiting: [String] = []

  /// The visible path.
  var path: String

  /// The link of what is shown, or nil if it has none.
  var url: String?

  /// A tab, as it is shown above the screen.
  struct Tab: Hashable, Sendable {
    var title: String
    var isSelected: Bool
  }

  /// An action of the screen, without what it does.
  struct Action: Hashable, Sendable {
    var title: String
    var prompt: String?

    /// Both on one line.
    var text: String { title.oneLine() + (prompt.map { " <\($0.oneLine())>" } ?? "") }
  }

  /// Returns the block as lines, each ended by a line break, the last one empty.
  func text(in style: Style) -> String {
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
    lines.append(style.apply(.quiet, to: "path: \(path)"))
    if let url {
      lines.append(style.apply(.quiet, to: "url: \(url)"))
    }
    return lines.map { $0 + "\n" }.joined() + "\n"
  }

  /// The screen alone, and its actions with their numbers.
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

  /// The lines of a text, which can neither end a block nor look like a line of another kind.
  private static func indented(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { "  " + String($0).oneLine() }
  }
}
