/// One of a coordinator's own layers: its base, a layer that it presented, or one of its tabs.
///
/// The base of a child is the unbroken run of rows that the child or a descendant owns. Every other
/// part is a whole layer.
@MainActor
struct Part {
  let node: Node
  let layer: LayerState

  /// True if the whole layer belongs to the coordinator.
  var isWhole: Bool { layer.owner == node.key }
}
