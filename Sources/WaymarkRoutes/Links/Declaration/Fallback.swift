// swift-format-ignore: AlwaysUseLowerCamelCase
/// Answers the links that nothing else in the table takes.
///
/// ```swift
/// Fallback { error in error.code == .noMatch ? .notFound : nil }
/// ```
///
/// In a table that is mounted, these are the links below the mount. A fallback is never printed.
///
/// - Parameter make: Makes the route, or nil to let the link fail. It gets the error that would be
///   the answer otherwise.
/// - Returns: A line of a table.
@preconcurrency
public func Fallback<Route: WaymarkRoutes.Route>(
  _ make: @escaping @Sendable (DeepLinkError) -> Route?
) -> DeepLink<Route> {
  DeepLink("*", content: .fallback(make))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Says that a fallback is a closure.
@available(*, unavailable, message: "a fallback is a closure, as Fallback { _ in .home }")
public func Fallback<Route: WaymarkRoutes.Route>(_ route: Route) -> DeepLink<Route> {
  Fallback { _ in route }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Says that a fallback has no pattern.
@available(
  *, unavailable,
  message: "a fallback has no pattern, as Fallback { _ in .home }; write DeepLink for a route"
)
public func Fallback<Route: WaymarkRoutes.Route>(_ pattern: String, _ route: Route) -> DeepLink<
  Route
> {
  DeepLink(pattern, route)
}
