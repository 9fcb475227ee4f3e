public import Observation

/// Who is signed in. It is not kept: the app always starts with nobody.
@MainActor
@Observable
public final class AccountStore {
  /// The name of who is signed in, or nil.
  public private(set) var name: String?

  /// Creates a store with nobody signed in.
  public init() {}

  /// Whether somebody is signed in.
  public var isSignedIn: Bool { name != nil }

  /// Signs somebody in, without blanks around the name, in the place of whoever was.
  ///
  /// - Throws: `AccountError` with the code `blankName`.
  public func signIn(name: String) throws(AccountError) {
    let isBlank: (Character) -> Bool = { $0.isWhitespace }
    guard let start = name.firstIndex(where: { !isBlank($0) }),
      let end = name.lastIndex(where: { !isBlank($0) })
    else {
      throw .blankName(name)
    }
    self.name = String(name[start...end])
  }

  /// Signs out; without anybody signed in it does nothing.
  public func signOut() {
    name = nil
  }
}
