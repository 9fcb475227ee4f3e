public import Kit
public import Observation
public import Waymark

/// The sheet that asks who one is. Settings shows it, and an app may show it wherever it likes.
@MainActor
@Observable
public final class SignInModel<C: Coordinator>: TextScreen {
  private let account: AccountStore
  private let navigator: Navigator<C>

  /// Creates the sheet, which dismisses itself, with or without somebody signed in.
  public init(account: AccountStore, navigator: Navigator<C>) {
    self.account = account
    self.navigator = navigator
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
          self.navigator.dismiss()
        }
        return result
      },
      ScreenAction("Cancel") { self.navigator.dismiss() },
    ]
  }
}
