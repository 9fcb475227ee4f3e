/// The place that is shown while a target waits. Once it has left the tree completely, the target
/// is asked again.
enum HoldPlace: Hashable {
  case layer(LayerKey)
  case coordinator(NodeKey)
  case entry(EntryID)
}
