/// How routes of a coordinator are turned into text and back, for saving.
///
/// ```swift
/// enum NotesRoute: Route, Codable { case list, note(id: Int) }
///
/// var routeCoding: RouteCoding<NotesRoute> {
///   RouteCoding(
///     text: { $0 == .list ? "list" : nil },
///     route: { $0 == "list" ? .list : nil })
/// }
/// ```
///
/// The default is ``links`` for a coordinator whose routes have links. For others it is ``none``,
/// and their routes are not saved.
///
/// ## Guarantees
///
/// - An app only uses the coding of its root: all texts stand for routes of the root's type.
/// - A route without a text ends its list: neither that route nor the routes above it are saved.
public struct RouteCoding<Route: WaymarkRoutes.Route>: Sendable {
  private let print: @Sendable (Route) -> String?
  private let parse: @Sendable (String) -> Route?

  /// Makes a coding from two closures.
  ///
  /// - Parameters:
  ///   - text: Returns the text of a route, or nil if it cannot be saved.
  ///   - route: Returns the route of a text, or nil if there is none.
  public init(
    text: @escaping @Sendable (Route) -> String?, route: @escaping @Sendable (String) -> Route?
  ) {
    print = text
    parse = route
  }

  /// Saves nothing.
  ///
  /// ```swift
  /// RouteCoding<NotesRoute>.none.text(for: .list)  // nil
  /// ```
  public static var none: RouteCoding { RouteCoding(text: { _ in nil }, route: { _ in nil }) }

  /// Returns the text of a route, or nil if it cannot be saved.
  ///
  /// ```swift
  /// RouteCoding<TodosRoute>.links.text(for: .detail(id: 7))  // "/7"
  /// ```
  ///
  /// - Parameter route: The route.
  public func text(for route: Route) -> String? { print(route) }

  /// Returns the route of a text, or nil if there is none.
  ///
  /// ```swift
  /// RouteCoding<TodosRoute>.links.route(for: "/7")  // .detail(id: 7)
  /// ```
  ///
  /// - Parameter text: The text of a snapshot.
  public func route(for text: String) -> Route? { parse(text) }

  /// Combines this coding with another one, which is asked where this one has no answer.
  ///
  /// ```swift
  /// var routeCoding: RouteCoding<AppRoute> { .links.or(drafts) }
  /// ```
  ///
  /// - Parameter other: The coding to ask second.
  /// - Returns: The combined coding.
  public func or(_ other: RouteCoding) -> RouteCoding {
    RouteCoding(
      text: { self.text(for: $0) ?? other.text(for: $0) },
      route: { self.route(for: $0) ?? other.route(for: $0) })
  }
}

extension RouteCoding where Route: LinkedRoute {
  /// Saves routes as their links, such as `/todos/7`.
  ///
  /// If a link has moved, its `Redirect` still restores the old text.
  ///
  /// - Complexity: A text takes the time of `DeepLinks.path(for:)`, a route that of
  ///   `DeepLinks.route(for:)`.
  @inlinable
  public static var links: RouteCoding {
    RouteCoding(text: { Route.links.path(for: $0) }, route: { Route.links.route(for: $0) })
  }
}
