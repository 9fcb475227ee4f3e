/// The reason why a folder or a file cannot be used to keep data across runs.
///
/// Two errors are equal if their codes are equal.
public struct StoreError: Error, Sendable {
  /// The kind of problem.
  public struct Code: Hashable, Sendable {
    private let name: String

    /// The folder does not exist and cannot be made.
    public static let cannotCreate = Code(name: "cannotCreate")
    /// The folder or the file cannot be opened, or is something else.
    public static let cannotOpen = Code(name: "cannotOpen")
    /// Another running program uses it.
    public static let inUse = Code(name: "inUse")
    /// The folder cannot be written to.
    public static let cannotWrite = Code(name: "cannotWrite")
    /// The kept data exist, but cannot be read.
    public static let cannotRead = Code(name: "cannotRead")
    /// A damaged file cannot be moved out of the way.
    public static let cannotSetAside = Code(name: "cannotSetAside")
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

extension StoreError: Equatable {
  /// Whether two errors are of the same kind.
  public static func == (left: StoreError, right: StoreError) -> Bool {
    left.code == right.code
  }
}

extension StoreError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
