/// What changes while somebody reads it, and is told in the next turn: whoever draws may not be told while he draws.
@MainActor
package final class LateObserved {
  private let observed = Observed()
  private var isDue = false
  /// What calls something in the next turn: a platform that is simulated makes its turns itself.
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
