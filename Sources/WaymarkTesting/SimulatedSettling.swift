import Waymark

/// Settles a port as a view does: it hears that there is something to settle, and goes on in each turn until there is
/// nothing.
@MainActor
final class SimulatedSettling {
  private let port: any SettlingPort
  private let evaluation = Evaluation()
  /// True while the view's task goes on.
  private var isRunning = false
  /// What the task has read that waits for the platform to look.
  private var waiting: Evaluation?

  init(_ port: any SettlingPort) {
    self.port = port
  }

  /// Lets a turn pass.
  func turn() {
    if evaluation.isDue {
      // The view looks again, and so has a new task, which lets a turn pass first.
      isRunning = evaluation.read { port.isSettling }
      return waiting = nil
    }
    guard isRunning, waiting?.isDue ?? true else { return }
    waiting = nil
    guard port.isSettling else { return isRunning = false }
    guard !port.canSettle else { return port.settle() }
    let look = Evaluation()
    if look.read({ port.isSettling && !port.canSettle }) { waiting = look }
  }
}
