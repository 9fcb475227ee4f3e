internal import Observation

/// A port that goes on in a later turn with what it cannot do in one.
///
/// ```swift
/// .task(id: port.isSettling) { await port.settleInTurns() }
/// ```
@MainActor
public protocol SettlingPort: AnyObject {
  /// True while `settle()` has to be called on the next turn. Observed.
  var isSettling: Bool { get }
  /// False while whoever is offered something has to look at it first: then the turns that end count for nothing.
  /// Observed.
  var canSettle: Bool { get }
  /// Notes that a turn is over.
  func settle()
}

extension SettlingPort {
  /// True: it waits for turns alone.
  public var canSettle: Bool { true }

  /// Settles once in each turn, for as long as there is something to settle.
  ///
  /// While a platform does not look at what it is offered, as in the background, no turn is taken. Ends early if the task
  /// is cancelled.
  public func settleInTurns() async {
    while isSettling, !Task.isCancelled {
      await Task.yield()
      if canSettle { settle() } else { await look() }
    }
  }

  /// Waits until the port says something new, or the task is cancelled.
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

extension StackPort: SettlingPort {}
extension ModalPort: SettlingPort {}
extension TabPort: SettlingPort {}
extension LeavePort: SettlingPort {}
extension StartPort: SettlingPort {}
