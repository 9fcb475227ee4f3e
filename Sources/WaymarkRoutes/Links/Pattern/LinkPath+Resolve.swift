extension LinkPath {
  /// Resolves a text relative to this path.
  ///
  /// ```swift
  /// let path = LinkPath("/todos/7")
  /// path.resolving("../8")            // /todos/8
  /// path.resolving("comments?page=2") // /todos/7/comments?page=2
  /// path.resolving("./")              // /todos/7
  /// path.resolving("/posts")          // /posts: a leading slash begins at the root
  /// path.resolving("../../../..")     // /: never above the root
  /// ```
  ///
  /// Query and fragment are those of the text. Those of this path are dropped.
  ///
  /// - Parameter text: A path, relative unless it begins with a slash.
  /// - Returns: The new path.
  /// - Complexity: Linear in the text and in the number of segments.
  public func resolving(_ text: String) -> LinkPath {
    text.utf8.first == LinkByte.slash ? LinkPath(text) : appending(text)
  }

  /// Reads the text below this path, with or without a leading slash.
  func appending(_ text: String) -> LinkPath {
    var text = text
    return text.withUTF8 { bytes in
      let end = bytes.firstIndex(of: LinkByte.numberSign) ?? bytes.endIndex
      let mark = bytes[..<end].firstIndex(of: LinkByte.questionMark) ?? end
      var segments = encoded
      for segment in bytes[..<mark].split(separator: LinkByte.slash) {
        if segment.isDots {
          if segment.count == 2 { _ = segments.popLast() }
          continue
        }
        segments.append(Self.spelling(of: UnsafeBufferPointer(rebasing: segment)))
      }
      var tail = mark < end ? String(decoding: bytes[(mark + 1)..<end], as: UTF8.self) : ""
      // An empty fragment counts as none.
      if end + 1 < bytes.count { tail += String(decoding: bytes[end...], as: UTF8.self) }
      return LinkPath(encoded: segments, tail: tail)
    }
  }

  /// A segment in its canonical spelling. A malformed segment stays, so that it can be reported
  /// later.
  private static func spelling(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard let decoded = PercentCoding.decode(bytes) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var text = ""
    PercentCoding.encodeSegment(decoded, into: &text)
    return text
  }
}
