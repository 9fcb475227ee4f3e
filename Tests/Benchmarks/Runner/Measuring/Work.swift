internal import AllocationCounter

/// A piece of work that can be done any number of times, each time the same.
@MainActor
final class Work {
  /// What a round is divided by, such as the entries that it walks.
  private let divisor: Double
  /// In how many rounds allocations are counted: always the same number, so that the count is exact.
  /// Nil for work that hops, which other threads may do: allocations are counted for one.
  private let countedRounds: Int?
  /// Does so many rounds, and says how many nanoseconds they took.
  private let time: @MainActor (Int) async -> Double

  /// Work that hops, and so tells itself how many nanoseconds a round of it took.
  init(per divisor: Int, hopping round: @escaping @MainActor () async -> Double) {
    self.divisor = Double(divisor)
    countedRounds = nil
    time = { rounds in
      var sum = 0.0
      for _ in 0..<rounds { sum += await round() }
      return sum
    }
  }

  /// Work on a state of its own, which is opened once for all rounds of a run.
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

  /// How many rounds take about as long as a run shall; a warm-up as well.
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

  /// Nanoseconds of one round, or of the part that it is divided into.
  ///
  /// Some rounds go before that are not timed, since what ran meanwhile has left the caches cold.
  func nanoseconds(_ rounds: Int) async -> Double {
    _ = await time(max(1, rounds / 4))
    return await time(rounds) / Double(rounds) / divisor
  }

  /// Allocations of one round, counted three times: what happens once only is none of the work.
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
