#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DeepLinks {
  /// The route that a link stands for, or why there is none.
  ///
  /// ```swift
  /// AppRoute.links.parse("/todos/42")  // .success(.todos(.detail(id: 42)))
  /// AppRoute.links.parse("/todo")      // .failure(.noMatch), "… did you mean "/todos"?"
  /// ```
  ///
  /// It is the inverse of ``print(_:)``: what that gives is parsed to an equal route. Linear in the
  /// length of the link, whatever the number of links. Allocates for texts of more than 15 bytes, and
  /// for an error.
  ///
  /// - Parameter link: A link with or without a scheme. Its fragment is ignored.
  /// - Returns: The route, or an error that says what to do about it.
  @inlinable
  public func parse(_ link: String) -> Result<Route, DeepLinkError> { table.parse(link) }

  /// The route that a URL stands for, or why there is none.
  ///
  /// - Parameter url: A URL, which is parsed as the text that it was made of.
  /// - Returns: The route, or an error that says what to do about it.
  public func parse(_ url: URL) -> Result<Route, DeepLinkError> { parse(url.absoluteString) }

  /// The route that a link stands for; nil if there is none.
  ///
  /// ```swift
  /// AppRoute.links.route(for: "https://example.com/todos/42")  // .todos(.detail(id: 42))
  /// ```
  ///
  /// It is the inverse of ``path(for:)``, and costs what ``parse(_:)-(String)`` does, without an
  /// error.
  ///
  /// - Parameter link: A link with or without a scheme.
  @inlinable
  public func route(for link: String) -> Route? { table.route(for: link) }

  /// The route that a URL stands for; nil if there is none.
  ///
  /// - Parameter url: A URL, which is parsed as the text that it was made of.
  public func route(for url: URL) -> Route? { route(for: url.absoluteString) }

  /// The number of bytes that a link may have.
  package var maximumLength: Int { table.matcher.limits.maximumLength }
}

extension LinkedRoute {
  /// Makes the route that a link stands for.
  ///
  /// ```swift
  /// AppRoute(link: "/todos/42")  // .todos(.detail(id: 42))
  /// ```
  ///
  /// - Parameter link: A link with or without a scheme.
  public init?(link: String) {
    guard let route = Self.links.route(for: link) else { return nil }
    self = route
  }

  /// Makes the route that a URL stands for.
  ///
  /// - Parameter url: A URL, which is parsed as the text that it was made of.
  public init?(url: URL) {
    self.init(link: url.absoluteString)
  }
}
