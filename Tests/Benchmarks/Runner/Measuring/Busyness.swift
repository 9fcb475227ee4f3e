import BenchmarkReport

/// The share of the time that this thread could run, which tells how far to trust the figures.
@MainActor
final class Busyness {
  private var processor = 0.0
  private var wall = 0.0

  /// Measures while a closure runs.
  func during<Value>(_ body: () async -> Value) async -> Value {
    let watch = Stopwatch()
    let start = ContinuousClock.now
    let value = await body()
    processor += watch.nanoseconds
    wall += start.duration(to: .now).nanoseconds
    return value
  }

  var text: String? {
    guard wall > 0 else { return nil }
    let share = processor / wall
    let text = "The thread ran \((100 * share).short) % of the time"
    guard share < 0.9 else { return text + "." }
    return text + ": other programs are at work, so take times with care."
  }
}
