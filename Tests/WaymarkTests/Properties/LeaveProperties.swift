import Testing

@testable import Waymark

@MainActor
@Suite("Properties of leave policies, against the naive model")
struct LeaveProperties {
  static let seeds: ClosedRange<UInt64> = 3001...3200
  static let steps = 100

  @Test("Refused verbs change nothing, and answered ones do what the model says")
  func model() async {
    var tally: [String: Int] = [:]
    var failures = 0
    for seed in Sessions.some(of: Self.seeds) where failures < 3 {
      let leaving = LeaveSession(seed: seed)
      await leaving.run(Self.steps)
      await leaving.end()
      if let failure = leaving.session.failure {
        failures += 1
        Issue.record("\(failure)")
      }
      tally.merge(leaving.tally, uniquingKeysWith: +)
    }
    guard failures == 0 else { return }
    let least = [
      "asked": 500, "several asked": 100, "blocked": 200, "overruled": 50, "passed by": 100,
      "answered in a transaction": 100, "answered after a transaction": 5,
      "answered in vain": 50, "denied": 50,
      "held": 50, "held and asked": 50, "led elsewhere": 300, "led elsewhere and asked": 100,
      "led on": 50, "kept by a redirect unasked": 40, "led elsewhere in a transaction": 50,
      "uncovered and refused": 30, "refused unasked": 20, "a removal led elsewhere": 50,
    ]
    for (kind, least) in least.sorted(by: { $0.key < $1.key }) {
      let count = tally[kind] ?? 0
      #expect(
        count >= Sessions.least(least),
        "\(kind) came up only \(count) times in seeds \(Self.seeds)")
    }
  }

  @Test("A tree is freed with its last outside reference, whatever was asked")
  func freed() async {
    for seed in UInt64(3101)...3105 {
      let leaving = LeaveSession(seed: seed)
      await leaving.run(60)
      #expect(leaving.session.failure == nil)
      await leaving.results.letGo()
      #expect(leaving.session.failure == nil)
      #expect(leaving.session.census.livingCoordinators().isEmpty, "seed \(seed)")
    }
  }
}
