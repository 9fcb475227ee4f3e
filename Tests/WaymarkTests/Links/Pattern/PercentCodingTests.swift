import Testing

@testable import WaymarkRoutes

@Suite("Percent-escapes")
struct PercentCodingTests {
  static func decode(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { PercentCoding.decode($0) }
  }

  static func form(_ bytes: [UInt8]) -> PercentCoding.Form {
    bytes.withUnsafeBufferPointer { PercentCoding.form(of: $0) }
  }

  @Test(
    "Escapes are decoded; a malformed one makes the whole text malformed",
    arguments: [
      ("", ""), ("todos", "todos"), ("a%2Fb", "a/b"), ("%2f", "/"), ("%2E%2E", ".."),
      ("100%25", "100%"), ("a+b", "a+b"), ("%C3%A4", "ä"), ("\u{C3}%A4", nil), ("ä%20ö", "ä ö"),
      ("%F0%9F%8E%89", "🎉"), ("%00", "\0"), ("%E2%80%A8", "\u{2028}"), ("e%CC%81", "e\u{301}"),
      ("%", nil), ("a%", nil), ("%4", nil), ("%GG", nil), ("%4G", nil), ("%%41", nil),
      ("%u0041", nil),
      ("% 41", nil), ("%+1", nil), ("%C3", nil), ("%A4", nil), ("%C3x", nil), ("%C0%AF", nil),
      ("%C1%BF", nil), ("%E0%80%AF", nil), ("%E0%9F%BF", nil), ("%E0%A0%80", "\u{800}"),
      ("%ED%9F%BF", "\u{D7FF}"), ("%ED%A0%80", nil), ("%EE%80%80", "\u{E000}"),
      ("%EF%BF%BF", "\u{FFFF}"), ("%F0%80%80%AF", nil), ("%F0%90%80%80", "\u{10000}"),
      ("%F4%8F%BF%BF", "\u{10FFFF}"), ("%F4%90%80%80", nil), ("%F5%80%80%80", nil), ("%FF", nil),
      ("%FE", nil), ("%F0%9F%8E", nil), ("%C3%A4%", nil),
    ] as [(String, String?)])
  func decoding(_ written: String, text: String?) {
    let bytes = Array(written.utf8)
    #expect(Self.decode(bytes) == text)
    #expect(PercentCoding.decode(written) == text)
    let form: PercentCoding.Form =
      text == nil ? .malformed : written.contains("%") ? .escaped : .plain
    #expect(Self.form(bytes) == form)
  }

  @Test("Bytes count as text only if the standard library does not have to repair them")
  func randomBytes() {
    var valid = 0
    for seed in UInt64(1)...20_000 {
      var generator = SeededGenerator(seed: seed)
      let interesting: [UInt8] = [
        0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
        0xED,
        0xEE, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
      ]
      let bytes = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        interesting.randomElement(using: &generator) ?? 0
      }
      let written = bytes.flatMap { byte in
        Array(("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8)
      }
      let repaired = String(decoding: bytes, as: UTF8.self)
      let text = repaired.utf8.elementsEqual(bytes) ? repaired : nil
      #expect(Self.decode(written) == text, "seed \(seed): \(bytes)")
      if text != nil { valid += 1 }
    }
    #expect(valid > 800)
  }

  @Test(
    "In a segment, allowed characters are printed and the others escaped",
    arguments: [
      ("todos", "todos"), ("a/b", "a%2Fb"), ("a b", "a%20b"), ("100%", "100%25"), ("ä", "%C3%A4"),
      ("🎉", "%F0%9F%8E%89"), (".", "%2E"), ("..", "%2E%2E"), ("...", "..."), (".a", ".a"),
      ("-._~!$'()*,;:@&=+", "-._~!$'()*,;:@&=+"),
      ("?#[]\\\"<>^`{|}", "%3F%23%5B%5D%5C%22%3C%3E%5E%60%7B%7C%7D"),
      ("\0\u{7F}\n", "%00%7F%0A"), ("", ""),
    ])
  func segment(_ text: String, written: String) {
    var target = "/"
    PercentCoding.encodeSegment(text, into: &target)
    #expect(target == "/" + written)
  }

  @Test(
    "In a query, a slash and a question mark are allowed; separators of items are escaped",
    arguments: [
      ("a/b?c", "a/b?c"), ("a&b=c+d#e", "a%26b%3Dc%2Bd%23e"), ("..", ".."),
      ("!$'()*,;:@", "!$'()*,;:@"),
      ("ü x%", "%C3%BC%20x%25"),
    ])
  func query(_ text: String, written: String) {
    var target = ""
    PercentCoding.encodeQuery(text, into: &target)
    #expect(target == written)
  }

  @Test("Encoding and decoding gives the same text, for scalars of every length and every plane")
  func everyScalar() {
    var text = ""
    for value in Array(0...0x10FF) + Array(stride(from: 0x1100, through: 0x10FFFF, by: 83)) + [
      0x10FFFF
    ] as [UInt32] {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      guard text.utf8.count > 4_000 || value == 0x10FFFF else { continue }
      var segment = ""
      PercentCoding.encodeSegment(text, into: &segment)
      var query = ""
      PercentCoding.encodeQuery(text, into: &query)
      let isSame =
        PercentCoding.decode(segment)?.utf8.elementsEqual(text.utf8) == true
        && PercentCoding.decode(query)?.utf8.elementsEqual(text.utf8) == true
      #expect(isSame, "up to \(String(value, radix: 16))")
      #expect(segment.utf8.allSatisfy { $0 < 128 })
      text = ""
    }
  }
}
