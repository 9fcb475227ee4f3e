// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes the links that no other line of the table takes, and those that are redirected too often.
///
/// ```swift
/// Fallback { error in error.code == .noMatch ? .notFound : nil }
/// ```
///
/// In a mounted table, these are the links below the mount. A fallback is never printed.
///
/// - Parameter make: Makes the route, or returns nil to let the link fail. It gets the error that
///   the link would have otherwise.
/// - Returns: A line of a table.
@preconcurrency
public func Fallback<Route: WaymarkRoutes.Route>(
  _ make: @escaping @Sendable (DeepLinkError) -> Route?
) -> DeepLink<Route> {
  DeepLink("*", content: .fallback(make))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the compiler say that a fallback is a closure.
@available(*, unavailable, message: "a fallback is a closure, as Fallback { _ in .home }")
public func Fallback<Route: WaymarkRoutes.Route>(_ route: Route) -> DeepLink<Route> {
  Fallback { _ in route }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the compiler say that a fallback has no pattern.
@available(
  *, unavailable,
  message: "a fallback has no pattern, as Fallback { _ in .home }; write DeepLink for a route"
)
public func Fallback<Route: WaymarkRoutes.Route>(_ pattern: String, _ route: Route) -> DeepLink<
  Route
> {
  DeepLink(pattern, route)
}
