import Kit
import Todos
import Waymark

extension Gate {
  /// Somebody is signed in.
  static let session: Gate = "session"
}

extension AppCoordinator {
  /// Only who is signed in adds todos. Anybody else is asked to sign in, and goes on once that has left.
  func access(to route: AppRoute) -> Access<AppRoute> {
    switch route {
    case .todos(.add) where !stores.account.isSignedIn: .hold(until: .session, showing: .signIn)
    default: .allow
    }
  }

  /// Ends the session, as a server does; nil if there is none.
  func endSession() -> Outcome? {
    guard stores.account.isSignedIn else { return nil }
    stores.account.signOut()
    return leaveSession()
  }

  /// Leaves what needs a session, once that has ended, and forgets where its owner has been.
  @discardableResult
  func leaveSession() -> Outcome {
    defer { history.clear() }
    dropHolds()
    return revalidate()
  }
}
