/// A verb of a draft that shows something, and may have to wait.
struct NotedVerb {
  let verb: Verb
  let node: Node
  /// The entry of its navigator, if the verb only counts on top of it.
  let origin: Entry?
  /// The layer that it comes from; nil from outside.
  let sender: LayerKey?
  let isForced: Bool
  /// True if its outcome was `unchanged`.
  var isUnchanged = false
}
