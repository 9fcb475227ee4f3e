import Foundation

/// The lines of standard input, each read on demand.
struct StandardInput: Sequence, IteratorProtocol {
  /// Whether a person types the lines.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The reason why no line can be read, or nil.
  static var problem: String? {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else {
      return "the input cannot be read (\(String(cString: strerror(errno))))"
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return "the input cannot be read (\(String(cString: strerror(EISDIR))))"
  }

  mutating func next() -> String? {
    readLine()
  }
}
