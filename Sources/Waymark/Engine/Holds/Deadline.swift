/// A time that something waits for or may wait until, by a clock of any type.
struct Deadline: Sendable {
  /// The longest time, a century, because clocks trap where their numbers end.
  private static let longest = Duration.seconds(100 * 365 * 86_400)

  private let hasPassed: @Sendable () -> Bool
  private let sleep: @Sendable () async throws -> Void

  /// - Parameters:
  ///   - time: The time from now. If it is negative, the deadline is over at once.
  ///   - clock: The clock that measures the time.
  init(in time: Duration, by clock: some Clock<Duration>) {
    let end = clock.now.advanced(by: max(.zero, min(time, Self.longest)))
    hasPassed = { clock.now >= end }
    sleep = { try await clock.sleep(until: end, tolerance: nil) }
  }

  var isOver: Bool { hasPassed() }

  /// Returns once the deadline is over. Throws if the task is cancelled before.
  func wait() async throws { try await sleep() }
}
