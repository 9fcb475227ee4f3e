internal import AllocationCounter
import BenchmarkReport
import Waymark

/// An answer on its way: from `finish(returning:)` until whoever waited goes on.
///
/// The time is that of the processor, as everywhere: how long a thread sleeps before it is woken tells
/// of the machine. A round that another thread ends is repeated, since it has a clock of its own.
@MainActor
struct ResultRows {
  /// How often a round may be repeated until it counts.
  private static let attempts = 1_000

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

  private static func picker(of app: AskingCoordinator) async -> Navigator<AskingCoordinator>? {
    app.start()
    while app.depth < 2 { await Task.yield() }
    return app.projection.leaf?.screen
  }

  private static func deliver(_ app: AskingCoordinator) async -> Double? {
    let asking = Task {
      let answer = await app.push(.picker, returning: Int.self)
      precondition(answer == 1)
      return Moment()
    }
    let navigator = await picker(of: app)
    let start = Moment()
    navigator?.finish(returning: 1)
    return start.nanoseconds(until: await asking.value)
  }

  private static func deliver(_ plain: PlainAsking) async -> Double? {
    let asking = Task {
      let answer = await plain.ask()
      precondition(answer == 1)
      return Moment()
    }
    while plain.stack.entries.count < 2 { await Task.yield() }
    let start = Moment()
    plain.finish(returning: 1)
    return start.nanoseconds(until: await asking.value)
  }

  /// The nanoseconds of so many rounds.
  private static func time(_ rounds: Int, _ round: () async -> Double?) async -> Double {
    var sum = 0.0
    for _ in 0..<rounds {
      var taken: Double?
      var attempt = 0
      while taken == nil, attempt < attempts {
        taken = await round()
        attempt += 1
      }
      // A figure that nothing was measured for is over any budget rather than within it.
      sum += taken ?? .infinity
    }
    return sum
  }
}

/// A moment on the clock of the thread that runs.
private struct Moment {
  private let thread = waymark_thread()
  private let time = waymark_processor_nanoseconds()

  /// Nil if another thread has gone on.
  func nanoseconds(until other: Moment) -> Double? {
    thread == other.thread ? Double(other.time - time) : nil
  }
}
