import Testing

@MainActor
@Suite("Properties of the inbox of links, against plain arrays and what its documentation promises")
struct InboxProperties {
  static let seeds: ClosedRange<UInt64> = 10301...10500

  @Test("Each link opens once, in the right scene, or is reported")
  func inbox() async {
    let least = [
      "kept": 2000, "opened": 1500, "delivered": 300, "kept again": 40, "passed over": 300,
      "of a scene that is gone": 80, "twice in a turn": 300, "received by a scene, too": 20,
      "replaced": 500, "expired": 80, "cancelled": 30,
      "opened as promised": 1500, "dropped as promised": 600, "waiting": 2000,
    ]
    await Sessions.run(Self.seeds, least: least) { seed in
      let session = InboxSession(seed: seed)
      await session.run(100)
      let tally = session.model.tally.merging(session.ledger.tally, uniquingKeysWith: +)
      return (session.failure, tally)
    }
  }
}
