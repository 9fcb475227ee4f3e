public import Kit
public import Waymark

/// The sheet for signing in. The settings show it, and an app may show it anywhere.
public final class SignInModel<C: Coordinator>: TextScreen {
  private let account: AccountStore
  private let navigator: Navigator<C>

  /// Creates the sheet. It dismisses itself, whether the user signs in or not.
  public init(account: AccountStore, navigator: Navigator<C>) {
    self.account = account
    self.navigator = navigator
  }

  /// The title of the sheet.
  public let title = "Sign in"

  /// Returns the request for a name.
  public func render() -> String {
    """
    \(title)

    Who are you? Any name will do, and there is no password.
    """
  }

  /// Signing in with the text as the name, and leaving without signing in.
  public var actions: [ScreenAction] {
    [
      ScreenAction("Sign in", prompt: "Name") { name in
        try self.account.signIn(name: name)
        return self.navigator.dismiss()
      },
      ScreenAction("Cancel") { self.navigator.dismiss() },
    ]
  }
}
