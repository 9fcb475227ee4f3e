/// Takes a link apart, or returns the reason why it cannot.
///
/// Linear in the length within the limits, constant beyond them. Works in stack memory, and only
/// allocates if a link has more than about eighty slashes.
///
/// It is only this fast if the type of the answer is known at the call. So generic code should
/// return a number, and keep its own result in a variable outside.
///
/// - Parameter body: Gets the parts. They are valid until it returns.
@inline(__always)
func withLink<Answer>(
  _ text: String, prefixes: LinkPrefixes, limits: LinkLimits, body: (LinkReader) -> Answer
) -> Result<Answer, LinkFailure> {
  text.withLinkBytes { withLink($0, prefixes: prefixes, limits: limits, body: body) }
}

/// The same for the bytes of a link.
@inline(__always)
func withLink<Answer>(
  _ bytes: UnsafeBufferPointer<UInt8>, prefixes: LinkPrefixes, limits: LinkLimits,
  body: (LinkReader) -> Answer
) -> Result<Answer, LinkFailure> {
  guard bytes.count <= limits.maximumLength else {
    return .failure(.tooLong(count: bytes.count, limit: limits.maximumLength))
  }
  let link = IncomingLink(bytes)
  let limit = limits.maximumSegments
  let capacity = min(link.maximumCount, limit)
  return withUnsafeTemporaryAllocation(of: LinkSegment.self, capacity: capacity) { scratch in
    do throws(LinkFailure) {
      let cut = try link.cut(prefixes: prefixes, limit: limit, into: scratch)
      guard let cut else { return .failure(.notOurs(link.originText)) }
      return .success(body(link.reader(of: cut, scratch)))
    } catch {
      return .failure(error)
    }
  }
}

/// A link before its path is cut into segments.
struct IncomingLink {
  let bytes: UnsafeBufferPointer<UInt8>
  /// nil for a bare path.
  let origin: LinkOrigin?

  /// The cuts of a path: a few numbers, which are faster to pass on than all parts of a reader.
  struct Cut {
    /// The segments below the prefix.
    let segments: Range<Int>
    let pathEnd: Int
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    origin = LinkOrigin(bytes)
  }

  /// The maximum number of segments: one before each slash, and one after the last.
  var maximumCount: Int {
    var count = 1
    for byte in bytes where byte == LinkByte.slash { count &+= 1 }
    return count
  }

  /// The parts of the path, for reading.
  @inline(__always)
  func reader(of cut: Cut, _ scratch: UnsafeMutableBufferPointer<LinkSegment>) -> LinkReader {
    LinkReader(
      bytes: bytes, segments: UnsafeBufferPointer(rebasing: scratch[cut.segments]),
      query: query(from: cut.pathEnd))
  }

  /// Cuts the path into segments below the first prefix that fits. Nil if none fits.
  @inline(__always)  // So that a bare path retains no prefixes.
  func cut(
    prefixes: LinkPrefixes, limit: Int, into scratch: UnsafeMutableBufferPointer<LinkSegment>
  ) throws(LinkFailure) -> Cut? {
    guard let origin else { return try cut(from: 0, below: [], limit: limit, into: scratch) }
    return try cut(below: prefixes, from: origin, limit: limit, into: scratch)
  }

  private func cut(
    below prefixes: LinkPrefixes, from origin: LinkOrigin, limit: Int,
    into scratch: UnsafeMutableBufferPointer<LinkSegment>
  ) throws(LinkFailure) -> Cut? {
    if prefixes.areOpen {
      guard origin.isAnyServer(bytes) else { return nil }
      return try cut(from: origin.pathStart, below: [], limit: limit, into: scratch)
    }
    for prefix in prefixes.prefixes where origin.fits(prefix, bytes) {
      // If the prefix has no host, the host of the link is a segment.
      let host = (prefix.authority.isEmpty ? origin.authority : nil) ?? 0..<0
      let cut = try cut(
        from: host.isEmpty ? origin.pathStart : host.lowerBound, host: host, below: prefix.path,
        limit: limit, into: scratch)
      if let cut { return cut }
    }
    return nil
  }

  /// Cuts the path into segments. Nil if they do not begin with those of the prefix.
  ///
  /// - Parameter host: The segment that is a host; empty if there is none.
  private func cut(
    from start: Int, host: Range<Int> = 0..<0, below prefix: [[UInt8]], limit: Int,
    into scratch: UnsafeMutableBufferPointer<LinkSegment>
  ) throws(LinkFailure) -> Cut? {
    var depth = 0
    // The number of segments of the prefix, which `..` never removes.
    var floor = 0
    var seen = 0
    var index = start
    while true {
      let begin = index
      let hasPercent = passSegment(&index)
      // Doubled and trailing slashes count for nothing.
      if begin < index {
        seen += 1
        guard seen <= limit else { throw .tooDeep(count: count(from: start), limit: limit) }
        let range = begin..<index
        if bytes[begin] == LinkByte.dot, bytes[range].isDots {
          if range.count == 2, depth > floor { depth -= 1 }
        } else {
          var form = hasPercent ? PercentCoding.form(of: bytes.part(range)) : .plain
          if range == host, form != .malformed { form = .host }
          scratch.initializeElement(at: depth, to: LinkSegment(range, form: form))
          depth += 1
          if depth == prefix.count, floor < depth, isPrefix(prefix, of: scratch) { floor = depth }
        }
      }
      guard index < bytes.count, bytes[index] == LinkByte.slash else { break }
      index += 1
    }
    return floor == prefix.count ? Cut(segments: floor..<depth, pathEnd: index) : nil
  }

  /// Moves to the slash, the question mark or the number sign after a segment, or to the end.
  ///
  /// - Returns: Whether the segment has a percent sign.
  private func passSegment(_ index: inout Int) -> Bool {
    var hasPercent = false
    while index < bytes.count {
      let byte = bytes[index]
      // Nearly all bytes of links are letters and digits, which pass after one or two comparisons.
      if byte.isPathMark {
        guard byte == LinkByte.percent else { break }
        hasPercent = true
      }
      index &+= 1
    }
    return hasPercent
  }

  /// The query, if the path ends here with a question mark.
  private func query(from pathEnd: Int) -> LinkQueryBytes {
    guard pathEnd < bytes.count, bytes[pathEnd] == LinkByte.questionMark else {
      return LinkQueryBytes(bytes: bytes.part(pathEnd..<pathEnd))
    }
    let end = bytes[pathEnd...].firstIndex(of: LinkByte.numberSign) ?? bytes.endIndex
    return LinkQueryBytes(bytes: bytes.part((pathEnd + 1)..<end))
  }

  private func isPrefix(
    _ prefix: [[UInt8]], of scratch: UnsafeMutableBufferPointer<LinkSegment>
  ) -> Bool {
    for (index, wanted) in prefix.enumerated() {
      let written = bytes.part(scratch[index].range)
      guard let text = PercentCoding.decode(written) else { return false }
      guard scratch[index].form == .host else {
        if text.utf8.elementsEqual(wanted) { continue }
        return false
      }
      guard text.utf8.elementsEqual(wanted, by: { $0.asciiLowercased == $1.asciiLowercased })
      else { return false }
    }
    return true
  }

  /// How many segments the path has from here on.
  private func count(from start: Int) -> Int {
    var count = 0
    var index = start
    while true {
      let begin = index
      _ = passSegment(&index)
      if begin < index { count += 1 }
      guard index < bytes.count, bytes[index] == LinkByte.slash else { return count }
      index += 1
    }
  }

  /// The origin of the link, for a message: its scheme and authority, cut if they are long.
  var originText: String {
    guard let origin else { return "" }
    let whole = origin.authority?.upperBound ?? (origin.scheme.upperBound + 1)
    var end = min(whole, 80)
    // Does not cut in the middle of a scalar.
    while end < whole, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    return end < whole ? text + "…" : text
  }
}

extension String {
  /// Passes the bytes to a closure. They are only copied if the text is bridged from another
  /// system.
  @inline(__always)
  func withLinkBytes<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    if let answer = utf8.withContiguousStorageIfAvailable(body) { return answer }
    var text = self
    return text.withUTF8(body)
  }
}

extension UnsafeBufferPointer {
  /// A part, as a buffer that begins at 0.
  fileprivate func part(_ range: Range<Int>) -> UnsafeBufferPointer {
    UnsafeBufferPointer(rebasing: self[range])
  }
}

extension UInt8 {
  /// Whether the byte has a meaning in a path: `/`, `%`, `?` or `#`.
  fileprivate var isPathMark: Bool {
    // All of them are less than the letters. A set of bits tells them from the other bytes there.
    let marks: UInt64 = 1 << 0x23 | 1 << 0x25 | 1 << 0x2F | 1 << 0x3F
    return self < 64 && marks &>> UInt64(self) & 1 == 1
  }
}
