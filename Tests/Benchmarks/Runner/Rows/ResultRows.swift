import BenchmarkReport
import Waymark

/// An answer on its way: from `finish(returning:)` until whoever waited goes on.
///
/// Timed by the clock on the wall, since the hop of the main actor waits for another thread. Of each run
/// the fastest round counts: a thread that waits for a busy processor tells of neither.
@MainActor
struct ResultRows {
  var benchmarks: [Benchmark] {
    [
      Benchmark("Results", "finish(returning:) until the caller goes on") {
        let app = AskingCoordinator()
        let plain = PlainAsking()
        return Trial(
          Work(hopping: { rounds in await Self.time(rounds) { await Self.deliver(app) } }),
          floor: Work(hopping: { rounds in await Self.time(rounds) { await Self.deliver(plain) } }))
      }.hopping
    ]
  }

  /// The nanoseconds of so many rounds, all as fast as the fastest.
  private static func time(_ rounds: Int, _ round: () async -> Duration) async -> Double {
    var least = await round()
    for _ in 1..<rounds { least = min(least, await round()) }
    return least.nanoseconds * Double(rounds)
  }

  private static func deliver(_ app: AskingCoordinator) async -> Duration {
    app.start()
    let asking = Task {
      let answer = await app.push(.picker, returning: Int.self)
      precondition(answer == 1)
      return ContinuousClock.now
    }
    while app.depth < 2 { await Task.yield() }
    let navigator = app.projection.leaf?.screen
    let start = ContinuousClock.now
    navigator?.finish(returning: 1)
    return start.duration(to: await asking.value)
  }

  private static func deliver(_ plain: PlainAsking) async -> Duration {
    let asking = Task {
      let answer = await plain.ask()
      precondition(answer == 1)
      return ContinuousClock.now
    }
    while plain.stack.entries.count < 2 { await Task.yield() }
    let start = ContinuousClock.now
    plain.finish(returning: 1)
    return start.duration(to: await asking.value)
  }
}
