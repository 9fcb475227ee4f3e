/// The ids that a platform shows of one layer after a gesture.
@MainActor
struct SeenLayer {
  /// Nil once the layer has left.
  let object: LayerObject?
  let shown: [EntryID]
  let remaining: [EntryID]
}
