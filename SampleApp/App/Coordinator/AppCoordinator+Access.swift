import Kit
import Todos
import Waymark

extension Gate {
  /// A user is signed in.
  static let session: Gate = "session"
}

extension AppCoordinator {
  /// Adding todos needs a session. Without one, the app shows sign-in, and continues once that has
  /// left.
  func access(to route: AppRoute) -> Access<AppRoute> {
    switch route {
    case .todos(.add) where !stores.account.isSignedIn: .hold(until: .session, showing: .signIn)
    default: .allow
    }
  }

  /// Ends the session, as a server would. Nil if there is none.
  func endSession() -> Outcome? {
    guard stores.account.isSignedIn else { return nil }
    stores.account.signOut()
    return leaveSession()
  }

  /// Leaves everything that needs a session after its end, and clears the history.
  @discardableResult
  func leaveSession() -> Outcome {
    defer { history.clear() }
    dropHolds()
    return revalidate()
  }
}
