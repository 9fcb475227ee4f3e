import Testing

@testable import Waymark

@MainActor
@Suite("Properties of trees, against the naive model")
struct TreeProperties {
  static let seeds: ClosedRange<UInt64> = 1...300
  static let steps = 220

  /// How often a verb of a navigator must come up at least, and what becomes of it.
  static let least = [
    "navigator": 3000, "navigator's transaction": 300, "not on top": 500, "second tap": 1000,
    "its entry has left": 200, "navigator among layers": 300,
    "push by a navigator": 100, "pushAll by a navigator": 50, "replaceTop by a navigator": 20,
    "present by a navigator": 50, "presentReplacing by a navigator": 50,
    "navigate by a navigator": 100, "select by a navigator": 20, "revise by a navigator": 50,
    "pop by a navigator": 50, "popToLast by a navigator": 20, "popToRoot by a navigator": 50,
    "dismiss by a navigator": 50, "dismissAll by a navigator": 10, "finish by a navigator": 10,
    "open by a navigator": 50,
  ]

  @Test("Whatever is done, the tree is what the model says, and keeps its promises")
  func model() {
    var tally: [String: Int] = [:]
    var failures = 0
    for seed in Sessions.some(of: Self.seeds) where failures < 3 {
      let session = TreeSession(seed: seed)
      session.run(Self.steps)
      session.end()
      if let failure = session.failure {
        failures += 1
        Issue.record("\(failure)")
      }
      tally.merge(session.tally, uniquingKeysWith: +)
    }
    guard failures == 0 else { return }
    for kind in TreeStepSource.verbs + TreeStep.observations + ["transaction", "output", "signal"] {
      let count = tally[kind] ?? 0
      #expect(
        count >= Sessions.least(400),
        "\(kind) was chosen only \(count) times in seeds \(Self.seeds)")
    }
    for verb in TreeStepSource.verbs {
      let count = tally["\(verb), performed"] ?? 0
      #expect(
        count >= Sessions.least(35),
        "\(verb) changed something only \(count) times in seeds \(Self.seeds)")
    }
    for (kind, least) in Self.least {
      let count = tally[kind] ?? 0
      #expect(
        count >= Sessions.least(least), "\(kind) came up only \(count) times in seeds \(Self.seeds)"
      )
    }
    // A step that the rules do not define is not taken.
    let unpredicted = tally["unpredicted"] ?? 0
    #expect(unpredicted <= Sessions.most(1000), "\(unpredicted) steps in seeds \(Self.seeds)")
    for mark in NaiveTree.Mark.allCases {
      let count = tally["\(mark)"] ?? 0
      #expect(
        count >= Sessions.least(10),
        "\(mark) came up only \(count) times in seeds \(Self.seeds)")
    }
    for trait in [
      "splits", "wide splits", "splits in columns or tabs", "three levels", "two modal layers",
      "tabs", "tabs in tabs",
    ] {
      let count = tally[trait] ?? 0
      #expect(
        count >= Sessions.least(1000),
        "\(trait) came up only \(count) times in seeds \(Self.seeds)")
    }
  }

  @Test("Two trees that take turns behave as each does alone, down to the ids")
  func twoRoots() {
    for seed in UInt64(1)...6 {
      var turns = SeededGenerator(seed: seed)
      let alone = [seed, seed + 500].map { seed in
        let session = TreeSession(seed: seed)
        session.run(60)
        return session
      }
      let together = [seed, seed + 500].map { TreeSession(seed: $0) }
      while together.contains(where: { $0.log.count < 60 && $0.failure == nil }) {
        let session = together[Bool.random(using: &turns) ? 1 : 0]
        if session.log.count < 60 { session.run(1) }
      }
      for (one, other) in zip(alone, together) {
        #expect(one.failure == nil && other.failure == nil, "seed \(seed)")
        #expect(one.log == other.log, "seeds \(seed) and \(seed + 500)")
      }
    }
  }

  @Test("A tree that went everywhere is freed with its last outside reference")
  func freed() {
    for seed in UInt64(1001)...1010 {
      for showsScreens in [false, true] {
        let session = TreeSession(seed: seed, showsScreens: showsScreens)
        session.run(60)
        #expect(session.failure == nil)
        #expect(showsScreens || session.census.livingScreens().isEmpty, "seed \(seed)")
        session.letGo()
        #expect(session.census.livingCoordinators().isEmpty, "seed \(seed)")
        #expect(session.census.livingScreens().isEmpty, "seed \(seed)")
      }
    }
  }
}
