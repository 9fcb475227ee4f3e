/// The owner of one feature's navigation: its routes, its stack, and the screen of each route.
///
/// A coordinator stores one ``Flow``. Its `destination(for:)` says what a route shows: a screen,
/// tabs, or a child coordinator. The protocol provides all verbs and queries.
///
/// ```swift
/// final class TodosCoordinator: Coordinator {
///   let flow = Flow<TodosRoute, any TextScreen>(start: .list)
///
///   func destination(for route: TodosRoute) -> Destination<TodosCoordinator> {
///     switch route {
///     case .list: .screen { TodoListModel(navigator: $0) }
///     case .detail(let id): .screen { TodoDetailModel(id: id, navigator: $0) }
///     }
///   }
/// }
///
/// let todos = TodosCoordinator()
/// todos.push(.detail(id: 7))
/// todos.routes  // [.list, .detail(id: 7)]
/// ```
///
/// ## Guarantees
///
/// - A parent keeps a child alive exactly while the child's entries are in the tree.
/// - Every change is one transaction: it happens as a whole or not at all.
/// - A verb that is called while another one is at work runs after it, before the outermost verb
///   returns, and returns `queued`. The body of a transaction is no such work: verbs that are called
///   meanwhile join it, also those of a callback of another tree.
/// - No verb traps or throws; each returns an ``Outcome``.
/// - The same verbs give the same ids, in every run of the program.
///
/// Conforming classes are final and isolated to the main actor. They are `Sendable`: code on any
/// thread may hold them, but only the main actor can call them.
///
/// The comments on a verb name the outcomes of its own. Besides them, every verb may return
/// `queued`, `ignored(left)`, what `access` says about what it shows (`denied`, `redirected` or
/// `held`), and what the entries that it would leave say (`needsConfirmation` or
/// `ignored(blocked)`).
///
/// - Complexity: A verb takes time linear in the entries that it adds, removes or passes, times the
///   coordinators around them: each is asked for `access`, and its observers are called. Entries
///   below do not count, and neither do those of other layers and tabs. But a verb or a query of a
///   covered coordinator also passes the entries and layers of others above it.
@MainActor
public protocol Coordinator: AnyObject, Sendable {
  /// The routes of the feature.
  associatedtype Route: Waymark.Route
  /// The type that the app renders for a route. The framework never looks inside.
  associatedtype Screen
  /// The messages to the coordinator that composes this one. The default is none.
  ///
  /// ```swift
  /// enum Output { case wantsTodos(userId: Int) }
  /// ```
  associatedtype Output = Never
  /// The coordinator's own type. You never declare it. A parent's `onOutput:` finds outputs through
  /// it, so the compiler knows the coordinator before it checks that closure, and reports a wrong
  /// case there.
  associatedtype Itself: Coordinator = Self

  /// The coordinator's navigation. Store one flow for the life of the coordinator.
  var flow: Flow<Route, Screen> { get }

  /// Returns what a route shows. Pure: it may be called any number of times.
  ///
  /// - Parameter route: One of the coordinator's routes.
  /// - Returns: A recipe. Its closures run later, and at most once for each entry.
  func destination(for route: Route) -> Destination<Self>

  /// Returns the routes below a route that a link opens. Pure, like `destination(for:)`.
  ///
  /// The default is the flow's `start`, and nothing below the start itself. A child adds its own
  /// back stack below the first of its routes, so a parent names only its own routes. If the parent
  /// also names routes of the child, the child is asked for the opened route, too, and adds what
  /// lies between the last of these routes and the opened one. So a feature shows the same screens
  /// in a parent as by itself.
  ///
  /// ```swift
  /// func backStack(for route: TodosRoute) -> [TodosRoute] {
  ///   switch route {
  ///   case .list: []
  ///   case .comment(let todo, _): [.list, .detail(id: todo)]
  ///   case .detail: [.list]
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter route: The opened route, or the first route of this coordinator below it. Never
  ///   the route that a tab was declared with, because nothing is below it.
  /// - Returns: The routes below, bottom first. All of them are pushed, whatever their
  ///   presentation.
  func backStack(for route: Route) -> [Route]

  /// Decides whether a route may be shown, and what happens if not. Pure: it may be called any
  /// number of times, and reads what the app knows. The default allows every route.
  ///
  /// ```swift
  /// func access(to route: AppRoute) -> Access<AppRoute> {
  ///   switch route {
  ///   case .vault where !session.isSignedIn: .hold(until: .session, showing: .signIn)
  ///   default: .allow
  ///   }
  /// }
  /// ```
  ///
  /// The method is asked about the routes of the whole subtree. A child's route is passed as a
  /// route of this coordinator's type. If a change of what it reads forbids more routes, call
  /// `revalidate()`.
  ///
  /// - Parameter route: A route that a change would show.
  /// - Returns: The verdict.
  func access(to route: Route) -> Access<Route>

  /// The route to show if `access` allows none of the coordinator's entries. The default is none.
  ///
  /// ```swift
  /// var fallback: AppRoute? { .home }
  /// ```
  var fallback: Route? { get }

  /// How snapshots turn the routes of a root into text and back. The default is their links; routes
  /// without links are not saved.
  ///
  /// ```swift
  /// var routeCoding: RouteCoding<AppRoute> { .links.or(drafts) }
  /// ```
  var routeCoding: RouteCoding<Route> { get }

  /// The version of a root's snapshots, for `migrate`. The default is 1.
  var snapshotVersion: Int { get }

  /// The name of the coordinator in logs and messages, read once. The default is the name of its
  /// type.
  var name: String { get }
}

extension Coordinator {
  /// The flow's start, and nothing below the start itself.
  public func backStack(for route: Route) -> [Route] {
    route == flow.start ? [] : [flow.start]
  }

  /// The name of the coordinator's type.
  public var name: String { typeName(of: Self.self) }

  /// The flow, after telling it which coordinator it belongs to.
  var adopted: Flow<Route, Screen> {
    let flow = flow
    if let report = flow.adopt(self) { flow.report(report) }
    return flow
  }
}
