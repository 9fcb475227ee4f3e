/// The reason why a sign-in failed.
public enum AccountError: Error, Hashable {
  /// The name has no visible characters.
  case blankName(String)
}

extension AccountError: CustomStringConvertible {
  /// What was refused, why, and what to do, on one line.
  public var description: String {
    switch self {
    case .blankName(""): "Signing in needs a name, and the text is empty; type any name."
    case .blankName: "Signing in needs a name, and the text has only blanks; type any name."
    }
  }
}
