internal import AllocationCounter

/// How long a piece of work takes, and how often it allocates.
struct Measurement {
  /// Nanoseconds for one round: the median of the runs.
  let nanoseconds: Double
  /// Allocations for one round.
  let allocations: Double

  /// Measures `rounds` rounds of work, several times after a warm-up.
  @MainActor
  static func of(rounds: Int, runs: Int = 9, _ work: @MainActor (Int) -> Void) -> Measurement {
    work(rounds)
    var times: [Double] = []
    var allocations: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<runs {
      let before = waymark_allocation_count()
      let time = clock.measure { work(rounds) }
      allocations.append(Double(waymark_allocation_count() - before) / Double(rounds))
      let (seconds, attoseconds) = time.components
      times.append((Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(rounds))
    }
    return Measurement(
      nanoseconds: times.sorted()[runs / 2], allocations: allocations.sorted()[runs / 2])
  }
}

/// Hides a value from the optimiser.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
