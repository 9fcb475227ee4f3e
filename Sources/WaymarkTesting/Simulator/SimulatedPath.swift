import Waymark

/// The port of a simulated stack.
@MainActor
protocol SimulatedPath: SettlingPort {
  associatedtype Screen

  /// The path that the stack is offered when it is evaluated. Observed.
  var path: [EntryID] { get }
  /// The path that it was offered last. The stack writes it.
  var boundPath: [EntryID] { get set }
  /// Grows each time that the container must be made anew. Observed.
  var generation: Int { get }
  /// False for a port that never asks for that. It offers a dropped path again once for each change.
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
