/// How much work goes into a measurement.
struct Effort {
  /// How often all rows are measured, since a machine may be busy for some seconds.
  let passes: Int
  /// How often work is timed in each pass, after the warm-up; the median counts.
  let runs: Int
  /// How long one of those runs takes: so short that most fall between two interruptions by other
  /// programs, and that the machine is in the same state for the floor as for ours.
  let nanosecondsOfRun: Double
  /// Whether a busy machine is expected: then only what it does not affect is judged, the fastest run counts, and a
  /// ratio may be twice its budget.
  let isQuick: Bool

  static let full = Effort(passes: 5, runs: 49, nanosecondsOfRun: 400_000, isQuick: false)
  static let quick = Effort(passes: 1, runs: 49, nanosecondsOfRun: 1_000_000, isQuick: true)
  /// How often a figure that is compared may be measured before it counts as over its limit.
  static let attempts = 3
}
