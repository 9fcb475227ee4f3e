/// The port of a stack, which offers its path again if the platform has accepted it but does not show it.
///
/// ```swift
/// .task(id: port.changes) { await port.resyncIfBehind(after: .seconds(1), by: ContinuousClock()) }
/// ```
///
/// Only types of Waymark conform: a later version may add requirements.
@MainActor
public protocol PathPort: SettlingPort {
  /// Waits, and then offers the path again if the platform does not show it. Ends early if the task is cancelled.
  ///
  /// - Parameters:
  ///   - time: How long the platform may take.
  ///   - clock: The clock that measures the time.
  func resyncIfBehind(after time: Duration, by clock: any Clock<Duration>) async
}

extension StackPort: PathPort {}
extension RouteStackPort: PathPort {}
