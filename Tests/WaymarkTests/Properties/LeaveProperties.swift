import Testing

@testable import Waymark

@MainActor
@Suite("Properties of leave policies, against the naive model")
struct LeaveProperties {
  static let seeds: ClosedRange<UInt64> = 3001...3200
  static let steps = 100

  @Test("Refused verbs change nothing, and answered ones do what the model says")
  func model() async {
    let least = [
      "asked": 2000, "several asked": 400, "blocked": 600, "several blocked": 150, "overruled": 800,
      "passed by": 200,
      "answered in a transaction": 400, "answered after a transaction": 60,
      "answered in vain": 200, "turned while asked": 100, "denied": 500,
      "held": 200, "held and asked": 200, "led elsewhere": 800, "led elsewhere and asked": 250,
      "led on": 200, "kept by a redirect unasked": 250, "led elsewhere in a transaction": 250,
      "the verb of a coordinator waits": 150, "uncovered and refused": 250, "refused unasked": 150,
      "a removal led elsewhere": 350,
    ]
    await Sessions.run(Self.seeds, least: least, most: ["unpredicted": 700]) { seed in
      let leaving = LeaveSession(seed: seed)
      await leaving.run(Self.steps)
      await leaving.end()
      var tally = leaving.tally
      tally["unpredicted"] = leaving.session.tally["unpredicted"]
      return (leaving.session.failure, tally)
    }
  }

  @Test("A tree is freed with its last outside reference, whatever was asked")
  func freed() async {
    for seed in UInt64(3101)...3105 {
      let leaving = LeaveSession(seed: seed)
      await leaving.run(60)
      #expect(leaving.session.failure == nil)
      await leaving.results.letGo()
      #expect(leaving.session.failure == nil)
      #expect(leaving.session.census.livingCoordinators().isEmpty, "seed \(seed)")
    }
  }
}
