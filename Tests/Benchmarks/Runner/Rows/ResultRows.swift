internal import AllocationCounter
import BenchmarkReport
import Waymark

/// Answers on their way: from `finish(returning:)` until the callers go on.
///
/// The way leads through other threads, so the time is that of all threads. A hundred answers are on
/// their way at once, since the time that a single thread takes to wake up only depends on the machine.
@MainActor
struct ResultRows {
  private static let answers = 100

  var benchmarks: [Benchmark] {
    [
      Benchmark("Results", "finish(returning:) until the caller goes on") {
        let apps = (0..<Self.answers).map { _ in AskingCoordinator() }
        let plains = (0..<Self.answers).map { _ in PlainAsking() }
        return Trial(
          Work(per: Self.answers) { await Self.deliver(apps) },
          floor: Work(per: Self.answers) { await Self.deliver(plains) })
      }.hopping
    ]
  }

  private static func deliver(_ apps: [AskingCoordinator]) async -> Double {
    for app in apps { app.start() }
    let callers = apps.map { app in
      Task {
        let answer = await app.push(.picker, returning: Int.self)
        precondition(answer == 1)
      }
    }
    for app in apps { while app.depth < 2 { await Task.yield() } }
    let navigators = apps.map { $0.projection.leaf?.screen }
    let start = waymark_program_nanoseconds()
    for navigator in navigators { navigator?.finish(returning: 1) }
    for caller in callers { await caller.value }
    return Double(waymark_program_nanoseconds() - start)
  }

  private static func deliver(_ plains: [PlainAsking]) async -> Double {
    let callers = plains.map { plain in
      Task {
        let answer = await plain.ask()
        precondition(answer == 1)
      }
    }
    for plain in plains { while plain.stack.entries.count < 2 { await Task.yield() } }
    let start = waymark_program_nanoseconds()
    for plain in plains { plain.finish(returning: 1) }
    for caller in callers { await caller.value }
    return Double(waymark_program_nanoseconds() - start)
  }
}
