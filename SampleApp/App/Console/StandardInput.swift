import Foundation

/// The lines of standard input, each read on demand.
struct StandardInput: Sequence, IteratorProtocol {
  /// Whether a person types the lines.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The reason why no line can be read, or nil.
  static var problem: String? {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return message(errno) }
    if status.st_mode & S_IFMT == S_IFDIR { return message(EISDIR) }
    // Reading from it would look like the end of the input.
    return fcntl(STDIN_FILENO, F_GETFL) & O_ACCMODE == O_WRONLY ? message(EBADF) : nil
  }

  private static func message(_ number: Int32) -> String {
    "the input cannot be read (\(String(cString: strerror(number))))"
  }

  mutating func next() -> String? {
    readLine()
  }
}
