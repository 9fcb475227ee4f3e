/// A verb that waits for a gate, without its types. It keeps no coordinator alive.
@MainActor
protocol HeldTarget {
  /// The name of its last route, in its own coordinator's route type.
  var name: String { get }
  var coordinatorName: String { get }
  /// True once its coordinator has left or is gone: the verb can no longer be called.
  var hasLeft: Bool { get }
}
