/// What is to be restored, and what came of that.
@MainActor
final class RestoreOrder {
  let shape: TreeShape
  let policy: RestorePolicy
  /// What could not be read of the snapshot.
  let unread: [RestoreDrop]
  /// How many entries of the shape are shown.
  var restored = 0
  var dropped: [RestoreDrop]

  /// True for a position of a history: its rows are entries, and all of it is shown or nothing.
  let isPosition: Bool
  /// True if the app goes on with what is restored, whatever it was to begin with.
  var isBeginning: Bool { restored > 0 && !isPosition }
  /// Tells the marks of a position which entries stand for them, once those are in the tree.
  var markShown: (() -> Void)?

  init(going shape: TreeShape) {
    self.shape = shape
    policy = .discard
    unread = []
    dropped = []
    isPosition = true
  }

  init(_ shape: TreeShape, _ policy: RestorePolicy, unread: [RestoreDrop]) {
    self.shape = shape
    self.policy = policy
    self.unread = unread
    dropped = unread
    isPosition = false
  }
}
