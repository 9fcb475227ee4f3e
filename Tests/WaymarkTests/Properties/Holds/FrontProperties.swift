import Testing

@MainActor
@Suite("Properties of what waits at the first entry of the app, against the naive model")
struct FrontProperties {
  static let seeds: ClosedRange<UInt64> = 6001...7000

  @Test("Whatever is refused, denied or given up, something leads on from the sign-in")
  func leadsOn() async {
    let least = [
      "joined": 100, "begins again": 100, "asks": 100, "blocked": 100, "denied": 100,
      "not tried": 40, "pushed": 20, "answered": 50, "went on": 100, "another went on": 20,
      "a question is closed": 4, "abandoned": 20, "replaced": 50,
    ]
    await Sessions.run(Self.seeds, least: least) { seed in
      let session = FrontSession(seed: seed)
      for _ in 0..<FrontSession.steps where session.failure == nil { session.step() }
      return (session.failure, session.tally)
    }
  }
}
