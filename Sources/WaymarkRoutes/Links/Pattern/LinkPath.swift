/// A path made from text: the segments of a link, without its scheme and host.
///
/// Empty segments and `.` are dropped. `..` drops the segment before it, but never leaves the root.
/// In the end every text has one canonical spelling.
///
/// ```swift
/// let path = LinkPath("todos//7/")
/// path.description           // "/todos/7"
/// path.segments              // ["todos", "7"]
/// path.resolving("../8")     // /todos/8
/// LinkPath("/a%2Fb").segments  // ["a/b"]: an escaped slash stays inside of its segment
/// ```
///
/// ## Guarantees
///
/// - Any text makes a path; nothing traps or throws.
/// - `LinkPath(path.description)` equals `path`.
/// - Two paths are equal if they have the same segments, the same query and the same fragment.
///
/// - Complexity: Making a path is linear in the text, with an allocation for each segment of more
///   than 15 bytes.
public struct LinkPath: Hashable, Sendable {
  /// The segments in their canonical spelling in a link.
  let encoded: [String]

  /// The query, and the fragment after a number sign, as one text, so that a path stays small.
  let tail: String

  init(encoded: [String], tail: String = "") {
    self.encoded = encoded
    self.tail = tail
  }

  /// The text after the question mark, as it was written; empty if there is none.
  ///
  /// ```swift
  /// LinkPath("/todos?tag=a%20b").query  // "tag=a%20b"
  /// ```
  ///
  /// - Complexity: Linear in the query.
  public var query: String {
    guard let end = tail.utf8.firstIndex(of: LinkByte.numberSign) else { return tail }
    return String(tail[..<end])
  }

  /// The text after the number sign, as it was written; empty if there is none.
  ///
  /// ```swift
  /// LinkPath("/docs/links?page=2#patterns").fragment  // "patterns"
  /// ```
  ///
  /// - Complexity: Linear in query and fragment.
  public var fragment: String {
    guard let end = tail.utf8.firstIndex(of: LinkByte.numberSign) else { return "" }
    return String(tail[tail.utf8.index(after: end)...])
  }

  /// Makes a path from its text, beginning at the root.
  ///
  /// ```swift
  /// LinkPath("/todos/./8/../7?tab=notes#top").description  // "/todos/7?tab=notes#top"
  /// LinkPath("").description                               // "/"
  /// ```
  ///
  /// - Parameter text: A path, with a query and a fragment perhaps. A scheme is not recognised, and
  ///   becomes a segment like any other.
  /// - Complexity: Linear in the text.
  public init(_ text: String) {
    self = LinkPath(encoded: []).appending(text)
  }

  /// Makes a path of decoded segments. Leaves out empty ones.
  ///
  /// ```swift
  /// LinkPath(segments: ["files", "a/b", ".."]).description  // "/files/a%2Fb/%2E%2E"
  /// ```
  ///
  /// - Parameter segments: The segments as plain text. They may contain any characters.
  /// - Complexity: Linear in the text of the segments.
  public init(segments: [String]) {
    self.init(
      encoded: segments.filter { !$0.isEmpty }.map { segment in
        var text = ""
        PercentCoding.encodeSegment(segment, into: &text)
        return text
      })
  }

  /// The segments, decoded. A segment with a malformed escape stays as it was written.
  ///
  /// ```swift
  /// LinkPath("/a%2Fb/c").segments  // ["a/b", "c"]
  /// ```
  ///
  /// - Complexity: Linear in the text of the path.
  public var segments: [String] {
    encoded.map { PercentCoding.decode($0) ?? $0 }
  }
}

extension LinkPath: CustomStringConvertible {
  /// The path with a leading slash, escaped as in a link, with its query and its fragment:
  /// `/todos/7?tab=notes#top`.
  public var description: String {
    let path = encoded.isEmpty ? "/" : encoded.map { "/" + $0 }.joined()
    let hasQuery = tail.utf8.first.map { $0 != LinkByte.numberSign } ?? false
    return path + (hasQuery ? "?" : "") + tail
  }
}
