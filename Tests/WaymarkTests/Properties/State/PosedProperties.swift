import Testing

@testable import Waymark

@MainActor
@Suite("Properties of restoring in apps where every level has rules")
struct PosedProperties {
  private static let turns = Sessions.share(of: 40_000)

  @Test(
    "Whatever each level says of its routes: no position has anything refused, and everything is accounted for"
  )
  func verdicts() {
    var session = PosedSession(seed: 6300)
    for turn in 0..<Self.turns {
      if let failure = session.turn() {
        Issue.record("turn \(turn): \(failure)")
        return
      }
    }
    session.expect(Self.turns)
  }

  @Test(
    "Whatever destinations return from one call to the next: a legal state, and everything is accounted for"
  )
  func fickle() {
    var session = PosedSession(seed: 6400, isFickle: true)
    for turn in 0..<Self.turns {
      if let failure = session.turn() {
        Issue.record("turn \(turn): \(failure)")
        return
      }
    }
    session.expect(Self.turns)
  }
}
