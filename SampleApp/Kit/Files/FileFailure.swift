import Foundation

/// The reason why a call for a file failed.
enum FileFailure: Error, Hashable {
  /// There is no file of that name.
  case missing

  /// The name does not belong to a file, but to a pipe, a device or the like.
  case notFile

  /// Any other failure, in the words of the system.
  case other(reason: String)

  /// Translates a number of the system.
  init(_ number: Int32) {
    self = number == ENOENT ? .missing : .other(reason: String(cString: strerror(number)))
  }

  /// What went wrong, in a few words.
  var reason: String {
    switch self {
    case .missing: String(cString: strerror(ENOENT))
    case .notFile: "Not a file"
    case .other(let reason): reason
    }
  }
}
