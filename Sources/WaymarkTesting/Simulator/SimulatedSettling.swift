import Waymark

/// Settles a port as a view does. It hears that there is something to settle, and continues in each turn until there is
/// nothing left.
@MainActor
final class SimulatedSettling {
  private let port: any SettlingPort
  private let evaluation = ViewEvaluation()
  /// True while the view's task runs.
  private var isRunning = false
  /// What the task has read while it waits for the platform to read.
  private var waiting: ViewEvaluation?

  init(_ port: any SettlingPort) {
    self.port = port
  }

  /// Lets a turn pass.
  func turn() {
    if evaluation.isDue {
      // The view reads again and so gets a new task, which first lets a turn pass.
      isRunning = evaluation.read { port.isSettling }
      return waiting = nil
    }
    guard isRunning, waiting?.isDue ?? true else { return }
    waiting = nil
    guard port.isSettling else { return isRunning = false }
    guard !port.canSettle else { return port.settle() }
    let look = ViewEvaluation()
    if look.read({ port.isSettling && !port.canSettle }) { waiting = look }
  }
}
