import Waymark

/// What a simulated stack is bound to.
@MainActor
protocol SimulatedPath: SettlingPort {
  associatedtype Screen

  /// The path that it is offered, and what it writes. Observed.
  var path: [EntryID] { get set }
  /// Grows each time that the container has to be made anew. Observed.
  var generation: Int { get }
  /// False for one that never asks for that: what was dropped is offered anew once for each change.
  var canRemake: Bool { get }
  var isInWindow: Bool { get set }

  func entry(_ id: EntryID) -> LayerEntry<Screen>?
  func name(of id: EntryID) -> String?
  func appear(_ id: EntryID)
  func disappear(_ id: EntryID)
}

extension StackPort: SimulatedPath {
  var canRemake: Bool { true }

  func name(of id: EntryID) -> String? { entry(id)?.name }
}
