/// A verb of a draft that shows something, and may have to wait.
struct NotedVerb {
  var verb: Verb
  let node: Node
  /// The entry of its navigator, if the verb only counts on top of it.
  let origin: Entry?
  /// The layer that it comes from; nil from outside.
  let sender: LayerKey?
  let isForced: Bool
  /// True if its outcome was `unchanged`.
  var isUnchanged = false

  /// The verb as a target that waits.
  ///
  /// - Parameter wide: The columns that lie side by side.
  @MainActor
  func held(
    in tree: TreeHandle, wide: [TabsKey], _ history: HistoryPolicy?
  ) -> HeldVerb {
    HeldVerb(
      verb, of: node, from: origin, sender, in: tree, wide: wide, isForced: isForced, history)
  }
}
