// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sends links of an old form on to where they lead now, in the same table.
///
/// ```swift
/// Redirect("show/:id", to: ":id")
/// Redirect("find/:text", to: "search?q=:text")
/// ```
///
/// Where the target has no query, the link's goes with it, and its fragment always does. In a table
/// that is mounted, the target lies below the mount as well. A redirect is never printed, and 16 in a
/// row are the most. One that leads to no link of its table is a problem of the table.
///
/// - Parameters:
///   - pattern: What to send on.
///   - target: Where to, with names of the pattern.
/// - Returns: A line of a table.
public func Redirect<Route: WaymarkRoutes.Route>(
  _ pattern: String, to target: String
) -> DeepLink<Route> {
  DeepLink(pattern, content: .redirect(target))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Says that a redirect leads to a pattern.
@available(
  *, unavailable,
  message: "a redirect leads to a pattern, as to: \"todos/:id\"; write DeepLink for a route"
)
public func Redirect<Route: WaymarkRoutes.Route>(
  _ pattern: String, to route: Route
) -> DeepLink<Route> {
  DeepLink(pattern, route)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Says that a redirect leads to a pattern.
@available(
  *, unavailable,
  message: "a redirect leads to a pattern, as to: \"todos/:id\"; write DeepLink for a route"
)
public func Redirect<Route: WaymarkRoutes.Route>(_ pattern: String, _ route: Route) -> DeepLink<
  Route
> {
  DeepLink(pattern, route)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Says that a redirect leads to a pattern.
@available(
  *, unavailable,
  message: "a redirect leads to a pattern, as to: \"todos/:id\"; write DeepLink for a case"
)
@_disfavoredOverload
public func Redirect<Route: WaymarkRoutes.Route, each Value>(
  _ pattern: String, to make: @escaping @Sendable (repeat each Value) -> Route
) -> DeepLink<Route> {
  DeepLink(pattern, content: .redirect(""))
}
