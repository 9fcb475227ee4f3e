/// What a coordinator says to a route: whether it may be shown, and if not, what happens instead.
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
/// - Every way in asks: verbs, links, transactions, redirects, tabs, and what a removal uncovers.
/// - The app is asked first, then the coordinators below it, down to the one whose route it is.
/// - One refusal of what enters refuses the whole change; a refused change changes nothing.
/// - No removal is ever refused: if it uncovers an entry that may not be seen, that entry goes, too.
public enum Access<Route: Waymark.Route>: Hashable, Sendable {
  /// The route may be shown.
  case allow
  /// The route may not be shown; the verb says `denied` with the reason.
  case deny(DenialReason)
  /// Other routes are shown instead: the coordinator that says this is set to them, as by
  /// `setRoutes`, and they are judged anew. After five redirects in one change it is denied.
  case redirect(to: [Route])
  /// The target waits, and the coordinator that says this navigates to `showing`, if given. When what is
  /// shown for it leaves, or the gate is released, the target is asked again. If the gate still holds
  /// the target after what was shown has left, the target is dropped. A gate without names is a denial.
  indirect case hold(until: Gate, showing: Route? = nil)

  /// One route is shown instead: the coordinator's layers end, as by `setRoutes`.
  ///
  /// - Parameter route: The only route of the coordinator from then on.
  /// - Returns: `redirect(to: [route])`.
  public static func redirect(to route: Route) -> Access { .redirect(to: [route]) }
}
