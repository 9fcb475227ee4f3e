/// Whether the console colours what it writes.
enum Style: Hashable, Sendable {
  /// Text alone, for pipes.
  case plain
  /// Text with the escape sequences of terminals.
  case colour

  /// What a piece of text is.
  enum Role: Sendable {
    case heading, number, quiet, failure, prompt
  }

  /// Returns the text, coloured if this is the style for it.
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
