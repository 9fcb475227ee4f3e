#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID: LinkValue {
  /// Makes a UUID from its usual text of 36 characters, in upper or lower case.
  ///
  /// ```swift
  /// UUID(linkText: "00000000-0000-4000-8000-000000000001") != nil  // true
  /// UUID(linkText: "0")                                            // nil
  /// ```
  ///
  /// - Parameter linkText: The text, without the braces, blanks and signs that some systems accept.
  public init?(linkText: String) {
    guard linkText.utf8.count == 36 else { return nil }
    for (place, byte) in linkText.utf8.enumerated() {
      switch place {
      case 8, 13, 18, 23: guard byte == UInt8(ascii: "-") else { return nil }
      default: guard byte.hexadecimalDigit != nil else { return nil }
      }
    }
    self.init(uuidString: linkText)
  }

  /// The usual text of 36 characters, in upper case.
  public var linkText: String? { uuidString }

  /// One UUID.
  public static var linkExamples: [String] { ["00000000-0000-4000-8000-000000000001"] }

  /// One part; each UUID has one text.
  public static var _linkShape: _LinkShape { _LinkShape(kind: .one, isExact: true) }
}

extension Date: LinkValue {
  /// Makes a date from ISO 8601 text.
  ///
  /// ```swift
  /// Date(linkText: "2026-01-31T12:00:00Z")
  /// Date(linkText: "2026-01-31T14:00:00.125+02:00")
  /// Date(linkText: "2026-01-31")  // midnight in UTC
  /// ```
  ///
  /// - Parameter linkText: A day, or a day, a time with seconds and any number of digits after
  ///   them, and a time zone: `Z`, `+02`, `+0200` or `+02:00`. Years have four digits.
  public init?(linkText: String) {
    guard let date = DateText.date(from: linkText) else { return nil }
    self = date
  }

  /// The date in UTC, with as many digits after the seconds as needed to read it back.
  ///
  /// ```swift
  /// Date(timeIntervalSince1970: 0).linkText    // "1970-01-01T00:00:00Z"
  /// Date(timeIntervalSince1970: 0.5).linkText  // "1970-01-01T00:00:00.5Z"
  /// ```
  ///
  /// Nil outside the years 1 to 9999, and for a few dates without such a text, within a nanosecond
  /// before a full second.
  public var linkText: String? { DateText.text(of: self) }

  /// One date.
  public static var linkExamples: [String] { ["2026-01-31T12:00:00Z"] }

  /// One part. The text of a date is read back before it is returned.
  public static var _linkShape: _LinkShape { _LinkShape(kind: .one, isExact: true) }
}
