/// Where a segment lies in the bytes of a link, and how it is written.
struct LinkSegment {
  private let start: UInt32
  private let end: UInt32
  let form: PercentCoding.Form

  /// The link's length was checked against its limit, which fits in 32 bits.
  init(_ range: Range<Int>, form: PercentCoding.Form) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    self.form = form
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// What a link has for a value of a pattern.
enum LinkText: Hashable, Sendable {
  case value(String)
  case absent
  /// With an escape that is none, or escapes that give no UTF-8.
  case malformed
}
