#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DeepLinks {
  /// Returns the whole URL of the link of a route, for sharing, or nil if there is none.
  ///
  /// ```swift
  /// let links = DeepLinks<AppRoute>(prefixes: ["https://example.com", "myapp://"]) { … }
  /// links.url(for: .todos(.detail(id: 42)))                       // https://example.com/todos/42
  /// links.url(for: .todos(.list), prefix: "myapp://")             // myapp://todos
  /// links.url(for: .home, prefix: "https://example.com?via=mail") // https://example.com/?via=mail
  /// ```
  ///
  /// A query of the prefix comes after the link's own query, and a fragment at the end. A printed
  /// URL parses back to an equal route, otherwise the result is nil. So the table has to take the
  /// prefix, its path must not contain `.` or `..`, and its query must not be a value of the link.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - prefix: The beginning of the URL; nil for the table's first prefix that is not for all
  ///     subdomains.
  /// - Complexity: That of ``print(_:)`` and of ``parse(_:)-(String)``.
  public func url(for route: Route, prefix: String? = nil) -> URL? {
    table.url(for: route, prefix: prefix)
  }
}

extension LinkTable {
  func url(for route: Route, prefix: String?) -> URL? {
    var output = _LinkOutput()
    guard print(route, to: &output) != nil, let prefix = prefix ?? matcher.prefixes.first,
      let text = WholeLink(prefix)?.text(with: output.path), let url = URL(string: text),
      self.route(for: url.absoluteString) == route
    else { return nil }
    return url
  }
}
