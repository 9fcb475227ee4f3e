/// The reason why a folder or a file cannot be used to keep data across runs.
public struct StoreError: Error, Sendable {
  /// The kind of problem.
  public enum Code: Hashable, Sendable {
    /// The folder does not exist and cannot be made.
    case cannotCreate
    /// The folder or the file cannot be opened, or is something else.
    case cannotOpen
    /// Another running program uses it.
    case inUse
    /// The folder cannot be written to.
    case cannotWrite
    /// The kept data exist, but cannot be read.
    case cannotRead
    /// A file cannot be moved out of the way.
    case cannotSetAside
  }

  /// The kind of problem.
  public let code: Code

  /// The folder or the file as it was given.
  public let path: String

  /// What failed, why, and what to do, on one line.
  public let message: String

  init(_ code: Code, _ path: String, _ problem: String, because reason: String, help: String) {
    self.code = code
    self.path = path
    message = "\(path.oneLine()): \(problem) (\(reason)); \(help)"
  }
}

extension StoreError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
