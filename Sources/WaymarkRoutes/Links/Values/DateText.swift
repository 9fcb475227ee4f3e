#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Dates as ISO 8601, parsed strictly, so that a text always gives the same date.
enum DateText {
  /// Years 1 to 9999, in seconds since 2001: the range of four digits.
  private static let printable = -63_114_076_800.0..<252_423_993_600.0

  static func text(of date: Date) -> String? {
    let seconds = date.timeIntervalSinceReferenceDate
    guard printable.contains(seconds) else { return nil }
    let whole = seconds.rounded(.down)
    var text = Date(timeIntervalSinceReferenceDate: whole).formatted(.iso8601)
    guard text.utf8.count == 20, text.hasSuffix("Z") else { return nil }
    if seconds != whole {
      guard let digits = fraction(seconds - whole, after: whole, of: seconds) else { return nil }
      text.removeLast()
      text += "." + digits + "Z"
    }
    return self.date(from: text) == date ? text : nil
  }

  /// The fewest digits that reproduce the date.
  private static func fraction(
    _ fraction: Double, after whole: Double, of seconds: Double
  ) -> String? {
    var scale = 1.0
    for count in 1...15 {
      scale *= 10
      let number = (fraction * scale).rounded()
      // Both numbers are exact, so the quotient is the number of the digits.
      guard number < scale, whole + number / scale == seconds else { continue }
      let digits = String(Int(number))
      return String(repeating: "0", count: count - digits.count) + digits
    }
    let plain = DecimalText(fraction.description).plain
    return plain.hasPrefix("0.") ? String(plain.dropFirst(2)) : nil
  }

  static func date(from text: String) -> Date? {
    var reader = Reader(text)
    guard let day = reader.day() else { return nil }
    guard !reader.isAtEnd else { return date(day, "00:00:00") }
    guard reader.take("T"), let time = reader.time() else { return nil }
    let fraction = reader.take(".") ? reader.fraction() : 0
    guard let fraction, let offset = reader.zone(), reader.isAtEnd else { return nil }
    guard let date = date(day, time) else { return nil }
    let whole = date.timeIntervalSinceReferenceDate - Double(offset)
    // A time zone, or a fraction that is rounded up, may lead outside the years that have a text.
    guard printable.contains(whole + fraction) else { return nil }
    return Date(timeIntervalSinceReferenceDate: whole + fraction)
  }

  private static func date(_ day: String, _ time: String) -> Date? {
    guard let date = try? Date("\(day)T\(time)Z", strategy: .iso8601) else { return nil }
    // A day that does not exist in its month has become one of the next month.
    return date.formatted(.iso8601).hasPrefix(day) ? date : nil
  }

  /// Parses the text of a date, byte by byte, since it may only contain ASCII.
  private struct Reader {
    private var bytes: Substring.UTF8View

    init(_ text: String) {
      bytes = text[...].utf8
    }

    var isAtEnd: Bool { bytes.isEmpty }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard let first = bytes.first, UInt32(first) == character.value else { return false }
      bytes.removeFirst()
      return true
    }

    /// A number of exactly two or four digits within a range, or nil.
    private mutating func number(_ count: Int, in range: ClosedRange<Int>) -> Int? {
      guard let digits = digits(count), let number = Int(digits), range.contains(number) else {
        return nil
      }
      return number
    }

    private mutating func digits(_ count: Int) -> String? {
      let head = bytes.prefix(count)
      guard head.count == count, head.allSatisfy({ (48...57).contains($0) }) else { return nil }
      bytes = bytes.dropFirst(count)
      return String(head)
    }

    mutating func day() -> String? {
      let start = bytes
      guard number(4, in: 1...9999) != nil, take("-"), number(2, in: 1...12) != nil,
        take("-"), number(2, in: 1...31) != nil
      else { return nil }
      return String(start.prefix(10))
    }

    mutating func time() -> String? {
      let start = bytes
      guard number(2, in: 0...23) != nil, take(":"), number(2, in: 0...59) != nil, take(":"),
        number(2, in: 0...59) != nil
      else { return nil }
      return String(start.prefix(8))
    }

    /// The digits after the seconds, as a fraction of a second.
    mutating func fraction() -> Double? {
      let digits = bytes.prefix { (48...57).contains($0) }
      guard !digits.isEmpty else { return nil }
      bytes = bytes.dropFirst(digits.count)
      return String(digits).flatMap { Double("0." + $0) }
    }

    /// Seconds east of UTC.
    mutating func zone() -> Int? {
      if take("Z") { return 0 }
      let sign = take("+") ? 1 : take("-") ? -1 : 0
      guard sign != 0, let hours = number(2, in: 0...23) else { return nil }
      guard !isAtEnd else { return sign * hours * 3600 }
      _ = take(":")
      guard let minutes = number(2, in: 0...59) else { return nil }
      return sign * (hours * 3600 + minutes * 60)
    }
  }
}
