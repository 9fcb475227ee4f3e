@testable import WaymarkRoutes

extension NaiveLinks {
  /// A prefix, split by hand.
  struct Prefix {
    let text: String
    let scheme: String
    /// Host and port; nil if the host is the first segment.
    var host: String?
    var path: [String] = []
    /// Whether the host stands for all hosts that end in a dot and this host.
    var isForSubdomains = false

    func takes(_ host: String) -> Bool {
      guard let own = self.host else { return !host.contains("@") && !host.contains("\\") }
      guard isForSubdomains else { return host == own }
      guard host.hasSuffix("." + own) else { return false }
      let names = host.dropLast(own.count + 1).split(
        separator: ".", omittingEmptySubsequences: false)
      let letters = "abcdefghijklmnopqrstuvwxyz0123456789-_"
      return names.allSatisfy { name in !name.isEmpty && name.allSatisfy(letters.contains) }
    }
  }

  /// The segments of a link below a prefix, each decoded, or nil if it is malformed.
  struct Path: Equatable {
    var segments: [String?]
    /// Whether the first one is a host, which literals match without case.
    var hasHost = false
  }

  /// The segments of a link below the matching prefix; nil if none matches.
  static func path(of link: String, below prefixes: [Prefix]) -> Path? {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let parts = link.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let scheme = parts[0].lowercased()
    guard parts.count == 2, let first = scheme.first, letters.contains(first),
      scheme.allSatisfy({ (letters + "0123456789+-.").contains($0) })
    else { return Path(segments: segments(of: link)) }
    let rest = parts[1]
    let authority = rest.hasPrefix("//") ? rest.dropFirst(2).prefix { !"/?#".contains($0) } : nil
    let behind = authority.map { rest.dropFirst(2 + $0.count) } ?? rest
    let specific = prefixes.sorted {
      ($0.path.count, $0.host == nil ? 0 : 1) > ($1.path.count, $1.host == nil ? 0 : 1)
    }
    for prefix in specific
    where prefix.scheme == scheme {
      if let authority {
        guard prefix.takes(fold(authority)) else { continue }
      } else if prefix.host != nil {
        continue
      }
      let isSegment = prefix.host == nil && !(authority?.isEmpty ?? true)
      let path = String(isSegment ? rest.dropFirst(2) : behind)
      if let path = Self.path(of: path, in: prefix.path, hasHost: isSegment) { return path }
    }
    return nil
  }

  /// The segments below those of a prefix. `..` never leaves the prefix.
  private static func path(of path: String, in prefix: [String], hasHost: Bool) -> Path? {
    var segments: [(text: String?, isHost: Bool)] = []
    var isInside = prefix.isEmpty
    var isFirst = hasHost
    for written in path.prefix(while: { $0 != "#" && $0 != "?" }).split(separator: "/") {
      defer { isFirst = false }
      if written == "." { continue }
      if written == ".." {
        if segments.count > (isInside ? prefix.count : 0) { segments.removeLast() }
        continue
      }
      segments.append((decode(String(written)), isFirst))
      let isPrefix = zip(segments, prefix).allSatisfy { segment, wanted in
        guard let text = segment.text else { return false }
        return segment.isHost ? fold(text) == fold(wanted) : text == wanted
      }
      if segments.count == prefix.count, isPrefix { isInside = true }
    }
    let below = segments.dropFirst(prefix.count)
    return isInside ? Path(segments: below.map(\.text), hasHost: below.first?.isHost ?? false) : nil
  }

  /// A text with the letters from A to Z in lower case.
  static func fold(_ text: some StringProtocol) -> String {
    String(text.map { $0.isASCII ? Character($0.lowercased()) : $0 })
  }
}
