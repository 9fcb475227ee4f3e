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

  init(_ shape: TreeShape, _ policy: RestorePolicy, unread: [RestoreDrop]) {
    self.shape = shape
    self.policy = policy
    self.unread = unread
    dropped = unread
  }
}
