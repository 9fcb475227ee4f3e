/// How a coordinator's routes become text and come back from it, for what is saved.
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
/// The default of a coordinator whose routes have links is ``links``; of others it is ``none``, and nothing
/// of them is saved.
///
/// ## Guarantees
///
/// - Of an app only the coding of its root is asked: all texts are of the root's type.
/// - A route that it gives no text for ends its list: that, and what lies above it, is not saved.
public struct RouteCoding<Route: WaymarkRoutes.Route>: Sendable {
  private let print: @Sendable (Route) -> String?
  private let parse: @Sendable (String) -> Route?

  /// Makes a coding of two closures.
  ///
  /// - Parameters:
  ///   - text: The text of a route; nil if it cannot be saved.
  ///   - route: The route of a text; nil if there is none.
  public init(
    text: @escaping @Sendable (Route) -> String?, route: @escaping @Sendable (String) -> Route?
  ) {
    print = text
    parse = route
  }

  /// Saves nothing.
  public static var none: RouteCoding { RouteCoding(text: { _ in nil }, route: { _ in nil }) }

  /// The text of a route; nil if it cannot be saved.
  public func text(for route: Route) -> String? { print(route) }

  /// The route of a text; nil if there is none.
  public func route(for text: String) -> Route? { parse(text) }

  /// Takes another coding for what this one has no text or no route for.
  ///
  /// ```swift
  /// var routeCoding: RouteCoding<AppRoute> { .links.or(drafts) }
  /// ```
  ///
  /// - Parameter other: Asked second.
  public func or(_ other: RouteCoding) -> RouteCoding {
    RouteCoding(
      text: { self.text(for: $0) ?? other.text(for: $0) },
      route: { self.route(for: $0) ?? other.route(for: $0) })
  }
}

extension RouteCoding where Route: LinkedRoute {
  /// Saves routes as their links: `/todos/7`.
  ///
  /// A text whose link was moved comes back by its `Redirect`.
  public static var links: RouteCoding {
    RouteCoding(text: { Route.links.path(for: $0) }, route: { Route.links.route(for: $0) })
  }
}
