extension JSONReader {
  /// The next byte, or nil at the end.
  var byte: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  mutating func skipBlanks() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        offset += 1
      default:
        return
      }
    }
  }

  /// Skips one byte if it is the next one, and returns whether it was.
  mutating func skip(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    offset += 1
    return true
  }

  mutating func expect(_ wanted: UInt8, or expected: String) throws(DataFileError) {
    guard skip(wanted) else { throw malformed(expected: expected) }
  }

  mutating func scanWord(_ word: String) throws(DataFileError) {
    let end = offset + word.utf8.count
    guard end <= bytes.count, bytes[offset..<end].elementsEqual(word.utf8) else {
      throw malformed(expected: word)
    }
    offset = end
  }

  /// Scans a number and returns where its text is.
  mutating func scanNumber() throws(DataFileError) -> Range<Int> {
    let start = offset
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) {
      try scanDigits()
    }
    if skip(UInt8(ascii: ".")) {
      try scanDigits()
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) {
        _ = skip(UInt8(ascii: "-"))
      }
      try scanDigits()
    }
    return start..<offset
  }

  private mutating func scanDigits() throws(DataFileError) {
    guard let byte, Self.isDigit(byte) else { throw malformed(expected: "a digit") }
    while let byte = self.byte, Self.isDigit(byte) {
      offset += 1
    }
  }

  /// Scans a string whose opening quote is the next byte.
  mutating func scanString() throws(DataFileError) -> String {
    offset += 1
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: bytes[start..<(offset - 1)], as: UTF8.self)
      case UInt8(ascii: "\\"):
        return try scanEscapedString(from: start)
      case 0..<0x20:
        throw controlCharacterInString()
      default:
        offset += 1
      }
    }
    throw malformed(expected: "the closing quote of a string")
  }

  /// Continues a string at its first escape.
  private mutating func scanEscapedString(from start: Int) throws(DataFileError) -> String {
    var text = Array(bytes[start..<offset])
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        offset += 1
        try scanEscape(into: &text)
      case 0..<0x20:
        throw controlCharacterInString()
      case let other:
        text.append(other)
        offset += 1
      }
    }
    throw malformed(expected: "the closing quote of a string")
  }

  private mutating func scanEscape(into text: inout [UInt8]) throws(DataFileError) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[offset])
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      offset += 1
      text.append(contentsOf: String(Character(try scanScalar())).utf8)
      return
    default:
      throw malformed(expected: "one of \" \\ / b f n r t u after a backslash")
    }
    offset += 1
  }

  /// Scans four hexadecimal digits, or a pair of them that together stand for one character.
  private mutating func scanScalar() throws(DataFileError) -> Unicode.Scalar {
    let start = offset
    let high = try scanHexadecimal()
    if let scalar = Unicode.Scalar(high) { return scalar }
    if high < 0xDC00, skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) {
      let low = try scanHexadecimal()
      if (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
      {
        return scalar
      }
    }
    offset = start
    throw malformed(expected: "a \\u escape with its other half", found: "one half alone")
  }

  private mutating func scanHexadecimal() throws(DataFileError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw malformed(expected: "four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      offset += 1
    }
    return value
  }

  /// Skips the value of an unknown key, whatever it is.
  mutating func skipValue() throws(DataFileError) {
    try skipValue(depth: 0)
  }

  private mutating func skipValue(depth: Int) throws(DataFileError) {
    guard depth < Self.deepestNesting else { throw tooDeep() }
    guard try scanPlainValue() == nil else { return }
    let isObject = byte == UInt8(ascii: "{")
    let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    offset += 1
    skipBlanks()
    if skip(close) { return }
    repeat {
      skipBlanks()
      if isObject {
        guard byte == UInt8(ascii: "\"") else { throw malformed(expected: "a key in quotes") }
        _ = try scanString()
        skipBlanks()
        try expect(UInt8(ascii: ":"), or: "\":\"")
        skipBlanks()
      }
      try skipValue(depth: depth + 1)
      skipBlanks()
    } while skip(UInt8(ascii: ","))
    try expect(close, or: isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
  }

  /// Scans a value that is neither an object nor an array and returns what it is, or returns nil
  /// at an object or an array.
  mutating func scanPlainValue() throws(DataFileError) -> String? {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return nil
    case UInt8(ascii: "\""):
      _ = try scanString()
      return "a string"
    case UInt8(ascii: "t"):
      try scanWord("true")
      return "true"
    case UInt8(ascii: "f"):
      try scanWord("false")
      return "false"
    case UInt8(ascii: "n"):
      try scanWord("null")
      return "null"
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte):
      _ = try scanNumber()
      return "a number"
    default:
      throw malformed(expected: "a value")
    }
  }
}
