import Foundation

/// Standard output or standard error, written at once, whatever reads it.
///
/// A reader that went away is no reason to crash: what is written then is dropped.
struct TextOutput: Sendable {
  static let standard = TextOutput(descriptor: STDOUT_FILENO)
  static let error = TextOutput(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Makes writing to a closed pipe fail instead of ending the program.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether it is a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all of a text; returns false if nobody can read it any more.
  @discardableResult
  func write(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress?.advanced(by: start), bytes.count - start)
      }
      let failure = errno
      if count > 0 {
        start += count
      } else if failure == EAGAIN {
        waitUntilWritable()
      } else if failure != EINTR {
        return false
      }
    }
    return true
  }

  /// Waits for room in a pipe that its owner made non-blocking.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
