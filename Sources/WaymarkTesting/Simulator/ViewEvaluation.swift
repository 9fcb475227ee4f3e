import Observation
import Waymark

/// Reads values as a view does: again only after observation reports a change in what was read.
@MainActor
final class ViewEvaluation {
  /// True before the first reading, and after a change in what was read.
  private(set) var isDue = true
  /// False if the last change was made without an animation.
  private(set) var isAnimated = true
  private var round = 0

  init() {}

  func read<Value>(_ body: () -> Value) -> Value {
    isDue = false
    round += 1
    let current = round
    return withObservationTracking(body) { [weak self] in
      MainActor.assumeIsolated { self?.note(current) }
    }
  }

  /// Makes the next frame read again although nothing has changed, as when a parent view is evaluated.
  func invalidate() {
    isDue = true
  }

  private func note(_ round: Int) {
    guard round == self.round else { return }
    isDue = true
    isAnimated = !UnanimatedChange.isBeingMade
  }
}
