/// The parts of a link: the segments of its path below the prefix, and its query.
///
/// It points into the bytes of the link, and is only valid inside `withLink`.
struct LinkReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let segments: UnsafeBufferPointer<LinkSegment>
  /// The query without its question mark, empty if there is none.
  let query: LinkQueryBytes

  /// How many segments the path has, once empty ones, `.` and `..` are resolved.
  var count: Int { segments.count }

  /// The bytes of a segment as they are written.
  func written(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[segments[index].range])
  }

  /// The text of a segment; `absent` after the end.
  @inline(__always)
  func text(at index: Int) -> LinkText {
    guard segments.indices.contains(index) else { return .absent }
    switch segments[index].form {
    case .plain: return .value(String(decoding: written(index), as: UTF8.self))
    case .malformed: return .malformed
    case .escaped, .host:
      return PercentCoding.decode(written(index)).map(LinkText.value) ?? .malformed
    }
  }

  /// The texts of the segments from this one on; nil if one of them is malformed.
  func texts(from index: Int) -> [String]? {
    var texts: [String] = []
    for index in index..<max(index, count) {
      guard case .value(let text) = text(at: index) else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// The query as it is written, without the question mark.
  var queryText: String { String(decoding: query.bytes, as: UTF8.self) }

  /// The fragment as it is written, with its number sign; empty if there is no text after that.
  var fragmentText: String {
    // There is no number sign before a fragment.
    guard let start = bytes.firstIndex(of: LinkByte.numberSign), start + 1 < bytes.count else {
      return ""
    }
    return String(decoding: bytes[start...], as: UTF8.self)
  }
}
