extension PercentCoding {
  /// Appends a segment in a form that reads back as this text.
  ///
  /// `.` and `..` are escaped, because plain ones would be resolved. An empty text appends nothing,
  /// and cannot be read back.
  static func encodeSegment(_ text: String, into target: inout String) {
    guard text.utf8.count <= 2, text == "." || text == ".." else {
      return encode(text, keeping: .segment, into: &target)
    }
    for _ in text.utf8 { target += "%2E" }
  }

  /// Appends a key or a value of a query.
  static func encodeQuery(_ text: String, into target: inout String) {
    encode(text, keeping: .query, into: &target)
  }

  private static func encode(
    _ text: String, keeping kept: KeptBytes, into target: inout String
  ) {
    // Most texts need no escape, and appending the whole text is one copy.
    let isPlain = text.withLinkBytes { $0.allSatisfy(kept.contains) }
    guard !isPlain else {
      target += text
      return
    }
    for byte in text.utf8 {
      if kept.contains(byte) {
        target.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        target += "%"
        target.unicodeScalars.append(hexadecimalDigit(byte >> 4))
        target.unicodeScalars.append(hexadecimalDigit(byte & 0xF))
      }
    }
  }

  private static func hexadecimalDigit(_ value: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10)
  }
}

/// The bytes below 128 that need no escape, as a set of bits.
private struct KeptBytes {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The unreserved characters of RFC 3986, and these.
  private init(unreservedAnd others: StaticString) {
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { insert(byte) }
    for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { insert(byte) }
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { insert(byte) }
    for byte in "-._~".utf8 { insert(byte) }
    others.withUTF8Buffer { for byte in $0 { insert(byte) } }
  }

  static let segment = KeptBytes(unreservedAnd: "!$'()*,;:@&=+")
  static let query = KeptBytes(unreservedAnd: "!$'()*,;:@/?")

  private mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
  }

  func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<64: low & 1 << UInt64(byte) != 0
    case 64..<128: high & 1 << UInt64(byte - 64) != 0
    default: false
    }
  }
}
