internal import Observation

/// Tells a platform to look again at what a port offers, though nothing of the tree has changed.
@MainActor
final class PortSignal: Observable {
  private var isTelling = false
  private let registrar = ObservationRegistrar()

  nonisolated init() {}

  /// Reads stand for this property; the setter is never called.
  private var state: Void { () }

  func access() {
    registrar.access(self, keyPath: \.state)
  }

  func tell() {
    // Who writes on being told is told of that as well: once more, and it would never end.
    guard !isTelling else { return }
    isTelling = true
    registrar.willSet(self, keyPath: \.state)
    isTelling = false
    registrar.didSet(self, keyPath: \.state)
  }
}
