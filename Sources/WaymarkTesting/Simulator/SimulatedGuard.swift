import Waymark

/// The part of an entry's view that obeys its leave policy. If the policy, as last read, says so, it replaces the
/// system's Back button by one that asks.
@MainActor
final class SimulatedGuard<Screen> {
  private let exit: EntryExit<Screen>
  private let evaluation = ViewEvaluation()
  private var button: EntryExit<Screen>.Button?

  init(_ exit: EntryExit<Screen>) {
    self.exit = exit
  }

  /// True while the button that asks is shown. Reads again first, if observation reported a change.
  var hasButton: Bool {
    look()
    return button != nil
  }

  /// True if the escape gesture of assistive technologies leaves the entry.
  var canEscape: Bool { exit.canEscape }

  /// True if the view shows something else than the tree, and observation reported no change.
  var isStale: Bool { !evaluation.isDue && (button != nil) != exit.isAsking }

  func look() {
    if evaluation.isDue { button = evaluation.read { exit.button(ownsClose: false) } }
  }

  func leave() -> Outcome { exit.leave() }
}
