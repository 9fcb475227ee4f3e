/// How much time a measurement may take.
struct Effort {
  /// How often all rows are gone through, since a machine may be busy for some seconds.
  let passes: Int
  /// How often work is timed in each pass after the warm-up; the median counts.
  let runs: Int
  /// How long one of those runs takes: so short that most fall between two interruptions by other
  /// programs, and that the floor is measured while the machine is as it was for ours.
  let nanosecondsOfRun: Double
  /// Whether a busy machine is expected: only what it leaves alone is judged, and of all runs the
  /// fastest counts.
  let isQuick: Bool

  static let full = Effort(passes: 5, runs: 49, nanosecondsOfRun: 400_000, isQuick: false)
  static let quick = Effort(passes: 1, runs: 49, nanosecondsOfRun: 1_000_000, isQuick: true)
  /// How often a growth factor may be looked at before it counts as over.
  static let attempts = 3
}
