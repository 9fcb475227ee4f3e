import Testing
import Waymark

@MainActor
@Suite("Properties of reading")
struct ReadProperties {
  static let seeds: ClosedRange<UInt64> = 5001...5260
  static let steps = 100

  @Test("No query ever changes without a notification, whatever happens")
  func everyQuery() {
    var tally: [String: Int] = [:]
    var failures = 0
    for seed in Sessions.some(of: Self.seeds) where failures < 3 {
      let session = ReadSession(seed: seed)
      for _ in 0..<Self.steps where session.failure == nil { session.step() }
      session.end()
      if let failure = session.failure {
        failures += 1
        Issue.record("\(failure)")
      }
      tally.merge(session.tally, uniquingKeysWith: +)
    }
    guard failures == 0 else { return }
    let silent: Set = ["navigator", "policy", "protection", "dropHolds", "signal", "openLink"]
    for step in ReadSession.steps where !silent.contains(step) && step != "undone transaction" {
      let count = tally[step] ?? 0
      #expect(
        count >= Sessions.least(20),
        "\(step) changed something only \(count) times in seeds \(Self.seeds)")
    }
    let places = [
      "not visible", "in a tab", "in a column", "with a layer of its own", "two modal layers",
      "tabs and tabs",
      "waiting", "asking", "left",
    ]
    for place in places {
      let count = tally[place] ?? 0
      #expect(
        count >= Sessions.least(500),
        "\(place) came up only \(count) times in seeds \(Self.seeds)")
    }
  }
}
