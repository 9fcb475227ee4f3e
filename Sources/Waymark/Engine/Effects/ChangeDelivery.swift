/// The way to the tree while the observers of one coordinator are told of a change.
@MainActor
final class ChangeDelivery {
  /// Nil after the callbacks.
  var source: (state: TreeState, node: Node)?
}
