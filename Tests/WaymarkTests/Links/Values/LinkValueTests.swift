import Testing

@testable import WaymarkRoutes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Values in links")
struct LinkValueTests {
  /// The text of the value that a text gives; nil if it gives none.
  private func again<Value: LinkValue>(_ text: String, _ type: Value.Type) -> String? {
    Value(linkText: text)?.linkText
  }

  @Test("Integers are decimal digits with an optional minus sign")
  func integers() {
    for (text, wanted) in [
      ("0", "0"), ("-1", "-1"), ("007", "7"), ("127", "127"), ("-128", "-128"), ("-0", "0"),
      ("128", nil), ("+1", nil), ("", nil), ("1.0", nil), (" 1", nil), ("1e1", nil), ("٣", nil),
      ("0x1", nil), ("1_0", nil), ("-", nil),
    ] {
      #expect(again(text, Int8.self) == wanted, "\(text)")
    }
    #expect(again("-1", UInt.self) == nil)
    #expect(again("18446744073709551615", UInt64.self) == "18446744073709551615")
    #expect(again("-9223372036854775808", Int64.self) == "-9223372036854775808")
    #expect(again("65535", UInt16.self) == "65535" && again("70000", Int16.self) == nil)
    #expect(again("70000", Int32.self) == "70000" && again("300", UInt8.self) == nil)
    #expect(again("70000", UInt32.self) == "70000" && again("-70000", Int.self) == "-70000")
    #expect(again("170141183460469231731687303715884105727", Int128.self) != nil)
    #expect(again("-1", UInt128.self) == nil)
    #expect(Int.linkExamples == ["1"])
  }

  @Test("Floating point numbers are plain decimal text")
  func floatingPoint() {
    for (text, wanted) in [
      ("0", "0"), ("1.50", "1.5"), ("-0.25", "-0.25"), ("007", "7"), ("-0", "-0"),
      ("0.1", "0.1"), ("100000000000000000000000", "100000000000000000000000"),
      ("0.00000012", "0.00000012"), ("12345678.9", "12345678.9"), ("1e3", nil), (".5", nil),
      ("5.", nil), ("1.2.3", nil), ("inf", nil), ("nan", nil), ("0x1p3", nil), ("+1", nil),
      ("", nil), ("-", nil), ("1-", nil), ("--1", nil), ("٣", nil),
      (String(repeating: "9", count: 400), nil),
    ] {
      #expect(again(text, Double.self) == wanted, "\(text)")
    }
    #expect(again("0.1", Float.self) == "0.1")
    #expect(again("1" + String(repeating: "0", count: 39), Float.self) == nil)
    #expect(Double.nan.linkText == nil && Double.infinity.linkText == nil)
    #expect((-Float.infinity).linkText == nil)
  }

  @Test("Every finite number is made again from its text")
  func numbersAgain() {
    let seed: UInt64 = 11
    var generator = SeededGenerator(seed: seed)
    var numbers = [
      Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, .pi, -1e22,
      1e16, 123_456_789_012_345_680, 1e-5,
    ]
    for _ in 0..<2_000 { numbers.append(Double(bitPattern: generator.next())) }
    for number in numbers where number.isFinite {
      let text = number.linkText ?? ""
      #expect(Double(linkText: text) == number, "\(number) is \(text), seed \(seed)")
      let short = Float(bitPattern: UInt32(truncatingIfNeeded: number.bitPattern))
      guard short.isFinite else { continue }
      #expect(Float(linkText: short.linkText ?? "") == short, "\(short), seed \(seed)")
    }
  }

  @Test("Booleans, texts and raw values")
  func words() {
    #expect(again("true", Bool.self) == "true" && again("false", Bool.self) == "false")
    for text in ["True", "1", "yes", ""] { #expect(Bool(linkText: text) == nil) }
    #expect(again("", String.self) == "" && again("a/b\0é", String.self) == "a/b\0é")
    #expect(Kind(linkText: "work") == .work && Kind(linkText: "Work") == nil)
    #expect(Kind.home.linkText == "home" && Kind.linkExamples == ["work", "home"])
    #expect(TicketID(linkText: "T7")?.linkText == "T7")
  }

  @Test("UUIDs are their usual text")
  func uuid() {
    let text = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
    #expect(again(text, UUID.self) == text && again(text.lowercased(), UUID.self) == text)
    let odd = [
      "6F9619FF", "", text + "0", "6F9619FF8B86D011B42D00CF4FC964FF", text + "\0", text + " ",
      "+F9619FF-8B86-D011-B42D-00CF4FC964FF", " F9619FF-8B86-D011-B42D-00CF4FC964FF",
      "6F9619FF-8B86-D011-B42D-00CF4FC964F", "6F9619FF-8B86-D011-B42D-00CF4FC964F\0",
      "0xF619FF-8B86-D011-B42D-00CF4FC964FF", "6F9619FF-8B86-D011-B42D00-CF4FC964FF",
      "6F9619FF-8B86-D011-B42D-00CF4FC964FG", "6F9619FF-8B86-D011-B42D-00CF4FC964\u{E9}",
    ]
    for text in odd {
      #expect(UUID(linkText: text) == nil, "\(text)")
    }
  }

  @Test("Dates are ISO 8601, with a zone or without a time")
  func dates() {
    for (text, wanted) in [
      ("1970-01-01T00:00:00Z", "1970-01-01T00:00:00Z"),
      ("2026-01-31", "2026-01-31T00:00:00Z"),
      ("2026-01-31T14:00:00+02:00", "2026-01-31T12:00:00Z"),
      ("2026-01-31T14:00:00+0230", "2026-01-31T11:30:00Z"),
      ("2026-01-31T14:00:00-02", "2026-01-31T16:00:00Z"),
      ("2026-01-31T14:00:00.5Z", "2026-01-31T14:00:00.5Z"),
      ("2026-01-31T14:00:00.123000Z", "2026-01-31T14:00:00.123Z"),
      ("2024-02-29", "2024-02-29T00:00:00Z"),
      ("1969-12-31T23:59:59.75Z", "1969-12-31T23:59:59.75Z"),
      ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"), ("2023-02-29", nil), ("2026-04-31", nil),
      ("2026-13-01", nil), ("2026-00-10", nil), ("2026-1-1", nil), ("0000-01-01", nil),
      ("2026-01-31T14:00:00", nil), ("2026-01-31T14:00Z", nil), ("2026-01-31T24:00:00Z", nil),
      ("2026-01-31T14:60:00Z", nil), ("2026-01-31T14:00:60Z", nil), ("2026-01-31t14:00:00Z", nil),
      ("2026-01-31T14:00:00.Z", nil), ("2026-01-31T14:00:00Zx", nil), ("", nil),
      ("2026-01-31T14:00:00+2:00", nil), ("2026-01-31T14:00:00+24:00", nil), ("-2026-01-31", nil),
      ("2026-01-31T14:00:00+02:", nil), ("0001-01-01T00:00:00+01", nil),
      ("9999-12-31T23:59:59-00:01", nil), ("9999-12-31T23:59:59.9999999999Z", nil),
      ("0001-01-01T01:00:00+01", "0001-01-01T00:00:00Z"),
    ] {
      #expect(again(text, Date.self) == wanted, "\(text)")
    }
    #expect(Date.distantFuture.linkText == "4001-01-01T00:00:00Z")
    #expect(Date(timeIntervalSinceReferenceDate: .nan).linkText == nil)
    #expect(Date(timeIntervalSinceReferenceDate: 1e15).linkText == nil)
    #expect(Date(timeIntervalSinceReferenceDate: -1e-20).linkText == nil)
  }

  @Test("Every date of four digits is made again from its text")
  func datesAgain() {
    let seed: UInt64 = 12
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let seconds = Double.random(in: -6e10...2.5e11, using: &generator)
      for seconds in [seconds, seconds.rounded(), (seconds * 1000).rounded() / 1000] {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let text = date.linkText ?? ""
        #expect(Date(linkText: text) == date, "\(seconds) is \(text), seed \(seed)")
      }
    }
    #expect(Date(timeIntervalSinceReferenceDate: 790_000_000.123).linkText?.utf8.count == 24)
  }

  @Test("Optional values and lists of one have the text of their value")
  func collections() {
    #expect(again("7", Int?.self) == "7" && Int?(linkText: "x") == nil)
    #expect(Int?.none.linkText == nil)
    #expect([Int](linkText: "7") == [7] && [Int](linkText: "x") == nil)
    #expect([7].linkText == "7" && [7, 8].linkText == nil && [Int]().linkText == nil)
    #expect(Int?.linkExamples == ["1"] && [Kind].linkExamples == ["work", "home"])
  }

  @Test("A query is its items in order")
  func query() {
    let query: LinkQuery = ["a b": "c&d", "e": "", "a b": "=é"]
    #expect(query.linkText == "a%20b=c%26d&e=&a%20b=%3D%C3%A9")
    #expect(LinkQuery(linkText: query.linkText ?? "") == query)
    #expect(query["a b"] == "c&d" && query["x"] == nil)
    #expect(LinkQuery(linkText: "&&a&=b&") == ["a": "", "": "b"])
    #expect(LinkQuery(linkText: "a=%") == nil && LinkQuery(linkText: "%FF=1") == nil)
    #expect(LinkQuery() == [:] && LinkQuery([.init(name: "a", value: "b")]) == ["a": "b"])
  }

  @Test("A custom type has those of the usual examples that it takes")
  func examples() {
    struct Word: LinkValue {
      var text: String
      init?(linkText: String) {
        guard linkText.count == 1 else { return nil }
        text = linkText
      }
      var linkText: String? { text }
    }
    #expect(Word.linkExamples == ["1", "a"])
    for type in [UUID.self, Date.self, Bool.self, Double.self, String.self, LinkQuery.self]
      as [any LinkValue.Type]
    {
      #expect(
        !type.linkExamples.isEmpty
          && type.linkExamples.allSatisfy { type.init(linkText: $0) != nil })
    }
  }
}
