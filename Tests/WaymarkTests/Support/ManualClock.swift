import Testing

/// A clock that advances only when a test says so. All its readers are on the main actor.
@MainActor
final class ManualClock: nonisolated Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private var current = Instant()
  private var sleepers: [Sleeper] = []
  private var lastID = 0

  nonisolated init() {}

  nonisolated var now: Instant { MainActor.assumeIsolated { current } }
  nonisolated var minimumResolution: Duration { .zero }

  /// The number of sleeping tasks.
  var sleeperCount: Int { sleepers.count }

  /// Wakes the tasks whose time has come.
  func advance(by duration: Duration) {
    current = current.advanced(by: duration)
    let due = sleepers.filter { $0.deadline <= current }
    sleepers.removeAll { $0.deadline <= current }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Returns when this many tasks sleep.
  func sleepers(_ count: Int) async throws {
    try await until(sleepers.count == count)
  }

  nonisolated func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await wait(until: deadline)
  }

  private func wait(until deadline: Instant) async throws {
    try Task.checkCancellation()
    guard deadline > current else { return }
    lastID += 1
    let id = lastID
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      MainActor.assumeIsolated { cancel(id) }
    }
  }

  private func cancel(_ id: Int) {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return }
    sleepers.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}
