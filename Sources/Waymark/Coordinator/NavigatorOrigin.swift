/// The entry from which a navigator's verbs come. It keeps nothing alive.
@MainActor
final class NavigatorOrigin {
  let id: EntryID
  let handle: TreeHandle
  /// The coordinator whose verbs are called: that of the entry, or one around it.
  let key: NodeKey
  private(set) weak var entry: Entry?
  /// True while a transaction runs whose origin was checked when it opened.
  var isChecked = false

  /// - Parameter node: The coordinator whose verbs are called; nil for that of the entry.
  init(_ entry: Entry, in handle: TreeHandle, of node: NodeKey? = nil) {
    self.entry = entry
    self.handle = handle
    key = node ?? entry.node
    id = entry.id
  }
}
