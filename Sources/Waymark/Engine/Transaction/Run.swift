/// The place where new rows of a coordinator begin: the row right below in its part, and the rows
/// that are dropped above that.
@MainActor
struct Run {
  let node: Node
  let layer: LayerState
  let below: Entry?
  /// Bottom first. Some of the rows may come back.
  let dropped: [Entry]
}
