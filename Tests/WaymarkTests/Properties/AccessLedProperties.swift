import Testing

@MainActor
@Suite(
  "Properties of what children lead elsewhere, hold, or replace, against an app that does so itself"
)
struct AccessLedProperties {
  static let seeds: ClosedRange<UInt64> = 9201...9300

  @Test(
    "What a coordinator at any level leads elsewhere, holds or falls back to comes as if set by hand"
  )
  func led() async {
    let least = [
      "led by app": 120, "led by club": 300, "led by vault": 300, "led beside tabs": 300,
      "kept what was replaced": 10,
      "held by app": 100, "held by club": 100, "held by vault": 100, "shown for app": 60,
      "shown for club": 100, "shown for vault": 100, "shown from above": 100,
      "shown, and over": 200, "fell back": 60, "ended": 40,
    ]
    await Sessions.run(Self.seeds, least: least) { seed in
      let twins = AccessLedTwins(seed: seed)
      twins.run(40)
      return (twins.failure, twins.tally)
    }
  }
}
