/// A port that goes on in a later turn with what it cannot do in one.
///
/// ```swift
/// .task(id: port.isSettling) { await port.settleInTurns() }
/// ```
@MainActor
public protocol SettlingPort: AnyObject {
  /// True while `settle()` has to be called on the next turn. Observed.
  var isSettling: Bool { get }
  /// Notes that a turn is over.
  func settle()
}

extension SettlingPort {
  /// Settles once in each turn, for as long as there is something to settle.
  ///
  /// Ends early if the task is cancelled.
  public func settleInTurns() async {
    while isSettling, !Task.isCancelled {
      await Task.yield()
      settle()
    }
  }
}

extension StackPort: SettlingPort {}
extension ModalPort: SettlingPort {}
extension TabPort: SettlingPort {}
extension LeavePort: SettlingPort {}
extension StartPort: SettlingPort {}
