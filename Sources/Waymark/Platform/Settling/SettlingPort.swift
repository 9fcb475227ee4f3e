internal import Observation

/// A port that continues in a later turn what it cannot do in one.
///
/// ```swift
/// .task(id: port.isSettling) { await port.settleInTurns() }
/// ```
///
/// Only types of Waymark conform: a later version may add requirements.
@MainActor
public protocol SettlingPort: AnyObject {
  /// True while `settle()` must be called in the next turn. Observed.
  var isSettling: Bool { get }
  /// False while the platform must read the offer first. Turns that end before that do not count. Observed.
  var canSettle: Bool { get }
  /// Notes that a turn is over.
  func settle()
}

extension SettlingPort {
  /// True: the port only waits for turns.
  public var canSettle: Bool { true }

  /// Settles once in each turn, while there is something to settle.
  ///
  /// It waits while the platform does not read the offer, for example in the background. Ends early if the task is
  /// cancelled.
  ///
  /// - Complexity: That of `settle()`, once in each turn.
  public func settleInTurns() async {
    while isSettling, !Task.isCancelled {
      await Task.yield()
      // The end of the turn and what cancels the task can be due at once.
      guard !Task.isCancelled else { return }
      if canSettle { settle() } else { await look() }
    }
  }

  /// Waits until the port reports a change, or the task is cancelled.
  private func look() async {
    let (news, teller) = AsyncStream.makeStream(of: Void.self)
    let waits = withObservationTracking {
      isSettling && !canSettle
    } onChange: {
      teller.finish()
    }
    guard waits else { return }
    for await _ in news {}
  }
}

extension ModalPort: SettlingPort {}
extension TabPort: SettlingPort {}
extension LeavePort: SettlingPort {}
extension StartPort: SettlingPort {}
