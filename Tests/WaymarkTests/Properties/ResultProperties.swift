import Testing

@testable import Waymark

@MainActor
@Suite("Properties of results, against the naive model")
struct ResultProperties {
  static let seeds: ClosedRange<UInt64> = 2001...2100
  static let steps = 120

  @Test("Waiting callers are known after every step, and are answered once, as the model says")
  func model() async {
    let least = [
      "awaited": 500, "finished": 100, "left": 200, "cancelled": 50, "awaited or not": 200,
    ]
    await Sessions.run(Self.seeds, least: least) { seed in
      let results = ResultSession(seed: seed)
      for _ in 0..<Self.steps where results.session.failure == nil { await results.step() }
      await results.end()
      return (results.session.failure, results.tally)
    }
  }
}
