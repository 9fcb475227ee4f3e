/// The owner of one feature's navigation: its routes, its stack and what each route shows.
///
/// A coordinator stores one ``Flow`` and says in `destination(for:)` what a route shows: a screen,
/// tabs, or a child coordinator. All verbs and queries come with the protocol.
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
/// - A verb called while another is at work runs after it, and says `queued`.
/// - No verb traps or throws; each returns an ``Outcome``.
/// - The same verbs give the same ids, in every run of the program.
///
/// Conforming classes are final. They are on the main actor, and may be passed on from anywhere.
@MainActor
public protocol Coordinator: AnyObject, Sendable {
  /// The routes of the feature.
  associatedtype Route: Waymark.Route
  /// Whatever the app renders for a route; the framework never looks inside.
  associatedtype Screen
  /// What the coordinator tells the coordinator that composes it; by default nothing.
  ///
  /// ```swift
  /// enum Output { case wantsTodos(userId: Int) }
  /// ```
  associatedtype Output = Never
  /// The coordinator's own type, never written. A parent's `onOutput:` names outputs by way of it, so
  /// that the compiler knows the coordinator before it reads that closure, and names a wrong case there.
  associatedtype Itself: Coordinator = Self

  /// The coordinator's navigation, stored for as long as the coordinator lives.
  var flow: Flow<Route, Screen> { get }

  /// Says what a route shows. Pure: it may be asked any number of times.
  ///
  /// - Parameter route: One of the coordinator's routes.
  /// - Returns: A recipe; its closures run later, and at most once for each entry.
  func destination(for route: Route) -> Destination<Self>

  /// The routes that lie below a route when it is opened by a link. Pure, as `destination(for:)`.
  ///
  /// The default is the flow's `start`, and nothing below the start itself. A child adds its own back
  /// stack to the first of its routes, so a parent names only its own. If the parent also names routes of
  /// the child, the child is asked once more, for the opened route: its routes there above the last of the
  /// parent's come in between. So a feature shows the same screens as alone.
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
  /// - Parameter route: The route that is opened, and the first one of this coordinator that lies below
  ///   it; not the one that a tab was declared with, below which nothing lies.
  /// - Returns: What lies below, from bottom to top. All of it is pushed, whatever its presentation.
  func backStack(for route: Route) -> [Route]

  /// Says whether a route may be shown, and if not, what happens instead. Pure: it may be asked any
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
  /// It is asked for the whole subtree, also for a child's route, embedded in the coordinator's own type.
  /// When what it reads changes so that less may be seen, call `revalidate()`.
  ///
  /// - Parameter route: A route that would be shown.
  /// - Returns: The verdict.
  func access(to route: Route) -> Access<Route>

  /// What the coordinator shows if nothing is left of it that may be seen. The default is none.
  var fallback: Route? { get }

  /// How the routes of a root become text and come back, for snapshots. The default is their links; routes
  /// without links are not saved.
  var routeCoding: RouteCoding<Route> { get }

  /// The version that the snapshots of a root have, for `migrate`. The default is 1.
  var snapshotVersion: Int { get }

  /// What people and logs call the coordinator, asked once. The default is the name of its type.
  var name: String { get }
}

extension Coordinator {
  /// The flow's start, and nothing below the start itself.
  public func backStack(for route: Route) -> [Route] {
    route == flow.start ? [] : [flow.start]
  }

  /// The name of the coordinator's type.
  public var name: String { typeName(of: Self.self) }

  /// The flow, which from now on knows its coordinator.
  var adopted: Flow<Route, Screen> {
    let flow = flow
    if let report = flow.adopt(self) { flow.reporter.report(report) }
    return flow
  }
}
