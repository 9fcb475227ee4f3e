import Testing
import WaymarkTesting

@testable import Waymark

@MainActor
@Suite("Properties of recorded navigators")
struct RecordedProperties {
  static let seeds: ClosedRange<UInt64> = 9101...9220
  static let steps = 100

  @Test("A recorded navigator records, returns and answers what a model of plain arrays does")
  func sessions() async {
    var tally: [String: Int] = [:]
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let record = RecordedNavigator<Studio.StudioCoordinator> { _ in }
      var model = NaiveRecord()
      for number in 0..<Self.steps {
        let step = RecordedStep.random(with: &generator)
        let expected = model.apply(step)
        let got = await step.apply(to: record)
        tally["\(step)".prefix { $0 != "(" } + (expected == "nil" ? " nil" : ""), default: 0] += 1
        guard got == expected, record.actions.count == model.lines.count,
          record.actions.last?.description == model.lines.last,
          record.failures.count == model.failures, record.unusedAnswers == model.unused
        else {
          Issue.record(
            """
            seed \(seed), step \(number): \(step) gave «\(got)», expected «\(expected)»
            recorded \(record.actions), expected \(model.lines)
            \(record.failures.count) failures, expected \(model.failures)
            unused \(record.unusedAnswers), expected \(model.unused)
            """)
          return
        }
      }
      #expect(record.actions.map(\.description) == model.lines, "seed \(seed)")
      if model.hasLeft { tally["sessions that end", default: 0] += 1 }
    }
    for name in ["show", "show nil", "ask", "ask nil", "transaction", "verb", "finish"] {
      #expect(tally[name, default: 0] > 100, "\(name) came up \(tally[name, default: 0]) times")
    }
    #expect(tally["sessions that end", default: 0] > 10)
  }
}
