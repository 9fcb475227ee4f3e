import Testing
import Waymark

@MainActor
@Suite("Properties of access, against a table of who may see what")
struct AccessProperties {
  static let seeds: ClosedRange<UInt64> = 3001...3160
  static let steps = 150

  @Test(
    "Nothing becomes visible that may not be seen, by any way in, and a refused change changes nothing"
  )
  func everyWayIn() {
    var performed: [WayIn: Int] = [:]
    var refused: [WayIn: Int] = [:]
    var (cascades, columns) = (0, 0)
    var failures = 0
    for seed in Sessions.some(of: Self.seeds) where failures < 3 {
      let session = AccessSession(seed: seed)
      for _ in 0..<Self.steps where session.failure == nil { session.step() }
      session.end()
      if let failure = session.failure {
        failures += 1
        Issue.record("\(failure)")
      }
      performed.merge(session.performed, uniquingKeysWith: +)
      refused.merge(session.refused, uniquingKeysWith: +)
      cascades += session.cascades
      columns += session.stepsWithColumns
    }
    guard failures == 0 else { return }
    for way in WayIn.allCases {
      let count = performed[way] ?? 0
      #expect(
        count >= Sessions.least(20),
        "\(way) changed something only \(count) times in seeds \(Self.seeds)")
      guard way.isEntering else { continue }
      let refusals = refused[way] ?? 0
      #expect(
        refusals >= Sessions.least(2),
        "\(way) was refused only \(refusals) times in seeds \(Self.seeds)")
    }
    #expect(
      columns >= Sessions.least(500),
      "columns were there only \(columns) times in seeds \(Self.seeds)")
    #expect(
      cascades >= Sessions.least(200),
      "only \(cascades) removals took more along in seeds \(Self.seeds)")
  }
}

extension AccessProperties {
  @Test(
    "A verb is denied exactly if it would show something denied; otherwise it does what it does")
  func twins() {
    var tally: [String: Int] = [:]
    var failures = 0
    for seed in Sessions.some(of: UInt64(4001)...4060) where failures < 3 {
      let twins = AccessTwins(seed: seed)
      for _ in 0..<100 where twins.failure == nil { twins.step() }
      if let failure = twins.failure {
        failures += 1
        Issue.record("\(failure)")
      }
      tally.merge(twins.tally, uniquingKeysWith: +)
    }
    guard failures == 0 else { return }
    for way in AccessTwins.ways {
      #expect(tally["\(way)"] ?? 0 >= Sessions.least(30), "\(way)")
    }
    #expect(tally["denied"] ?? 0 >= Sessions.least(200))
    #expect(tally["cascaded"] ?? 0 >= Sessions.least(30))
    #expect(tally["passed by"] ?? 0 >= Sessions.least(20))
    #expect(tally["led on"] ?? 0 >= Sessions.least(10))
    #expect(tally["columns"] ?? 0 >= Sessions.least(300))
  }
}

extension WayIn {
  /// True for a verb that access can refuse.
  fileprivate var isEntering: Bool {
    switch self {
    case .redirect, .showing, .replay, .fallback, .revalidate, .callback, .laterStep: false
    default: !isRemoval
    }
  }
}
