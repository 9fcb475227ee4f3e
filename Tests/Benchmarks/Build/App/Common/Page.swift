/// The screen that features show: a title, lines, and what happens when a line is chosen.
@MainActor
public final class Page {
  /// The text above the lines.
  public let title: String
  /// The lines that can be chosen.
  public let lines: [String]
  /// Does what the line at a position promises.
  public let choose: (Int) -> Void

  /// A page with a title, lines, and what they do.
  public init(title: String, lines: [String] = [], choose: @escaping (Int) -> Void = { _ in }) {
    self.title = title
    self.lines = lines
    self.choose = choose
  }
}
