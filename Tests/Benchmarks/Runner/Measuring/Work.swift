internal import AllocationCounter

/// A piece of work that can be repeated any number of times, each time the same.
@MainActor
final class Work {
  /// The number of parts of a round, such as the entries that it walks.
  private let divisor: Double
  /// How many rounds allocations are counted in: always the same number, so that the count is exact.
  /// Nil for work that hops, since other threads may do it, and allocations are counted for one only.
  private let countedRounds: Int?
  /// Does the given number of rounds, and returns how many nanoseconds they took.
  private let time: @MainActor (Int) async -> Double

  /// Work that hops, and measures itself how many nanoseconds a round took.
  init(per divisor: Int, hopping round: @escaping @MainActor () async -> Double) {
    self.divisor = Double(divisor)
    countedRounds = nil
    time = { rounds in
      var sum = 0.0
      for _ in 0..<rounds { sum += await round() }
      return sum
    }
  }

  /// Work on a state of its own, which is accessed once for all rounds of a run.
  init<State>(
    _ state: State, per divisor: Int = 1, countedRounds: Int = 100,
    _ body: @escaping @MainActor (inout State, Int) -> Void
  ) {
    let box = Box(state)
    self.divisor = Double(divisor)
    self.countedRounds = countedRounds
    time = { rounds in
      let watch = Stopwatch()
      body(&box.state, rounds)
      return watch.nanoseconds
    }
  }

  /// How many rounds take about as long as a run should; also serves as a warm-up.
  func rounds(lasting nanoseconds: Double) async -> Int {
    var rounds = 1
    while true {
      let taken = await time(rounds)
      if taken >= nanoseconds / 4 {
        return max(1, Int(Double(rounds) * nanoseconds / taken))
      }
      rounds *= 2
    }
  }

  /// Does the work, and nothing else.
  func work(rounds: Int) async {
    _ = await time(rounds)
  }

  /// Nanoseconds of one round, or of one of its parts.
  ///
  /// Does some untimed rounds first, since other work has left the caches cold.
  func nanoseconds(_ rounds: Int) async -> Double {
    _ = await time(max(1, rounds / 4))
    return await time(rounds) / Double(rounds) / divisor
  }

  /// Allocations of one round, counted three times: an allocation that happens only once is not counted.
  func allocations() async -> Double? {
    guard let countedRounds else { return nil }
    var least = UInt.max
    for _ in 0..<3 {
      let before = waymark_allocation_count()
      _ = await time(countedRounds)
      least = min(least, waymark_allocation_count() - before)
    }
    return Double(least) / Double(countedRounds) / divisor
  }

  private final class Box<State> {
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }
}
