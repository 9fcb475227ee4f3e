internal import Observation

/// One observed property of what is no layer, as what a port offers: who has read it is told once that it changes.
@MainActor
final class Observed: Observable {
  private var isNotifying = false
  private let registrar = ObservationRegistrar()

  nonisolated init() {}

  /// Reads stand for this property; the setter is never called.
  private var state: Void { () }

  func access() {
    registrar.access(self, keyPath: \.state)
  }

  /// Makes a change of what is read.
  func change(_ body: () -> Void = {}) {
    // What those who are told change themselves is a part of what they were told of: to tell them
    // once more would never end.
    guard !isNotifying else { return body() }
    isNotifying = true
    registrar.willSet(self, keyPath: \.state)
    isNotifying = false
    body()
    registrar.didSet(self, keyPath: \.state)
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
