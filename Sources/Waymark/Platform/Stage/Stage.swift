/// How a platform without nested stacks shows a layer: as a stack, as tabs, or as columns.
///
/// ```swift
/// // App[home, tabs[>Todos[list, detail(id: 7)], Posts[list]], about]
/// let stage = app.projection.base.stage()
/// stage.tabs?.tabs.names             // ["todos.list", "posts.list"]: they take the whole layer
/// stage.tabs?.covering.first?.ids    // [about]: pushed above them
/// let todos = stage.tabs?.stage(of: todosTab)
/// todos?.stack?.path                 // [detail(id: 7), about]: one path from two layers
/// ```
///
/// Later versions may add kinds. Read `stack`, `tabs` and `split`, and show nothing if all are nil.
@MainActor
public struct Stage<Screen> {
  enum Content {
    case stack(StackStage<Screen>)
    case tabs(TabsStage<Screen>)
    case split(TabsStage<Screen>)
    case empty
  }

  let content: Content

  /// The stack; nil if the layer shows something else.
  public var stack: StackStage<Screen>? {
    guard case .stack(let stack) = content else { return nil }
    return stack
  }

  /// The tabs that take the whole layer; nil if there are none.
  public var tabs: TabsStage<Screen>? {
    guard case .tabs(let tabs) = content else { return nil }
    return tabs
  }

  /// The columns that take the whole layer; nil if there are none.
  public var split: TabsStage<Screen>? {
    guard case .split(let split) = content else { return nil }
    return split
  }

  /// True for a layer that is gone.
  public var isEmpty: Bool {
    guard case .empty = content else { return false }
    return true
  }
}

/// A stack: its root, and one path with entries of one or several layers.
///
/// ```swift
/// // App[home, Todos[list]]
/// let stack = app.projection.base.stage().stack
/// stack?.root  // #1
/// stack?.path  // [#2]
/// ```
@MainActor
public struct StackStage<Screen> {
  /// The entry at the bottom, which no gesture removes.
  public let root: EntryID
  /// The entries above the root: first those of the layer itself, then those of the layers around its tabs.
  public let sections: [StackSection<Screen>]

  /// The ids above the root, from bottom to top.
  ///
  /// - Complexity: Linear in the path.
  public var path: [EntryID] { sections.count == 1 ? sections[0].ids : sections.flatMap(\.ids) }

  /// The number of ids that belong to the layer itself. Entries above them cover the tab bar.
  public var ownCount: Int { sections.first?.ids.count ?? 0 }
}

/// Tabs that take a whole layer, or columns.
///
/// ```swift
/// // App[tabs[>Todos[list], Posts[list]], about]
/// let tabs = app.projection.base.stage().tabs
/// tabs?.covering.first?.ids  // [about]
/// ```
@MainActor
public struct TabsStage<Screen> {
  /// The tabs, or the columns.
  public let tabs: LayerTabs<Screen>
  /// The entries above them. They are shown in the stack of the selected tab, where they cover the tab bar, or in the
  /// stack of the last column.
  public let covering: [StackSection<Screen>]

  /// The stage of a tab or column.
  ///
  /// - Parameter tab: One of the tabs or columns.
  /// - Returns: Its stage. That of the selected tab, or of the last column, includes the entries above.
  /// - Complexity: Linear in the entries of the tab or column.
  public func stage(of tab: Layer<Screen>) -> Stage<Screen> {
    tab.stage(over: covered?.id == tab.id ? covering : [])
  }

  /// The tab or column whose stack shows the entries above.
  var covered: Layer<Screen>? { tabs.areColumns ? tabs.layers.last : tabs.selected }
}
