import Testing

@testable import Waymark

@MainActor
@Suite("Properties of results, against the naive model")
struct ResultProperties {
  static let seeds: ClosedRange<UInt64> = 2001...2100
  static let steps = 120

  @Test("Waiting callers are known after every step, and are answered once, as the model says")
  func model() async {
    var tally: [String: Int] = [:]
    var failures = 0
    for seed in Sessions.some(of: Self.seeds) where failures < 3 {
      let results = ResultSession(seed: seed)
      for _ in 0..<Self.steps where results.session.failure == nil { await results.step() }
      await results.end()
      if let failure = results.session.failure {
        failures += 1
        Issue.record("\(failure)")
      }
      tally.merge(results.tally, uniquingKeysWith: +)
    }
    guard failures == 0 else { return }
    let least = [
      ("awaited", 500), ("finished", 100), ("left", 200), ("cancelled", 50),
      ("awaited or not", 200),
    ]
    for (kind, least) in least {
      let count = tally[kind] ?? 0
      #expect(
        count >= Sessions.least(least),
        "\(kind) came up only \(count) times in seeds \(Self.seeds)")
    }
  }
}
