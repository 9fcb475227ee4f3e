import Kit
import Todos
import Waymark

extension Gate {
  /// Somebody is signed in.
  static let session: Gate = "session"
}

extension AppCoordinator {
  /// Only who is signed in adds todos. Anybody else is asked to sign in, and then goes on.
  func access(to route: AppRoute) -> Access<AppRoute> {
    switch route {
    case .todos(.add) where !stores.account.isSignedIn: .hold(until: .session, showing: .signIn)
    default: .allow
    }
  }

  /// Goes on to where a session was missing; without one, gives that up, and leaves what needs one.
  @discardableResult
  func followSession() -> Outcome {
    guard !stores.account.isSignedIn else { return release(.session) }
    dropHolds()
    return revalidate()
  }
}
