/// A prefix, cut at the place of a link's path.
struct WholeLink {
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
