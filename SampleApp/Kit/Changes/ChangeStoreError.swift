/// Why a folder cannot be used to keep changes.
///
/// Two errors are equal if their codes are.
public struct ChangeStoreError: Error, Sendable {
  /// The kind of problem.
  public struct Code: Hashable, Sendable {
    private let name: String

    /// The folder does not exist and cannot be made.
    public static let cannotCreate = Code(name: "cannotCreate")
    /// The folder cannot be opened, or is something else than a folder.
    public static let cannotOpen = Code(name: "cannotOpen")
    /// Another running program uses the folder.
    public static let inUse = Code(name: "inUse")
    /// The folder cannot be written to.
    public static let cannotWrite = Code(name: "cannotWrite")
    /// The file of changes is there, and cannot be read.
    public static let cannotRead = Code(name: "cannotRead")
    /// A damaged file cannot be moved out of the way.
    public static let cannotSetAside = Code(name: "cannotSetAside")
  }

  /// The kind of problem.
  public let code: Code

  /// The folder as it was given.
  public let directory: String

  /// What failed, why, and what helps, on one line.
  public let message: String

  init(_ code: Code, directory: String, _ problem: String, because reason: String, help: String) {
    self.code = code
    self.directory = directory
    message = "\(directory.oneLine()): \(problem) (\(reason)); \(help)"
  }
}

extension ChangeStoreError: Equatable {
  /// Whether two errors are of the same kind.
  public static func == (left: ChangeStoreError, right: ChangeStoreError) -> Bool {
    left.code == right.code
  }
}

extension ChangeStoreError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
