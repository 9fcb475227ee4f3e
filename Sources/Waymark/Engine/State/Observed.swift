internal import Observation

/// One observed property, as what a port offers or a facet of a layer: who has read it is told once that it changes.
///
/// The object itself stands for the property: of all key paths, its own is the cheapest to look up.
@MainActor
final class Observed: Observable {
  private var isNotifying = false
  private let registrar = ObservationRegistrar()
  /// Made once: each change names it twice.
  private static let path = \Observed.self

  nonisolated init() {}

  func access() {
    registrar.access(self, keyPath: Self.path)
  }

  func willChange() {
    // Who changes it on being notified is notified of that as well: once more, and it would never end.
    guard !isNotifying else { return }
    isNotifying = true
    registrar.willSet(self, keyPath: Self.path)
    isNotifying = false
  }

  func didChange() {
    registrar.didSet(self, keyPath: Self.path)
  }

  /// Makes a change of what is read.
  func change(_ body: () -> Void = {}) {
    // What those who are told change themselves is a part of what they were told of.
    guard !isNotifying else { return body() }
    willChange()
    body()
    didChange()
  }
}

/// A value that is observed.
@MainActor
package final class ObservedValue<Value: Equatable & Sendable> {
  private var value: Value
  private let observed = Observed()

  package nonisolated init(_ value: Value) {
    self.value = value
  }

  /// What was set last. The same once more tells nobody.
  package var current: Value {
    get {
      observed.access()
      return value
    }
    set {
      guard newValue != value else { return }
      observed.change { value = newValue }
    }
  }
}
