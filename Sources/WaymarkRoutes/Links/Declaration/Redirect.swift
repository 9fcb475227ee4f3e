// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sends links of an old form to their new place in the same table.
///
/// ```swift
/// Redirect("show/:id", to: ":id")
/// Redirect("find/:text", to: "search?q=:text")
/// ```
///
/// If the target has no query, the link keeps its own. It always keeps its fragment. In a mounted
/// table, the target is below the mount, too. A redirect is never printed. At most 16 redirects
/// follow each other. A redirect that leads to no link of its table is a problem of the table.
///
/// - Parameters:
///   - pattern: The pattern of the old links.
///   - target: The pattern of the new links, with names of `pattern`.
/// - Returns: A line of a table.
public func Redirect<Route: WaymarkRoutes.Route>(
  _ pattern: String, to target: String
) -> DeepLink<Route> {
  DeepLink(pattern, content: .redirect(target))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the compiler say that a redirect leads to a pattern.
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
/// Makes the compiler say that a redirect leads to a pattern.
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
/// Makes the compiler say that a redirect leads to a pattern.
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
