#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DeepLinks {
  /// Returns the route of a link, or an error.
  ///
  /// ```swift
  /// AppRoute.links.parse("/todos/42")  // .success(.todos(.detail(id: 42)))
  /// AppRoute.links.parse("/todo")      // .failure(.noMatch), "… did you mean "/todos"?"
  /// ```
  ///
  /// This is the inverse of ``print(_:)``: a printed link is parsed to an equal route.
  ///
  /// - Parameter link: A link with or without a scheme. Its fragment is ignored.
  /// - Returns: The route, or an error that says how to correct the link.
  /// - Complexity: Linear in the length of the link, whatever the number of links; only those of
  ///   the same shape are tried one after the other. Allocates for texts of more than 15 bytes, and
  ///   for an error.
  @inlinable
  public func parse(_ link: String) -> Result<Route, DeepLinkError> { table.parse(link) }

  /// Returns the route of a URL, or an error.
  ///
  /// - Parameter url: A URL. Its original text is parsed.
  /// - Returns: The route, or an error that says how to correct the link.
  /// - Complexity: That of ``parse(_:)-(String)``.
  public func parse(_ url: URL) -> Result<Route, DeepLinkError> { parse(url.absoluteString) }

  /// Returns the route of a link, or nil if there is none.
  ///
  /// ```swift
  /// AppRoute.links.route(for: "https://example.com/todos/42")  // .todos(.detail(id: 42))
  /// ```
  ///
  /// This is the inverse of ``path(for:)``.
  ///
  /// - Parameter link: A link with or without a scheme.
  /// - Complexity: That of ``parse(_:)-(String)``, without the error.
  @inlinable
  public func route(for link: String) -> Route? { table.route(for: link) }

  /// Returns the route of a URL, or nil if there is none.
  ///
  /// - Parameter url: A URL. Its original text is parsed.
  /// - Complexity: That of ``parse(_:)-(String)``, without the error.
  public func route(for url: URL) -> Route? { route(for: url.absoluteString) }

  /// The number of bytes that a link may have.
  package var maximumLength: Int { table.matcher.limits.maximumLength }
}

extension LinkedRoute {
  /// Makes the route of a link.
  ///
  /// ```swift
  /// AppRoute(link: "/todos/42")  // .todos(.detail(id: 42))
  /// ```
  ///
  /// - Parameter link: A link with or without a scheme.
  /// - Complexity: That of `DeepLinks.parse`.
  public init?(link: String) {
    guard let route = Self.links.route(for: link) else { return nil }
    self = route
  }

  /// Makes the route of a URL.
  ///
  /// - Parameter url: A URL. Its original text is parsed.
  /// - Complexity: That of `DeepLinks.parse`.
  public init?(url: URL) {
    self.init(link: url.absoluteString)
  }
}

extension DeepLinks {
  /// Returns the route that a link leads to, or nil if at most a fallback takes the link.
  package func declaredRoute(for link: String) -> Route? {
    var route: Route?
    table.matcher.match(link) { index, input in
      guard !table.candidates[index].plan.isFallback else { return false }
      route = table.candidates[index].read(&input)
      return route != nil
    }
    return route
  }

  /// Returns true for a page of some site, if no prefix says which sites are the app's.
  package func isOnAnySite(_ link: String) -> Bool {
    table.matcher.prefixes.areOpen
      && link.withLinkBytes { LinkOrigin($0)?.isAnyServer($0) ?? false }
  }

  /// Returns the index in ``all`` of the link that takes a link, or redirects it; nil if none does.
  package func taker(of link: String) -> Int? {
    var taker: Int?
    table.matcher.match(link) { index, input in
      let isRead = table.candidates[index].read(&input) != nil
      // What follows a redirect is its target.
      if taker == nil, isRead || input.canRedirect { taker = index }
      return isRead
    }
    return taker
  }

  /// Returns the path of the route that a link leads to, or nil if at most a fallback takes the link.
  package func canonicalPath(of link: String) -> String? {
    declaredRoute(for: link).flatMap { path(for: $0) }
  }
}
