import Testing

@testable import Waymark

@MainActor
@Suite("Properties of handlers that call verbs, against an app without handlers")
struct EchoProperties {
  static let seeds: ClosedRange<UInt64> = 9001...9160
  static let steps = 40

  @Test("What handlers call comes afterwards, one verb after the other, as if called from outside")
  func echo() async {
    let least = [
      "called": 10000, "lifecycle": 1000, "observer": 400, "child's observer": 200, "revise": 30,
      "reselect": 30, "reopen": 80, "access": 1000, "destination": 5000, "report": 400,
      "beyond the limit": 80, "in an answer": 10000, "performed": 2000, "asked": 80, "held": 60,
    ]
    await Sessions.run(Self.seeds, least: least) { seed in
      let session = EchoSession(seed: seed)
      session.run(Self.steps)
      return (session.failure, session.tally)
    }
  }
}
