/// Takes a link apart, or says why not.
///
/// Linear in the length within the limits, constant beyond them. Works on the stack: nothing is
/// allocated unless a path has more than some eighty segments.
///
/// It is as fast as said only if the type of the answer is known where it is called: let generic code
/// answer a number, and keep its own result in a variable outside.
///
/// - Parameter body: Gets the parts, which are valid until it returns.
@inline(__always)
func withLink<Answer>(
  _ text: String, prefixes: LinkPrefixes, limits: LinkLimits, body: (LinkReader) -> Answer
) -> Result<Answer, LinkFailure> {
  var text = text
  let length = text.utf8.count
  guard length <= limits.maximumLength else {
    return .failure(.tooLong(count: length, limit: limits.maximumLength))
  }
  return text.withUTF8 { bytes in
    let link = IncomingLink(bytes)
    let capacity = min(link.count, limits.maximumSegments)
    return withUnsafeTemporaryAllocation(of: LinkSegment.self, capacity: capacity) { scratch in
      link.read(prefixes: prefixes, limit: limits.maximumSegments, into: scratch).map(body)
    }
  }
}

/// The parts of a link before its path is cut into segments.
struct IncomingLink {
  let bytes: UnsafeBufferPointer<UInt8>
  /// nil for a bare path.
  let origin: LinkOrigin?
  /// How many segments the path has; the authority counts as one, and so do `.` and `..`.
  let count: Int
  private let pathEnd: Int
  private let query: Range<Int>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    origin = LinkOrigin(bytes)
    var index = origin.map { $0.authority?.lowerBound ?? $0.pathStart } ?? 0
    var count = 0
    var previous = LinkByte.slash
    while index < bytes.count {
      let byte = bytes[index]
      if byte == LinkByte.questionMark || byte == LinkByte.numberSign { break }
      if previous == LinkByte.slash, byte != LinkByte.slash { count += 1 }
      previous = byte
      index += 1
    }
    self.count = count
    pathEnd = index
    if index < bytes.count, bytes[index] == LinkByte.questionMark {
      query = (index + 1)..<(bytes[index...].firstIndex(of: LinkByte.numberSign) ?? bytes.endIndex)
    } else {
      query = index..<index
    }
  }

  /// Cuts the path into segments below the first prefix that fits.
  func read(
    prefixes: LinkPrefixes, limit: Int, into scratch: UnsafeMutableBufferPointer<LinkSegment>
  ) -> Result<LinkReader, LinkFailure> {
    guard let origin else { return read(from: 0, below: [], limit: limit, into: scratch) }
    if prefixes.areOpen {
      guard origin.isAnyServer(bytes) else { return .failure(.notOurs(originText)) }
      return read(from: origin.pathStart, below: [], limit: limit, into: scratch)
    }
    for prefix in prefixes.prefixes where origin.fits(prefix, bytes) {
      let isHostSegment = prefix.authority.isEmpty
      let start = (isHostSegment ? origin.authority?.lowerBound : nil) ?? origin.pathStart
      let result = read(from: start, below: prefix.path, limit: limit, into: scratch)
      if case .failure(.notOurs) = result { continue }
      return result
    }
    return .failure(.notOurs(originText))
  }

  /// Cuts the path into segments; fails if they do not begin with those of the prefix.
  private func read(
    from start: Int, below prefix: [[UInt8]], limit: Int,
    into scratch: UnsafeMutableBufferPointer<LinkSegment>
  ) -> Result<LinkReader, LinkFailure> {
    var depth = 0
    // How many segments are the prefix's: `..` leaves them alone.
    var floor = 0
    var seen = 0
    var index = start
    while index < pathEnd {
      var hasPercent = false
      let begin = index
      while index < pathEnd, bytes[index] != LinkByte.slash {
        if bytes[index] == LinkByte.percent { hasPercent = true }
        index += 1
      }
      let range = begin..<index
      index += 1
      if range.isEmpty { continue }
      seen += 1
      guard seen <= limit else {
        return .failure(.tooDeep(count: count(from: start), limit: limit))
      }
      if bytes[begin] == LinkByte.dot, bytes[range].isDots {
        if range.count == 2, depth > floor { depth -= 1 }
        continue
      }
      let form =
        hasPercent ? PercentCoding.form(of: UnsafeBufferPointer(rebasing: bytes[range])) : .plain
      scratch.initializeElement(at: depth, to: LinkSegment(range, form: form))
      depth += 1
      if depth == prefix.count, floor < depth, isPrefix(prefix, of: scratch) { floor = depth }
    }
    guard floor == prefix.count else { return .failure(.notOurs(originText)) }
    let segments = UnsafeBufferPointer(rebasing: scratch[floor..<depth])
    let query = LinkQueryBytes(bytes: UnsafeBufferPointer(rebasing: bytes[query]))
    return .success(LinkReader(bytes: bytes, segments: segments, query: query))
  }

  private func isPrefix(
    _ prefix: [[UInt8]], of scratch: UnsafeMutableBufferPointer<LinkSegment>
  ) -> Bool {
    for (index, wanted) in prefix.enumerated() {
      let written = UnsafeBufferPointer(rebasing: bytes[scratch[index].range])
      guard let text = PercentCoding.decode(written), text.utf8.elementsEqual(wanted) else {
        return false
      }
    }
    return true
  }

  /// How many segments the path has from here on.
  private func count(from start: Int) -> Int {
    guard let authority = origin?.authority, !authority.isEmpty, start == authority.upperBound
    else { return count }
    return count - 1
  }

  /// Where the link leads, for a message: its scheme and authority, cut if they are long.
  private var originText: String {
    guard let origin else { return "" }
    let whole = origin.authority?.upperBound ?? (origin.scheme.upperBound + 1)
    var end = min(whole, 80)
    // Not in the middle of a scalar.
    while end < whole, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    return end < whole ? text + "…" : text
  }
}
