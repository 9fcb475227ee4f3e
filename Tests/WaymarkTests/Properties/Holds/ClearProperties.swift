import Testing

@MainActor
@Suite("Properties of links that wait until nothing is in their way, against the naive model")
struct ClearProperties {
  static let seeds: ClosedRange<UInt64> = 5601...5800

  @Test("A link waits exactly while the rules say so, and is then shown once")
  func links() async {
    let least = [
      "held, waymark.clear": 300, "held, waymark.unprotected": 100,
      "held, waymark.clear in a transaction": 100, "held, waymark.unprotected in a transaction": 50,
      "went on, waymark.clear": 100, "went on, waymark.unprotected": 50, "replaced": 50,
      "the same": 30,
    ]
    await Sessions.run(Self.seeds, least: least) { seed in
      let session = ClearSession(seed: seed)
      for _ in 0..<ClearSession.steps where session.failure == nil { session.step() }
      return (session.failure, session.tally)
    }
  }
}
