/// Why nobody was signed in.
///
/// Two errors are equal if their codes are.
public struct AccountError: Error, Sendable {
  /// The kind of refusal.
  public struct Code: Hashable, Sendable {
    private let name: String

    /// A name without anything to read in it.
    public static let blankName = Code(name: "blankName")
  }

  /// The kind of refusal.
  public let code: Code

  /// What was refused, why, and what helps, on one line.
  public let message: String

  static func blankName(_ name: String) -> AccountError {
    let found = name.isEmpty ? "the text is empty" : "the text has only blanks"
    return AccountError(
      code: .blankName, message: "Signing in needs a name, and \(found); type any name.")
  }
}

extension AccountError: Equatable {
  /// Whether two errors are of the same kind.
  public static func == (left: AccountError, right: AccountError) -> Bool {
    left.code == right.code
  }
}

extension AccountError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
