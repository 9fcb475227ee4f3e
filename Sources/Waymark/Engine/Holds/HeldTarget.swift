/// A verb that waits for a gate, without its types. Keeps no coordinator alive.
@MainActor
protocol HeldTarget {
  /// The name of the route that would be on top. For a verb without routes, its own name.
  var name: String { get }
  var coordinatorName: String { get }
  /// True once its coordinator has left or is gone, so that the verb can no longer be called.
  var hasLeft: Bool { get }
  /// The coordinator of the verb.
  var node: NodeKey { get }
  var verb: Verb { get }
  /// The entry of the navigator that called it, if it is still there: what the verb presents belongs
  /// to that entry.
  var origin: Entry? { get }
  /// The layer that it comes from, which may be gone; nil from outside.
  var sender: LayerKey? { get }
  /// The columns that lay side by side when it was called.
  var wide: [TabsKey] { get }
  /// True if it was called by force. It is then called again by force.
  var isForced: Bool { get }
  /// The history policy of the verb.
  var history: HistoryPolicy? { get }
  /// True if the other target is the same verb of the same coordinator, called in the same way.
  func isEqual(to other: any HeldTarget) -> Bool
  /// Hashes values that are the same for equal verbs.
  func hash(into hasher: inout Hasher)
}

extension [any HeldTarget] {
  /// The same for equal targets.
  @MainActor var fingerprint: Int {
    var hasher = Hasher()
    for target in self { target.hash(into: &hasher) }
    return hasher.finalize()
  }
}
