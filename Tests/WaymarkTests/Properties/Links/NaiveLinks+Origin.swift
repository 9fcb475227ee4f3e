@testable import Waymark

extension NaiveLinks {
  /// A prefix, taken apart by hand.
  struct Prefix {
    let text: String
    let scheme: String
    /// Host and port; nil if the host is the first segment.
    var host: String?
    var path: [String] = []
  }

  /// The segments of a link below the prefix that fits, or nil if none does.
  static func segments(of link: String, below prefixes: [Prefix]) -> [String?]? {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let parts = link.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let scheme = parts[0].lowercased()
    guard parts.count == 2, let first = scheme.first, letters.contains(first),
      scheme.allSatisfy({ (letters + "0123456789+-.").contains($0) })
    else { return segments(of: link) }
    let rest = parts[1]
    let authority = rest.hasPrefix("//") ? rest.dropFirst(2).prefix { !"/?#".contains($0) } : nil
    let behind = authority.map { rest.dropFirst(2 + $0.count) } ?? rest
    for prefix in prefixes.sorted(by: { $0.path.count > $1.path.count })
    where prefix.scheme == scheme {
      var path = behind
      if let host = prefix.host {
        guard authority?.lowercased() == host else { continue }
      } else if let authority {
        guard !authority.contains("@"), !authority.contains("\\") else { continue }
        path = rest.dropFirst(2)
      }
      if let segments = segments(of: String(path), in: prefix.path) { return segments }
    }
    return nil
  }

  /// The segments below those of a prefix, which `..` does not leave once it is entered.
  private static func segments(of path: String, in prefix: [String]) -> [String?]? {
    var segments: [String?] = []
    var isInside = prefix.isEmpty
    for written in path.prefix(while: { $0 != "#" && $0 != "?" }).split(separator: "/") {
      if written == "." { continue }
      if written == ".." {
        if segments.count > (isInside ? prefix.count : 0) { segments.removeLast() }
        continue
      }
      segments.append(decode(String(written)))
      if segments == prefix { isInside = true }
    }
    return isInside ? Array(segments.dropFirst(prefix.count)) : nil
  }
}
