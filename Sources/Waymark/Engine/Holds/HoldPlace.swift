/// What is shown while a target waits: when nothing of it is in the tree any more, the target is
/// asked again.
enum HoldPlace: Hashable {
  case layer(LayerKey)
  case coordinator(NodeKey)
  case entry(EntryID)
}
