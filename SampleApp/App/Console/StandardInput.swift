import Foundation

/// The lines of standard input, each read when it is asked for.
struct StandardInput: Sequence, IteratorProtocol {
  /// Whether a person types the lines.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  mutating func next() -> String? {
    readLine()
  }
}
