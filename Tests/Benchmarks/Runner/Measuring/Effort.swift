/// How much time a measurement may take.
struct Effort {
  /// How often all rows are gone through, since a machine may be busy for some seconds.
  let passes: Int
  /// How often work is timed in each pass after the warm-up; the median counts.
  let runs: Int
  /// How long one of those runs takes.
  let nanosecondsOfRun: Double
  /// Whether a busy machine is expected, so that only what it leaves alone is judged.
  let isQuick: Bool

  static let full = Effort(passes: 3, runs: 9, nanosecondsOfRun: 5_000_000, isQuick: false)
  static let quick = Effort(passes: 1, runs: 9, nanosecondsOfRun: 2_000_000, isQuick: true)
  /// How often a growth factor may be looked at before it counts as over.
  static let attempts = 3
}
