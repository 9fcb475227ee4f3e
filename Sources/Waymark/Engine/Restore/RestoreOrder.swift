/// The state to restore, and the result.
@MainActor
final class RestoreOrder {
  let shape: TreeShape
  let policy: RestorePolicy
  /// The parts of the snapshot that could not be read.
  let unread: [RestoreDrop]
  /// How many entries of the shape are shown.
  var restored = 0
  var dropped: [RestoreDrop]

  /// True for a position of a history. Its rows are known entries, and either all of it is shown or
  /// nothing.
  let isPosition: Bool
  /// True if the app begins with the restored state instead of its start.
  var isBeginning: Bool { restored > 0 && !isPosition }
  /// Connects the marks of a position with their entries, once those are in the tree.
  var markShown: (() -> Void)?

  init(
    _ shape: TreeShape, _ policy: RestorePolicy, unread: [RestoreDrop] = [],
    isPosition: Bool = false
  ) {
    self.shape = shape
    self.policy = policy
    self.unread = unread
    dropped = unread
    self.isPosition = isPosition
  }
}
