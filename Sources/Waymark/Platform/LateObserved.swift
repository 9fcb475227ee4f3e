/// What changes while somebody reads it, and is told in the next turn: whoever draws may not be told while he draws.
@MainActor
final class LateObserved {
  private let observed = Observed()
  private var isDue = false

  init() {}

  func access() {
    observed.access()
  }

  func tellLater() {
    guard !isDue else { return }
    isDue = true
    Task { [weak self] in self?.tell() }
  }

  private func tell() {
    isDue = false
    observed.change()
  }
}
