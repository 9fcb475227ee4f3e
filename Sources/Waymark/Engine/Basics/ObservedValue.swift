internal import Observation

/// An observed value.
@MainActor
package final class ObservedValue<Value: Equatable & Sendable> {
  private var value: Value
  private let observed = Observed()

  package nonisolated init(_ value: Value) {
    self.value = value
  }

  /// The current value. Setting an equal value notifies nobody.
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
