/// The place of a segment in the bytes of a link, and how it is written.
struct LinkSegment {
  private let start: UInt32
  private let end: UInt32
  let form: PercentCoding.Form

  /// 32 bits are enough, because the length of the link was checked against its limit.
  init(_ range: Range<Int>, form: PercentCoding.Form) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    self.form = form
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
