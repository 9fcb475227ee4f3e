public import Observation

/// Tracks whether any port of a screen is settling, so that a test of the screen can wait.
///
/// ```swift
/// let activity = PortActivity()
/// await activity.settle(modals)  // false while it lasts
/// activity.isSettled             // true
/// ```
///
/// ## Guarantees
///
/// - It is settled if and only if none of its ports is settling.
@MainActor
public final class PortActivity: nonisolated Observable {
  private let observed = Observed()
  private var count = 0

  /// Makes an activity without ports.
  public init() {}

  /// True while no port is settling. Observed.
  public var isSettled: Bool {
    observed.access()
    return count == 0
  }

  /// Settles a port once in each turn, while it has something to settle.
  ///
  /// Ends early if the task is cancelled.
  ///
  /// - Parameter port: The port.
  /// - Complexity: That of the port's `settle()`, once in each turn.
  public func settle(_ port: some SettlingPort) async {
    guard port.isSettling else { return }
    observed.change { count += 1 }
    await port.settleInTurns()
    observed.change { count -= 1 }
  }
}
