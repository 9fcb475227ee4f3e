public import Observation

/// Tracks whether any port of a screen is settling, so that a test of the screen can wait.
///
/// ```swift
/// let activity = PortActivity()
/// activity.watch(modals)         // where a view is evaluated
/// await activity.settle(modals)  // false while it lasts
/// activity.isSettled             // true
/// activity.forget(modals)        // where the view disappears
/// ```
///
/// ## Guarantees
///
/// - It is settled if and only if none of its ports is settling, also before the task that settles them has begun.
@MainActor
public final class PortActivity: nonisolated Observable {
  private let observed = Observed()
  private let arrivals = LateObserved()
  private var count = 0
  private var ports: [ObjectIdentifier: Watched] = [:]

  private struct Watched {
    weak var port: (any SettlingPort)?
  }

  /// Makes an activity without ports.
  public init() {}

  /// True while no port is settling. Observed.
  public var isSettled: Bool {
    observed.access()
    arrivals.access()
    // Each is read, so that the reader is told of each.
    let isSettling = ports.values.map { $0.port?.isSettling ?? false }
    return count == 0 && !isSettling.contains(true)
  }

  /// Adds a port, from its view. Readers are told of a new port in the next turn, since views are being evaluated.
  ///
  /// - Parameter port: The port. It is not kept alive.
  /// - Complexity: Constant time for a known port, otherwise linear in the ports.
  public func watch(_ port: some SettlingPort) {
    let id = ObjectIdentifier(port)
    guard ports[id]?.port == nil else { return }
    ports = ports.filter { $0.value.port != nil }
    ports[id] = Watched(port: port)
    arrivals.tellLater()
  }

  /// Removes a port, when its view disappears. Readers are told in the next turn.
  ///
  /// - Parameter port: The port.
  public func forget(_ port: some SettlingPort) {
    guard ports.removeValue(forKey: ObjectIdentifier(port)) != nil else { return }
    arrivals.tellLater()
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
