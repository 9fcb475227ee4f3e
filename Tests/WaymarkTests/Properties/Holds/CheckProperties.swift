import Testing

@MainActor
@Suite("Properties of targets that wait for checks, against plain arrays")
struct CheckProperties {
  static let seeds: ClosedRange<UInt64> = 9301...9500

  @Test("A check runs once for its target, as long as that waits, and releases only that")
  func checks() async {
    let least = [
      "held": 3000, "went on": 200, "refused": 200, "replaced": 600, "cancelled": 600,
      "released while it is checked": 300, "released before": 30, "waits on": 60,
      "waits on for its check": 60, "too late": 200, "not the only one": 100,
      "tapped again": 150, "tried": 400,
    ]
    await Sessions.run(Self.seeds, least: least) { seed in
      let session = CheckSession(seed: seed)
      await session.run(40)
      return (session.failure, session.model.tally)
    }
  }
}
