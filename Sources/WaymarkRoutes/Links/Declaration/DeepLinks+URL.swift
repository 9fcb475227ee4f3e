#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DeepLinks {
  /// The whole URL of the link that stands for a route, to share it; nil if there is none.
  ///
  /// ```swift
  /// let links = DeepLinks<AppRoute>(prefixes: ["https://example.com", "myapp://"]) { … }
  /// links.url(for: .todos(.detail(id: 42)))                       // https://example.com/todos/42
  /// links.url(for: .todos(.list), prefix: "myapp://")             // myapp://todos
  /// links.url(for: .home, prefix: "https://example.com?via=mail") // https://example.com/?via=mail
  /// ```
  ///
  /// A query of the prefix stands behind the link's own, and a fragment at the end. What is printed
  /// parses back to an equal route, or nothing is printed: so the prefix has to be one that the table
  /// takes, without `.` and `..` in its path, and its query must not be read as a value of the link. Costs what ``print(_:)`` and
  /// ``parse(_:)-(String)`` do.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - prefix: What the URL begins with; nil for the table's first prefix that is not for all
  ///     subdomains.
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

/// A prefix, cut where the path of a link goes in.
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
      // Whoever reads the URL resolves them, each in a way of its own.
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

  /// - Parameter link: A printed path, with a query perhaps.
  func text(with link: String) -> String {
    let mark = link.utf8.firstIndex(of: LinkByte.questionMark) ?? link.endIndex
    var path = link[..<mark]
    // Others read hosts without case, and not all texts are one.
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
  /// Whether the byte may stand in every host, and means the same there for everybody.
  fileprivate var isPlainHost: Bool {
    isASCIIDigit || (isASCIILetter && self == asciiLowercased) || self == UInt8(ascii: "-")
  }
}
