import Observation
import Waymark

/// Reads as a view does: again only once observation says that something of it is new.
@MainActor
final class Evaluation {
  /// True before the first reading, and once what was read has changed.
  private(set) var isDue = true
  /// False if what was read has changed without an animation.
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

  /// Reads anew, though nothing has changed: a parent was evaluated.
  func invalidate() {
    isDue = true
  }

  private func note(_ round: Int) {
    guard round == self.round else { return }
    isDue = true
    isAnimated = !UnanimatedChange.isBeingMade
  }
}
