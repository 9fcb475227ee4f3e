import Testing

@MainActor
@Suite("Properties of outputs that ask for an answer, against the naive model")
struct ReplyProperties {
  static let seeds: ClosedRange<UInt64> = 7001...7120
  static let steps = 120

  @Test(
    "Every question is answered once, as the rules say, and leaves nothing behind",
    arguments: ReplySession.Shape.allCases)
  func model(_ shape: ReplySession.Shape) async {
    await Sessions.run(Self.seeds, least: Self.least(shape), in: "\(shape)") { seed in
      let session = ReplySession(seed: seed, shape: shape)
      for _ in 0..<Self.steps where session.failure == nil { await session.step() }
      if session.failure == nil { await session.end() }
      return (session.failure, session.tally)
    }
  }

  /// How many times each kind must come up. Many features at once leave less room for each.
  private static func least(_ shape: ReplySession.Shape) -> [String: Int] {
    let anywhere = [
      "asked": 1000, "not on top": 200, "let go": 200, "answered": 200, "used twice": 100,
      "shown twice": 200, "performed": 500, "held": 100, "needsConfirmation": 20,
      "denied": 100, "redirected": 100, "ignored": 100, "finished": 100, "cancelled": 100,
      "nil": 1000, "a value": 300,
    ]
    let fewer = anywhere.mapValues { $0 / 3 }
    switch shape {
    case .stack: return anywhere
    case .tabs:
      return fewer.merging(
        ["selects": 100, "chooses": 100, "reloads": 100, "delivers": 30], uniquingKeysWith: max)
    case .columns:
      return fewer.merging(
        [
          "selects": 100, "chooses": 30, "delivers": 30, "resizes": 100,
          "beside the leaf": 100, "set in a column": 50, "pushed in a column": 20,
        ], uniquingKeysWith: max)
    }
  }
}
