import Testing

@testable import Waymark

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values at random, the odd ones often.
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
    switch Int.random(in: 0..<18, using: &generator) {
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

@Suite("What is printed parses back")
struct LinkRoundTripTests {
  @Test("Every route that is printed is parsed again, and few are not printed")
  func roundTrip() {
    #expect(ValueRoute.links.problems.isEmpty)
    var counts: [String: (printed: Int, refused: Int)] = [:]
    for seed in UInt64(1)...20 {
      var values = RandomValues(generator: SeededGenerator(seed: seed))
      for _ in 0..<500 {
        let route = values.route()
        var count = counts[route.caseName] ?? (0, 0)
        defer { counts[route.caseName] = count }
        switch ValueRoute.links.print(route) {
        case .success(let path):
          count.printed += 1
          let again = ValueRoute.links.route(for: path)
          if again != route { Issue.record("seed \(seed): \(route.name) is \(path)") }
          // Equal texts may differ in their bytes; what is parsed keeps them.
          let twice = again.flatMap { ValueRoute.links.path(for: $0) }
          if twice != path { Issue.record("seed \(seed): \(path) becomes \(twice ?? "none")") }
          if path.utf8.contains(where: { $0 <= 32 || $0 > 126 }) || path.first != "/" {
            Issue.record("seed \(seed): \(path) is no path")
          }
        case .failure(let error):
          count.refused += 1
          if !Self.mayRefuse(route) { Issue.record("seed \(seed): \(route.name): \(error)") }
        }
      }
    }
    // Each case came up, most were printed, and those that can be refused were.
    #expect(counts.count == 18)
    for (name, count) in counts { #expect(count.printed >= 100, "\(name): \(count)") }
    #expect(counts["text"]?.refused ?? 0 > 10 && counts["list"]?.refused ?? 0 > 10)
  }

  /// Whether a route holds what cannot stand in a link.
  private static func mayRefuse(_ route: ValueRoute) -> Bool {
    switch route {
    case .text(let text): text.isEmpty
    case .list(let list): list.isEmpty || list.contains("")
    case .numbers(let list): list.isEmpty
    case .ratio(let value): !value.isFinite
    case .short(let value): !value.isFinite
    // Its links have a literal where this one has a text.
    case .pair(let text, _): text.isEmpty || ["text", "number", "list", "date"].contains(text)
    case .several(let text, let list, _): text.isEmpty || list.isEmpty
    default: false
    }
  }
}
