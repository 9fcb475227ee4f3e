/// Collects the lines of a table of links.
///
/// ```swift
/// DeepLinks<AppRoute> {
///   DeepLink("", .home)
///   if hasShop { Mount("shop", as: AppRoute.shop) }
/// }
/// ```
@resultBuilder
public enum DeepLinksBuilder<Route: WaymarkRoutes.Route> {
  /// One line.
  @inlinable
  public static func buildExpression(_ link: DeepLink<Route>) -> [DeepLink<Route>] { [link] }

  /// Lines from elsewhere.
  @inlinable
  public static func buildExpression(_ links: [DeepLink<Route>]) -> [DeepLink<Route>] { links }

  /// Lines one after the other.
  @inlinable
  public static func buildBlock(_ links: [DeepLink<Route>]...) -> [DeepLink<Route>] {
    links.count == 1 ? links[0] : links.flatMap { $0 }
  }

  /// Lines of an `if`.
  @inlinable
  public static func buildOptional(_ links: [DeepLink<Route>]?) -> [DeepLink<Route>] {
    links ?? []
  }

  /// Lines of the first branch.
  @inlinable
  public static func buildEither(first links: [DeepLink<Route>]) -> [DeepLink<Route>] { links }

  /// Lines of the second branch.
  @inlinable
  public static func buildEither(second links: [DeepLink<Route>]) -> [DeepLink<Route>] { links }

  /// Lines of a loop.
  @inlinable
  public static func buildArray(_ links: [[DeepLink<Route>]]) -> [DeepLink<Route>] {
    links.flatMap { $0 }
  }

  /// Lines of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability(
    _ links: [DeepLink<Route>]
  ) -> [DeepLink<Route>] { links }
}
