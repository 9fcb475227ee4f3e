/// The tabs or columns of one entry. Each is a layer of its own, and one of them is selected.
@MainActor
final class TabsState {
  let key: TabsKey
  /// The entry that shows the tabs, once it is made.
  var entry: Entry?
  let owner: NodeKey
  /// The layer that contains the entry.
  let home: LayerKey
  var content: TabsContent
  /// The new content in a draft. After the commit, the old content.
  var edit: TabsContent?

  init(_ key: TabsKey, of owner: NodeKey, in home: LayerKey, _ content: TabsContent) {
    self.key = key
    self.owner = owner
    self.home = home
    self.content = content
  }

  var isChanged: Bool { edit.map { !$0.isSame(as: content) } ?? false }

  /// True if tabs come, go or change places.
  var hasOtherTabs: Bool {
    edit.map { !$0.layers.elementsEqual(content.layers) { $0 === $1 } } ?? false
  }

  /// True if another tab is shown than before.
  var showsOther: Bool { edit.map { $0.selectedLayer !== content.selectedLayer } ?? false }

  func swap() {
    // If the same tab is selected at the end, it was never left, so nobody is notified of a new
    // revision.
    guard isChanged, let draft = edit else { return edit = nil }
    edit = content
    content = draft
  }
}
