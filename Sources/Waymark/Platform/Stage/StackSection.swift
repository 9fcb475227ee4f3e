/// The entries of one layer, in a path with entries of several layers.
///
/// ```swift
/// // App[tabs[>Todos[list, detail(id: 7)]], about]: the stack of the tab
/// stack.sections.map(\.ids)  // [[detail(id: 7)], [about]]
/// ```
@MainActor
public struct StackSection<Screen> {
  /// The layer of the entries.
  public let layer: Layer<Screen>
  /// The ids, from bottom to top.
  public let ids: [EntryID]

  init(_ layer: Layer<Screen>, _ ids: [EntryID]) {
    self.layer = layer
    self.ids = ids
  }
}
