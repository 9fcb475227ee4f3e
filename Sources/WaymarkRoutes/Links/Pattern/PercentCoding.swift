/// Percent-escapes, such as `%2F` for a slash inside a segment.
enum PercentCoding {
  /// How a slice of a link's bytes is written.
  enum Form: UInt8 {
    /// Without escapes: the bytes are the text.
    case plain
    /// With escapes, each of two hexadecimal digits, which give valid UTF-8.
    case escaped
    /// With an invalid escape, or with escapes that are not valid UTF-8.
    case malformed
    /// The well-formed host of a custom scheme, which literals fit without regard to case.
    case host
  }

  /// How the bytes are written.
  ///
  /// - Complexity: Linear in the bytes; no allocation.
  static func form(of bytes: UnsafeBufferPointer<UInt8>) -> Form {
    guard bytes.contains(LinkByte.percent) else { return .plain }
    return decodedCount(of: bytes) == nil ? .malformed : .escaped
  }

  /// Returns the text of the bytes, or nil if they are malformed.
  ///
  /// - Complexity: Linear in the bytes; one allocation if the text is longer than 15 bytes.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.contains(LinkByte.percent) else { return String(decoding: bytes, as: UTF8.self) }
    guard let count = decodedCount(of: bytes) else { return nil }
    return String(unsafeUninitializedCapacity: count) { target in
      var source = EscapedBytes(bytes)
      var written = 0
      while written < count, let byte = source.next() {
        target.initializeElement(at: written, to: byte)
        written += 1
      }
      return written
    }
  }

  /// How many bytes the text has; nil if an escape is malformed, or the text is not UTF-8.
  private static func decodedCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var source = EscapedBytes(bytes)
    var check = UTF8Check()
    var count = 0
    while let byte = source.next() {
      guard check.accept(byte) else { return nil }
      count += 1
    }
    return source.isMalformed || !check.isComplete ? nil : count
  }
}

extension UInt8 {
  var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension PercentCoding {
  /// Returns the text of this segment, or nil if it is malformed.
  static func decode(_ written: String) -> String? {
    guard written.utf8.contains(LinkByte.percent) else { return written }
    var written = written
    return written.withUTF8 { decode($0) }
  }
}
