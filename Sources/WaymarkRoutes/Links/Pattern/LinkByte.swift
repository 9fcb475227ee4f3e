/// The bytes that separate the parts of patterns and links.
enum LinkByte {
  static let slash = UInt8(ascii: "/")
  static let dot = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")
  static let star = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let percent = UInt8(ascii: "%")
  static let questionMark = UInt8(ascii: "?")
  static let ampersand = UInt8(ascii: "&")
  static let equals = UInt8(ascii: "=")
  static let numberSign = UInt8(ascii: "#")
}

extension UInt8 {
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(asciiLowercased)
  }

  var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether the bytes are `.` or `..`.
  var isDots: Bool {
    (count == 1 || count == 2) && allSatisfy { $0 == LinkByte.dot }
  }
}
