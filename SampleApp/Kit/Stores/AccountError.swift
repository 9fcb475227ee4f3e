/// The reason why a sign-in failed.
///
/// Two errors are equal if their codes are equal.
public struct AccountError: Error, Sendable {
  /// The kind of refusal.
  public struct Code: Hashable, Sendable {
    private let name: String

    /// A name without any visible characters.
    public static let blankName = Code(name: "blankName")
  }

  /// The kind of refusal.
  public let code: Code

  /// What was refused, why, and what to do, on one line.
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
