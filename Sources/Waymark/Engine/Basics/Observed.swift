internal import Observation

/// One observed property, such as the offer of a port or a facet of a layer. Its readers are
/// notified once when it changes.
///
/// The key path of the object itself stands for the property, because that is the cheapest to look
/// up.
@MainActor
final class Observed: Observable {
  private var isNotifying = false
  private let registrar = ObservationRegistrar()
  /// Made once, because each change uses it twice.
  private static let path = \Observed.self

  nonisolated init() {}

  func access() {
    registrar.access(self, keyPath: Self.path)
  }

  func willChange() {
    // A reader that changes the property when it is notified is not notified again, because that
    // would never end.
    guard !isNotifying else { return }
    isNotifying = true
    registrar.willSet(self, keyPath: Self.path)
    isNotifying = false
  }

  func didChange() {
    registrar.didSet(self, keyPath: Self.path)
  }

  /// Makes a change.
  func change(_ body: () -> Void = {}) {
    // Changes that readers make while they are notified are part of the same change.
    guard !isNotifying else { return body() }
    willChange()
    body()
    didChange()
  }
}

extension Observed? {
  /// Registers a reader with a property that is made when it is first read.
  @MainActor
  func accessed() -> Observed {
    let observed = self ?? Observed()
    observed.access()
    return observed
  }
}
