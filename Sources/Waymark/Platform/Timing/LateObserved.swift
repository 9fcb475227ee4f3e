/// Reports a change in the next turn, for values that change while a view reads them. A view must not be told to draw
/// while it draws.
@MainActor
package final class LateObserved {
  private let observed = Observed()
  private var isDue = false
  /// Calls a closure in the next turn. A simulated platform sets it, because it makes its own turns.
  package var nextTurn: @MainActor (_ tell: @escaping @MainActor () -> Void) -> Void = { tell in
    Task { tell() }
  }

  init() {}

  func access() {
    observed.access()
  }

  func tellLater() {
    guard !isDue else { return }
    isDue = true
    nextTurn { [weak self] in self?.tell() }
  }

  private func tell() {
    isDue = false
    observed.change()
  }
}
