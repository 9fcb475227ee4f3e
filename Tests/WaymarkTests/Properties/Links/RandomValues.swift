@testable import WaymarkRoutes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Random values, often odd ones.
struct RandomValues {
  var generator: SeededGenerator

  private static let odd = [
    "", ".", "..", "/", "%", "%2F", "+", " ", "?", "#", "&", "=", "a/b", "é", "e\u{301}", "日本", "🇩🇪",
    "👩‍👩‍👧", "\0", "\n", "\r\n", "\u{FEFF}", "\u{202E}", "\u{10FFFF}", "nil", "undefined", "new",
    "pair",
    "text", "true", "1", "\\", "\"", ":a", "*", "~", "a:b@c", "//", "[]", "\u{FFFD}",
  ]

  mutating func text() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      if Bool.random(using: &generator) {
        text += Self.odd.randomElement(using: &generator) ?? ""
      } else {
        let value = UInt32.random(in: 0...0x10FFFF, using: &generator)
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "a")
      }
    }
    return text
  }

  mutating func number() -> Int {
    Bool.random(using: &generator)
      ? Int.random(in: -9...9, using: &generator) : Int.random(in: .min ... .max, using: &generator)
  }

  mutating func some<Value>(_ make: (inout RandomValues) -> Value) -> Value? {
    Bool.random(using: &generator) ? make(&self) : nil
  }

  mutating func list<Value>(_ make: (inout RandomValues) -> Value) -> [Value] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in make(&self) }
  }

  mutating func double() -> Double {
    let value = Double(bitPattern: generator.next())
    return value.isNaN || Bool.random(using: &generator)
      ? Double.random(in: -100...100, using: &generator) : value
  }

  mutating func route() -> ValueRoute {
    switch Int.random(in: 0..<21, using: &generator) {
    case 0: .text(text())
    case 1: .number(number())
    case 2: .small(Int8.random(in: .min ... .max, using: &generator))
    case 3: .large(UInt64.random(in: .min ... .max, using: &generator))
    case 4: .ratio(double())
    case 5: .short(Float(double()))
    case 6: .flag(Bool.random(using: &generator))
    case 7: .id(uuid())
    case 8:
      .date(Date(timeIntervalSinceReferenceDate: .random(in: -6e10...2e11, using: &generator)))
    case 9: .kind(Bool.random(using: &generator) ? .work : .home)
    case 10: .ticket(TicketID(number: number()))
    case 11: .maybe(some { $0.text() })
    case 12: .maybeNumber(some { $0.number() })
    case 13: .list(list { $0.text() })
    case 14: .numbers(list { $0.number() })
    case 15: .query(LinkQuery(list { .init(name: $0.text(), value: $0.text()) }))
    case 16: .pair(text(), b: some { $0.number() })
    case 17: .any(list { $0.text() })
    case 18: .deep(some { $0.number() }, list { $0.text() })
    case 19: .items(list { $0.number() })
    default: .several(text(), list { $0.text() }, some { Bool.random(using: &$0.generator) })
    }
  }

  private mutating func uuid() -> UUID {
    let (high, low) = (generator.next(), generator.next())
    func byte(_ word: UInt64, _ place: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: word >> (8 * place))
    }
    return UUID(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
        byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      ))
  }
}
