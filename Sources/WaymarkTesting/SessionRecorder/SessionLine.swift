/// A line of a recorded test. A long one is broken.
struct SessionLine {
  enum Call {
    /// A verb, with its outcome if that is stated.
    case step(String, String?)
    case line(String)
    case settle
  }

  let call: Call
  /// The statements in the last closure.
  let statements: [String]

  private static let indent = 4

  /// The lines of the test.
  var lines: [String] {
    if let line = shortLine { return [line] }
    let head = headLines
    guard !statements.isEmpty else { return head }
    let body = statements.flatMap { SourceLayout.lines(of: $0, at: Self.indent + 2) }
    let end = Self.margin(0) + "}"
    return head.dropLast() + [(head.last ?? "") + " {"] + body + [end]
  }

  /// The call on one line.
  private var shortHead: String {
    switch call {
    case .step(let verb, let outcome):
      "test.step({ \(verb) }\(outcome.map { ", \($0)" } ?? ""))"
    case .line(let source): source
    case .settle: statements.isEmpty ? "await test.settle()" : "await test.settle"
    }
  }

  private var shortLine: String? {
    guard statements.count < 2 else { return nil }
    let line = shortHead + (statements.first.map { " { \($0) }" } ?? "")
    return SourceLayout.fits(line, at: Self.indent) ? Self.margin(0) + line : nil
  }

  private var headLines: [String] {
    let opening = statements.isEmpty ? "" : " {"
    if SourceLayout.fits(shortHead + opening, at: Self.indent) {
      return [Self.margin(0) + shortHead]
    }
    switch call {
    case .step(let verb, nil):
      return [Self.margin(0) + "test.step({"]
        + SourceLayout.lines(of: verb, at: Self.indent + 2) + [Self.margin(0) + "})"]
    case .step(let verb, let outcome?):
      return [Self.margin(0) + "test.step(", Self.margin(2) + "{"]
        + SourceLayout.lines(of: verb, at: Self.indent + 4) + [Self.margin(2) + "},"]
        + SourceLayout.lines(of: outcome, at: Self.indent + 2) + [Self.margin(0) + ")"]
    case .line, .settle:
      let lines = SourceLayout.lines(of: shortHead, suffix: opening, at: Self.indent)
      return lines.dropLast() + lines.suffix(1).map { String($0.dropLast(opening.count)) }
    }
  }

  private static func margin(_ more: Int) -> String {
    String(repeating: " ", count: indent + more)
  }
}
