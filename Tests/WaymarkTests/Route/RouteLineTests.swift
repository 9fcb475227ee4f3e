import Testing
import Waymark

@Suite("A name is one line")
struct RouteLineTests {
  @Test(
    "Every line break is escaped in every place that a payload can be",
    arguments: ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func everyBreak(_ text: String) {
    let routes: [any Route] = LineRoute.all(with: "a" + text + "b") + LineRoute.all(with: text)
    for route in routes {
      #expect(isOneLine(route.name), "\(route.name.debugDescription)")
      #expect(isOneLine(route.caseName))
    }
  }

  @Test("2000 random strings, in every place that a payload can be, give one line each")
  func randomStrings() {
    let seed = UInt64.random(in: .min ... .max)
    print("RouteLineTests.randomStrings: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for round in 0..<2000 {
      let text = randomText(using: &random)
      for route in LineRoute.all(with: text) {
        let name = route.name
        guard isOneLine(name), isOneLine(route.caseName), !name.isEmpty else {
          Issue.record("seed \(seed), round \(round): \(name.debugDescription)")
          return
        }
      }
    }
  }

  @Test("A text without line breaks stays the same")
  func untouched() {
    let text = "tab\t backslash\\ bell\u{07} zero-width\u{200B} é 👍🏽"
    #expect(LineRoute.described(SelfDescribed(text)).name == "described(\(text))")
  }
}

extension RouteLineTests {
  /// The same text in each place of a route that can hold it.
  fileprivate enum LineRoute: Route {
    case string(String)
    case labelled(text: String, Int)
    case optional(String?)
    case described(SelfDescribed)
    case array([SelfDescribed])
    case inner(InnerRoute)
    case notLast(InnerRoute, Int)

    static func all(with text: String) -> [any Route] {
      let described = SelfDescribed(text)
      let routes: [LineRoute] = [
        .string(text), .labelled(text: text, 1), .optional(text), .described(described),
        .array([described]), .inner(InnerRoute(text)), .notLast(InnerRoute(text), 1),
      ]
      return routes + [LineBox(text: text, described: described)]
    }
  }

  fileprivate struct LineBox: Route {
    let text: String
    let described: SelfDescribed
  }

  /// A route whose own names hold any text.
  fileprivate struct InnerRoute: Route {
    let text: String
    init(_ text: String) { self.text = text }
    var name: String { text }
    var caseName: String { text }
  }

  fileprivate struct SelfDescribed: Hashable, Sendable, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  fileprivate func isOneLine(_ text: String) -> Bool {
    !text.isEmpty && !text.contains(where: \.isNewline)
      && !text.unicodeScalars.contains { Character($0).isNewline }
  }

  /// Mostly line breaks, quotes and combining characters, so that every round is hard.
  fileprivate func randomText(using random: inout SeededGenerator) -> String {
    let hard: [Unicode.Scalar] = [
      "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}", "\"", "\\", "(", ")", "\0",
      "\u{301}", "\u{200D}", "\u{FE0F}", "a", " ",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
      let scalar = Bool.random(using: &random) ? hard.randomElement(using: &random) : any
      if let scalar { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
