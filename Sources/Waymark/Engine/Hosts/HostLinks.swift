/// The links of one type of routes.
@MainActor
protocol HostLinks {
  /// Whether the links accept a text with this number of bytes.
  func takesLink(ofLength length: Int) -> Bool
  /// Whether a text is a page of some site, and the links do not say which sites are the app's.
  func isOnAnySite(_ text: String) -> Bool
  /// The route of a text, or an error.
  func route(forLink text: String) -> Result<AnyRoute, DeepLinkError>
  /// The path of the route of a text; nil if at most a fallback takes the text.
  func canonicalPath(ofLink text: String) -> String?
}

struct RouteLinks<Route: LinkedRoute>: HostLinks {
  func takesLink(ofLength length: Int) -> Bool { length <= Route.links.maximumLength }

  func isOnAnySite(_ text: String) -> Bool { Route.links.isOnAnySite(text) }

  func route(forLink text: String) -> Result<AnyRoute, DeepLinkError> {
    Route.links.parse(text).map { RouteBox($0) }
  }

  func canonicalPath(ofLink text: String) -> String? { Route.links.canonicalPath(of: text) }
}

/// The links of a type of routes; nil if it has none.
@MainActor
func links(of type: any Route.Type) -> (any HostLinks)? {
  func reader<Linked: LinkedRoute>(_ type: Linked.Type) -> any HostLinks { RouteLinks<Linked>() }
  guard let linked = type as? any LinkedRoute.Type else { return nil }
  return reader(linked)
}
