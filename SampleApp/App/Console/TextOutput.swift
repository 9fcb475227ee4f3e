import Foundation

/// Standard output or standard error, written at once for any reader.
struct TextOutput: Sendable {
  static let standard = TextOutput(descriptor: STDOUT_FILENO)
  static let error = TextOutput(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Makes writes without a reader fail, instead of ending the program or going to a file.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // A file that is opened takes the lowest free descriptor. This takes the descriptor of a closed
    // output, so that writes to it fail.
    while case let descriptor = open("/dev/null", O_RDONLY), descriptor >= 0 {
      guard descriptor > STDERR_FILENO else { continue }
      close(descriptor)
      return
    }
  }

  /// Whether it is a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The width of the terminal in characters; nil if it is unknown.
  var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes a whole text.
  func write(_ text: String) throws(OutputError) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress?.advanced(by: start), bytes.count - start)
      }
      let failure = count == 0 ? EIO : errno
      if count > 0 {
        start += count
      } else if failure == EAGAIN {
        waitUntilWritable()
      } else if failure != EINTR {
        throw OutputError(failure)
      }
    }
  }

  /// Waits for room in a pipe that was made non-blocking.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
