/// Tabs or columns that a platform shows.
@MainActor
struct SeenTabs {
  /// The tree of the tabs.
  let tree: TreeHandle?
  /// Nil once they have left.
  let tabs: TabsKey?
}
