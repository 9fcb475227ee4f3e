public import Kit
public import Observation

/// The sheet that asks who one is. Settings shows it, and an app may show it wherever it likes.
@MainActor
@Observable
public final class SignInModel: TextScreen {
  private let account: AccountStore
  private let leave: @MainActor () -> Void

  /// Creates the sheet; `leave` ends it, with or without somebody signed in.
  public init(account: AccountStore, leave: @escaping @MainActor () -> Void) {
    self.account = account
    self.leave = leave
  }

  /// What the sheet does.
  public let title = "Sign in"

  /// Returns what is asked for.
  public func render() -> String {
    """
    \(title)

    Who are you? Any name will do, and there is no password.
    """
  }

  /// Signing in with the text as the name, and leaving without it.
  public var actions: [ScreenAction] {
    [
      ScreenAction("Sign in", prompt: "Name") { name in
        let result = ActionResult { try self.account.signIn(name: name) }
        if result == .done {
          self.leave()
        }
        return result
      },
      ScreenAction("Cancel") { self.leave() },
    ]
  }
}
