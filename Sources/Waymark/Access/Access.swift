/// The verdict of a coordinator on a route: whether it may be shown, and if not, what happens
/// instead.
///
/// ```swift
/// func access(to route: AppRoute) -> Access<AppRoute> {
///   switch route {
///   case .todos(.add) where !session.isSignedIn: .hold(until: .session, showing: .signIn)
///   case .admin where !session.isAdministrator: .deny("only administrators may see this")
///   case .oldHome: .redirect(to: [.home])
///   default: .allow
///   }
/// }
/// ```
///
/// ## Guarantees
///
/// - Every way to show a route asks: verbs, links, transactions, redirects, tabs, and removals that
///   uncover an entry.
/// - The app is asked first, then the coordinators below it, down to the owner of the route.
/// - If one entering route is refused, the whole change is refused. A refused change changes
///   nothing.
/// - A removal is never refused: if it uncovers an entry that may not be seen, that entry goes,
///   too.
public enum Access<Route: Waymark.Route>: Hashable, Sendable {
  /// The route may be shown.
  case allow
  /// The route may not be shown. The verb returns `denied` with the reason.
  case deny(DenialReason)
  /// Other routes are shown instead: this coordinator sets them, as by `setRoutes`, and `access` is
  /// asked about them in turn. After five redirects in one change the route is denied; those that
  /// only take an old entry out of a tab are not counted.
  case redirect(to: [Route])
  /// The target waits, and this coordinator navigates to `showing`, if given. `access` is asked
  /// about the target again when all that was shown for it has left, or when the gate is released.
  /// If it has left, and a gate that the target has waited for holds it again, the target is
  /// dropped. A gate without names is a denial.
  indirect case hold(until: Gate, showing: Route? = nil)

  /// One route is shown instead: the coordinator's layers end, as by `setRoutes`.
  ///
  /// ```swift
  /// case .oldHome: .redirect(to: .home)
  /// ```
  ///
  /// - Parameter route: The new only route of the coordinator.
  /// - Returns: `redirect(to: [route])`.
  public static func redirect(to route: Route) -> Access { .redirect(to: [route]) }
}
