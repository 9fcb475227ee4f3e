import Testing

@MainActor
@Suite("Properties of targets whose time runs out, against the naive model")
struct HoldClockProperties {
  static let seeds: ClosedRange<UInt64> = 5201...5500

  @Test("Each target waits until its deadline and no longer, and is called again once")
  func deadlines() async {
    await Sessions.run(Self.seeds, least: Self.least) { seed in
      let session = HoldClockSession(seed: seed)
      for _ in 0..<HoldClockSession.steps where session.failure == nil { await session.step() }
      if session.failure == nil { await session.end() }
      return (session.failure, session.tally)
    }
  }

  /// How many times each kind must come up.
  private static var least: [String: Int] {
    var least = [
      "held": 2000, "shown already": 500, "joined": 500, "joined at the last moment": 100,
      "joined, half released": 100, "joined for the rest": 100, "went on, joined": 50,
      "half released": 200, "released in vain": 100, "one release, several verbs": 15,
      "went on, released": 200, "went on, left": 100, "next gate": 15, "expired": 1000,
      "abandoned": 300, "replaced": 300, "cleared": 150, "cancelled": 150, "left": 60,
      "further on": 10, "further on, where the first was replaced": 4,
    ]
    for what in ["again", "released", "its place leaves", "cancelled", "cleared", "another"] {
      least["\(what), before the deadline"] = 50
      for place in ["at", "after"] { least["\(what), \(place) the deadline, late"] = 30 }
    }
    return least
  }
}
