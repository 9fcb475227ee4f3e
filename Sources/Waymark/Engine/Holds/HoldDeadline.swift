/// When a target has waited long enough, by a clock of any type.
struct HoldDeadline: Sendable {
  /// Clocks cannot count on without an end, so that longer lifetimes come to this one: a century.
  private static let longest = Duration.seconds(100 * 365 * 86_400)

  private let hasPassed: @Sendable () -> Bool
  private let sleep: @Sendable () async throws -> Void

  /// - Parameters:
  ///   - lifetime: How long from now; the deadline is over at once if it is negative.
  ///   - clock: What measures it.
  init(in lifetime: Duration, by clock: some Clock<Duration>) {
    let end = clock.now.advanced(by: max(.zero, min(lifetime, Self.longest)))
    hasPassed = { clock.now >= end }
    sleep = { try await clock.sleep(until: end, tolerance: nil) }
  }

  var isOver: Bool { hasPassed() }

  /// Returns once the deadline is over; throws if the task is cancelled before.
  func wait() async throws { try await sleep() }
}
