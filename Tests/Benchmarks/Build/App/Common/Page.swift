/// What the features show: a title, lines, and what choosing one of them does.
@MainActor
public final class Page {
  /// What stands above the lines.
  public let title: String
  /// What can be chosen.
  public let lines: [String]
  /// Does what a line promises, which is named by its position.
  public let choose: (Int) -> Void

  /// A page whose lines do something.
  public init(title: String, lines: [String] = [], choose: @escaping (Int) -> Void = { _ in }) {
    self.title = title
    self.lines = lines
    self.choose = choose
  }
}
