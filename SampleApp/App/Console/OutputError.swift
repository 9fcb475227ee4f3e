import Foundation

/// The reason why the output cannot be written: the disk is full, it is closed, or its reader went
/// away.
struct OutputError: Error, Hashable {
  /// What went wrong, in the words of the system.
  let reason: String

  /// Translates a number of the system.
  init(_ number: Int32) {
    reason = String(cString: strerror(number))
  }

  /// The message, on one line.
  var message: String { "the output cannot be written (\(reason))" }
}
