import Testing

@MainActor
@Suite("Properties of targets that wait, against the rules")
struct HoldProperties {
  static let seeds: ClosedRange<UInt64> = 5001...5200

  @Test(
    "Each waiting target is called again, keeps waiting or is dropped as the rules say",
    arguments: JourneySession.Shape.allCases)
  func journeys(shape: JourneySession.Shape) async {
    await Sessions.run(Self.seeds, least: Self.least(shape), most: Self.most) { seed in
      let session = JourneySession(seed: seed, shape: shape)
      for _ in 0..<JourneySession.steps where session.failure == nil { session.step() }
      return (session.failure, session.tally)
    }
  }

  /// Few verbs are impossible once their gates are open, or show what is there.
  private static let most = ["impossible": 300, "came to nothing": 300]

  private static func least(_ shape: JourneySession.Shape) -> [String: Int] {
    let all = [
      "held": 2000, "held by an area": 500, "half released": 150, "shown already": 200,
      "abandoned": 800, "next gate": 50, "released in vain": 300, "went on, left": 50,
      "went on, released": 60, "went on, unended": 70, "unended": 100, "unended in a tab": 60,
      "waits on": 90, "superseded": 50, "further on": 10,
      "further on, where the first was replaced": 4, "denied": 10, "denied in front": 10,
      "begins again": 10,
      "its coordinator left": 10, "released by a callback": 800,
      "released in a transaction": 300,
    ]
    return shape == .stack ? all.merging(["same": 15], uniquingKeysWith: max) : all
  }
}
