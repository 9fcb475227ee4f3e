import Testing

@testable import Waymark

@MainActor
@Suite("Properties of histories, against the naive log")
struct HistoryProperties {
  static let seeds = UInt64(7000)..<7060
  static let steps = 200

  /// How often each event has to come up at least.
  static let least: [String: Int] = [
    "added": 1000, "added without entries": 20, "altered invisibly": 100, "ignored": 50,
    "passedBy": 2, "replaced": 30, "cleared": 50, "told": 2000,
    "movedBack by removal": 80, "movedBack by another verb": 2, "movedBack to another tab": 1,
    "went back": 500, "went forward": 200, "went far": 60, "went nowhere": 2,
    "went there unchanged": 1, "went to layers": 150, "went to tabs": 200, "came back anew": 300,
    "stayed": 500, "revised back": 20, "out of range": 100, "dropped position": 100,
    "denied": 100, "blocked": 20, "travel asked": 20, "travel went on": 5, "verb went on": 15,
    "policy went on": 1, "cancelled": 10, "asked before": 5, "restore": 50,
  ]

  @Test("Whatever is done, the log is what the model says, and each position comes back whole")
  func model() {
    var tally: [String: Int] = [:]
    var failures = 0
    for seed in Self.seeds where failures < 3 {
      let session = HistorySession(seed: seed)
      session.run(Self.steps)
      session.end()
      if let failure = session.failure {
        failures += 1
        Issue.record("\(failure)")
      }
      tally.merge(session.tally, uniquingKeysWith: +)
    }
    guard failures == 0 else { return }
    for (kind, least) in Self.least.sorted(by: { $0.key < $1.key }) {
      let count = tally[kind] ?? 0
      #expect(count >= least, "\(kind) came up only \(count) times in seeds \(Self.seeds)")
    }
  }
}
