/// What a platform without nested stacks shows of one layer: a stack, tabs, or columns.
///
/// ```swift
/// // App[home, tabs[>Todos[list, detail(id: 7)], Posts[list]], about]
/// let stage = app.projection.base.stage()
/// stage.tabs?.tabs.names             // ["todos.list", "posts.list"]: they take the whole layer
/// stage.tabs?.covering.first?.ids    // [about]: what the owner pushed above them
/// let todos = stage.tabs?.stage(of: todosTab)
/// todos?.stack?.path                 // [detail(id: 7), about]: one path, of two layers
/// ```
///
/// A later version may show more: look at `stack`, `tabs` and `split`, and show nothing if all are nil.
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

/// A stack: its root, and one path of the entries of one or several layers.
@MainActor
public struct StackStage<Screen> {
  /// The entry at the bottom, which no gesture removes.
  public let root: EntryID
  /// The entries above the root: of the layer itself, then of the layers whose tabs it lies in.
  public let sections: [StackSection<Screen>]

  /// The ids above the root, from bottom to top.
  public var path: [EntryID] { sections.count == 1 ? sections[0].ids : sections.flatMap(\.ids) }

  /// How many of them belong to the layer itself. What lies above that covers the tab bar.
  public var ownCount: Int { sections.first?.ids.count ?? 0 }
}

/// Tabs that take a whole layer, or columns.
@MainActor
public struct TabsStage<Screen> {
  /// The tabs, or the columns.
  public let tabs: LayerTabs<Screen>
  /// What lies above them: it is shown in the stack of the selected tab, and covers the tab bar; in a split, in that of
  /// the last column.
  public let covering: [StackSection<Screen>]

  /// What one of them shows.
  ///
  /// - Parameter tab: One of the tabs or columns.
  /// - Returns: Its stage; what covers the tabs is in that of the selected one, or of the last column.
  public func stage(of tab: Layer<Screen>) -> Stage<Screen> {
    tab.stage(over: covered?.id == tab.id ? covering : [])
  }

  /// The one in whose stack is shown what lies above them.
  var covered: Layer<Screen>? { tabs.areColumns ? tabs.layers.last : tabs.selected }
}
