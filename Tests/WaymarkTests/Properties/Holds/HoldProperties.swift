import Testing

@MainActor
@Suite("Properties of targets that wait, against the rules")
struct HoldProperties {
  static let seeds: ClosedRange<UInt64> = 5001...5200

  @Test("Each waiting target is called again, keeps waiting or is dropped as the rules say")
  func journeys() {
    var tally: [String: Int] = [:]
    var failures = 0
    for seed in Sessions.some(of: Self.seeds) where failures < 3 {
      let session = JourneySession(seed: seed)
      for _ in 0..<JourneySession.steps where session.failure == nil { session.step() }
      if let failure = session.failure {
        failures += 1
        Issue.record("\(failure)")
      }
      tally.merge(session.tally, uniquingKeysWith: +)
    }
    guard failures == 0 else { return }
    let least = [
      "held": 1000, "same": 20, "shown already": 50, "abandoned": 200, "next gate": 50,
      "went on, left": 120, "went on, unended": 10, "went on, released": 20, "unended": 50,
      "waits on": 20, "released in vain": 50, "superseded": 20,
    ]
    for (kind, least) in least.sorted(by: { $0.key < $1.key }) {
      let count = tally[kind] ?? 0
      #expect(
        count >= Sessions.least(least), "\(kind) came up only \(count) times in seeds \(Self.seeds)"
      )
    }
  }
}
