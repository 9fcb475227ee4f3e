/// The call of a verb as it is made again later on. It keeps nothing of the tree.
@MainActor
struct RepeatableCall {
  let verb: Verb
  let node: NodeKey
  let origin: CallOrigin
  let sender: LayerKey?
  let history: HistoryPolicy?
  /// The columns that lay side by side when it was first made.
  let wide: [TabsKey]
}
