/// The beginning of links that the table accepts: `https://example.com/app`, or `myapp://`.
struct LinkPrefix: Hashable, Sendable {
  /// In lower case.
  let scheme: [UInt8]
  /// Host and port in lower case; empty if the host is the first segment. For all subdomains, the
  /// text after the star, with its dot.
  let authority: [UInt8]
  /// The segments of the path, decoded.
  let path: [[UInt8]]
  /// Whether the host is written as `*.example.com`.
  var isForSubdomains = false

  /// Reads a prefix, or returns what is wrong with it, as a sentence without subject and full stop.
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
      let isForSubdomains = host.starts(with: "*.".utf8)
      let domain = host.dropFirst(isForSubdomains ? 2 : 0)
      if let problem = problem(of: host, domain, isWeb: LinkOrigin.isWeb(scheme)) {
        return .failure(problem)
      }
      var path: [[UInt8]] = []
      for segment in rest.split(separator: LinkByte.slash) {
        let segment = UnsafeBufferPointer(rebasing: segment)
        guard let decoded = PercentCoding.decode(segment), isPlain(segment) else {
          return .failure(
            LinkPrefixProblem("has a path that cannot be matched; write plain segments"))
        }
        path.append(Array(decoded.utf8))
      }
      return .success(
        LinkPrefix(
          scheme: scheme,
          authority: host.dropFirst(isForSubdomains ? 1 : 0).map(\.asciiLowercased), path: path,
          isForSubdomains: isForSubdomains))
    }
  }

  /// What is wrong with a host.
  ///
  /// - Parameter domain: The host without the star for subdomains.
  private static func problem(
    of host: Slice<UnsafeBufferPointer<UInt8>>, _ domain: Slice<UnsafeBufferPointer<UInt8>>,
    isWeb: Bool
  ) -> LinkPrefixProblem? {
    let isForSubdomains = host.count > domain.count
    guard !host.isEmpty else {
      return isWeb ? LinkPrefixProblem("has no host; write \"https://example.com\"") : nil
    }
    guard host.allSatisfy({ $0 < 0x80 }) else {
      return LinkPrefixProblem(
        "has a host with other letters than those of URLs; write it as URLs have it, such as"
          + " \"https://xn--bcher-kva.de\"")
    }
    let isDomain = domain.first != LinkByte.dot && domain.first != UInt8(ascii: "[")
    guard LinkOrigin.isHost(domain), isDomain || !isForSubdomains else {
      return LinkPrefixProblem(
        "has an invalid host; write letters, digits, \"-\", \".\", \"_\" and a port, and \"*.\""
          + " before them for all subdomains")
    }
    guard !isForSubdomains || !isWeb || isOwnDomain(domain) else {
      return LinkPrefixProblem(
        "matches the hosts of other people: \"*.\" is right above a top-level name; write"
          + " \"*.example.com\"")
    }
    return nil
  }

  /// Whether the subdomains of a domain may belong to one owner: the domain has two parts, or is
  /// the machine itself. Public domains with more parts, such as `co.uk`, are not known here.
  private static func isOwnDomain(_ domain: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let name = domain.prefix { $0 != LinkByte.colon }
    let isLocal = name.elementsEqual("localhost".utf8) { $0.asciiLowercased == $1 }
    return isLocal || name.split(separator: LinkByte.dot).count > 1
  }

  /// Whether a segment is plain text in a pattern, too. `*` or `:id` is never meant literally.
  private static func isPlain(_ segment: UnsafeBufferPointer<UInt8>) -> Bool {
    let syntax = try? PatternSyntax(String(decoding: segment, as: UTF8.self))
    if case .literal? = syntax?.segments.first { return true }
    return false
  }

  /// Whether a host is a subdomain of this prefix's, at any depth.
  func takesSubdomain(_ host: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    host.suffix(authority.count).elementsEqual(authority, by: { $0.asciiLowercased == $1 })
      && LinkOrigin.areNames(host.dropLast(authority.count))
  }
}

/// What is wrong with a prefix, as a sentence without subject and full stop.
struct LinkPrefixProblem: Error, Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
