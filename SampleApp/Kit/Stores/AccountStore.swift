public import Observation

/// The user who is signed in. This is not kept: the app always starts signed out.
@MainActor
@Observable
public final class AccountStore {
  /// The name of the user who is signed in, or nil.
  public private(set) var name: String?

  /// Creates a store that is signed out.
  public init() {}

  /// Whether a user is signed in.
  public var isSignedIn: Bool { name != nil }

  /// Signs a user in instead of the current one. Drops blanks around the name.
  ///
  /// - Throws: `AccountError.blankName`.
  public func signIn(name: String) throws(AccountError) {
    guard let trimmed = name.trimmed else { throw .blankName(name) }
    self.name = trimmed
  }

  /// Signs out. Does nothing if no user is signed in.
  public func signOut() {
    name = nil
  }
}
