/// What a link begins with if it is ours: `https://example.com/app`, or `myapp://`.
struct LinkPrefix: Hashable, Sendable {
  /// In lower case.
  let scheme: [UInt8]
  /// Host and port in lower case; empty if the host is the first segment.
  let authority: [UInt8]
  /// The segments of the path, decoded.
  let path: [[UInt8]]

  /// Reads a prefix, or says what is wrong with it: a sentence without its subject and full stop.
  static func parse(_ text: String) -> Result<LinkPrefix, LinkPrefixProblem> {
    var text = text
    return text.withUTF8 { bytes in
      guard let origin = LinkOrigin(bytes), let authority = origin.authority else {
        return .failure(
          LinkPrefixProblem(
            "has no scheme with \"://\" behind it; write \"https://example.com\" or \"myapp://\""))
      }
      let host = bytes[authority]
      let rest = bytes[authority.upperBound...]
      let scheme = bytes[origin.scheme].map(\.asciiLowercased)
      if rest.contains(LinkByte.questionMark) || rest.contains(LinkByte.numberSign) {
        return .failure(
          LinkPrefixProblem("has a query or a fragment; end it behind its host or its path"))
      }
      if host.isEmpty, LinkOrigin.isWeb(scheme) {
        return .failure(LinkPrefixProblem("has no host; write \"https://example.com\""))
      }
      guard host.isEmpty || LinkOrigin.isHost(host, allowsNonASCII: true) else {
        return .failure(
          LinkPrefixProblem(
            "has a host that is none; write letters, digits, \"-\", \".\", \"_\" and a port"))
      }
      var path: [[UInt8]] = []
      for segment in rest.split(separator: LinkByte.slash) {
        guard let decoded = PercentCoding.decode(UnsafeBufferPointer(rebasing: segment)),
          !segment.isDots
        else {
          return .failure(
            LinkPrefixProblem("has a path that cannot be matched; write plain segments"))
        }
        path.append(Array(decoded.utf8))
      }
      return .success(
        LinkPrefix(scheme: scheme, authority: host.map(\.asciiLowercased), path: path))
    }
  }
}

/// What is wrong with a prefix: a sentence without its subject and full stop.
struct LinkPrefixProblem: Error, Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
