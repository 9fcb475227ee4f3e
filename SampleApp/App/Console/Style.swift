/// Whether the console colours its output.
enum Style: Hashable, Sendable {
  /// Only text, for pipes.
  case plain
  /// Text with the escape sequences of terminals.
  case colour

  /// The role of a piece of text.
  enum Role: Sendable {
    case heading, number, quiet, failure, prompt
  }

  /// Returns the text, coloured if the style says so.
  func apply(_ role: Role, to text: String) -> String {
    switch self {
    case .plain: text
    case .colour: "\u{1B}[\(Self.code(of: role))m\(text)\u{1B}[0m"
    }
  }

  private static func code(of role: Role) -> String {
    switch role {
    case .heading, .prompt: "1"
    case .number: "36"
    case .quiet: "2"
    case .failure: "31"
    }
  }
}
