/// The entry that a navigator's verbs come from. Keeps nothing alive.
@MainActor
final class NavigatorOrigin {
  let id: EntryID
  let handle: TreeHandle
  /// The coordinator to call: that of the entry, or one around it.
  let key: NodeKey
  private(set) weak var entry: Entry?

  /// - Parameter node: The coordinator to call; nil for that of the entry.
  init(_ entry: Entry, in handle: TreeHandle, of node: NodeKey? = nil) {
    self.entry = entry
    self.handle = handle
    key = node ?? entry.node
    id = entry.id
  }
}
