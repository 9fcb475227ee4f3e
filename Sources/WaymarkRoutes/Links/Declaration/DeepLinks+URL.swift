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

/// A prefix, cut at the place of a link's path.
private struct WholeLink {
  /// Scheme, host and path, without a slash at the end.
  let start: String
  /// Whether a link's first segment is its host.
  let hasFreeHost: Bool
  let hasPath: Bool
  /// The query without its question mark, and the fragment with its number sign.
  let query: String
  let fragment: String

  init?(_ prefix: String) {
    var prefix = prefix
    let parts = prefix.withUTF8 { bytes -> (String, Bool, Bool, String, String)? in
      guard let origin = LinkOrigin(bytes), let authority = origin.authority else { return nil }
      let end = bytes.firstIndex(of: LinkByte.numberSign) ?? bytes.count
      let mark = bytes[..<end].firstIndex(of: LinkByte.questionMark) ?? end
      var pathEnd = mark
      while pathEnd > authority.upperBound, bytes[pathEnd - 1] == LinkByte.slash { pathEnd -= 1 }
      // Readers of the URL resolve dots in different ways.
      let segments = bytes[authority.lowerBound..<mark].split(separator: LinkByte.slash)
      guard !segments.contains(where: \.isDots) else { return nil }
      func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      return (
        text(0..<pathEnd), authority.isEmpty && pathEnd == authority.upperBound,
        pathEnd > authority.upperBound,
        text(min(mark + 1, end)..<end), text(end..<bytes.count)
      )
    }
    guard let parts else { return nil }
    (start, hasFreeHost, hasPath, query, fragment) = parts
  }

  /// - Parameter link: A printed path, optionally with a query.
  func text(with link: String) -> String {
    let mark = link.utf8.firstIndex(of: LinkByte.questionMark) ?? link.endIndex
    var path = link[..<mark]
    // Other readers ignore the case of hosts, and not every text is a host.
    if hasFreeHost, path.dropFirst().prefix(while: { $0 != "/" }).utf8.allSatisfy(\.isPlainHost) {
      path = path.dropFirst()
    }
    if hasPath, path == "/" { path = "" }
    let queries = [link[mark...].dropFirst(), query[...]].filter { !$0.isEmpty }
    let items = queries.isEmpty ? "" : "?" + queries.joined(separator: "&")
    return start + path + items + fragment
  }
}

extension UInt8 {
  /// Whether the byte may be part of a host, and has the same meaning there for all readers.
  fileprivate var isPlainHost: Bool {
    isASCIIDigit || (isASCIILetter && self == asciiLowercased) || self == UInt8(ascii: "-")
  }
}
