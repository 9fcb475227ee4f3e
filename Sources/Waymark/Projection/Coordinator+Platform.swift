extension Coordinator {
  /// The coordinator's tree as layers for a platform. Makes a fresh coordinator a root.
  ///
  /// A platform reads the projection of the root. Any other coordinator projects only its subtree:
  /// its own entries of the layer that shows its base, and the layers that it and its children
  /// presented.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)], about]
  ///     call    todos.projection.base.entries.map(\.name)
  ///     gives   ["list", "detail(id: 7)"]
  ///
  /// A coordinator that has left projects layers without entries.
  ///
  /// - Complexity: Constant time; a fresh coordinator begins, as by `start()`.
  public var projection: Projection<Screen> { adopted.projection }

  /// Reports what the platform shows of a layer after a gesture that already happened.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]], shown [1, 2, 3]
  ///     call    app.reconcile(layer, shown: [1, 2, 3], remaining: [1, 2])
  ///     after   App[home, Todos[list]]
  ///
  /// Only entries that were shown and do not remain are removed. So an entry that is pushed during
  /// a swipe survives. *Shown* are the ids up to the highest one that has *appeared* since the
  /// platform was offered it. Not everything that was offered counts, because a platform that
  /// writes a path may not have accepted the last offer yet. ``StackMirror`` counts this way.
  /// Reports that come twice, late or in another order lead to the same state.
  ///
  /// - Parameters:
  ///   - layer: The layer on the platform.
  ///   - shown: The ids that counted as shown before the gesture, from bottom to top.
  ///   - remaining: The ids that it shows now, from bottom to top.
  /// - Returns: `performed`; `unchanged` if no entry goes. Ids that were never used are ignored and
  ///   reported; `ignored(unknownEntry)` if no other entry goes. The first entry of the app or of a
  ///   tab stays, and that is reported; `ignored(atRoot)` if no other entry goes.
  /// - Complexity: Linear in the ids, and in the entries above the lowest one that goes.
  @discardableResult
  public func reconcile(
    _ layer: Layer<Screen>, shown: [EntryID], remaining: [EntryID]
  ) -> Outcome {
    reconcile([LayerObservation(layer, shown: shown, remaining: remaining)])
  }

  /// Reports what the platform shows of several layers after one gesture, as one change.
  ///
  ///     before  App[tabs[>Todos[list, detail(id: 7)]], about], shown in one stack: list, detail, about
  ///     call    app.reconcile([LayerObservation(tab, …), LayerObservation(base, …)])
  ///     after   App[tabs[>Todos[list]]]
  ///
  /// A stack that shows several layers in one path needs this: a long press on its back button can
  /// remove entries of each. The cause is `reconcile`, the source `system`.
  ///
  /// - Parameter observations: One for each layer, in any order.
  /// - Returns: `performed` if any entry goes; otherwise as `reconcile` of the first layer whose
  ///   result is not `unchanged`.
  /// - Complexity: Linear in the ids, and in the entries above the lowest one that goes.
  @discardableResult
  public func reconcile(_ observations: [LayerObservation<Screen>]) -> Outcome {
    adopted.perform(.reconcile(observations.map(\.seen)), .system)
  }

  /// Reports that the platform has ended a layer and all layers above it.
  ///
  ///     before  Todos[list] ^ [add], and the user drags the sheet away
  ///     call    app.dismissed(sheet)
  ///     after   Todos[list], with the cause reconcile and the source system
  ///
  /// - Parameter layer: The layer that is gone from the screen.
  /// - Returns: `performed`; `unchanged` if it has left already; `ignored(atRoot)` and a report for
  ///   the base or a tab.
  /// - Complexity: Linear in the entries that go.
  @discardableResult
  public func dismissed(_ layer: Layer<Screen>) -> Outcome {
    adopted.perform(.dismissed(layer.object), .system)
  }

  /// Requests the tab that the user tapped.
  ///
  ///     before  tabs: <todos>, posts
  ///     call    app.request(select: 1, in: tabs, revision: tabs.revision)
  ///     after   tabs: todos, <posts>, with the cause select and the source system
  ///
  /// - Parameters:
  ///   - position: The index of the tab; the leftmost is 0.
  ///   - tabs: The tabs that the platform shows.
  ///   - revision: The revision of the selection that the platform shows.
  /// - Returns: As `select`; `ignored(outdated)` if the selection has changed since then;
  ///   `ignored(notFound)` if there is no such tab; `ignored(left)`.
  /// - Complexity: That of `select`.
  @discardableResult
  public func request(
    select position: Int, in tabs: LayerTabs<Screen>, revision: Int
  ) -> Outcome {
    adopted.perform(.request(tabs.request(position, revision: revision)), .system)
  }

  /// Reports whether a platform has room for all columns of a split.
  ///
  ///     before  App[split[Menu[menu], >Detail[nothing]]], expanded: back() leads out of the split
  ///     call    app.request(isCollapsed: true, in: columns)
  ///     after   the same paths; back() selects the menu
  ///
  /// Without a platform a split is collapsed. Only two things depend on this: where back leads, and
  /// which entries may present, which is those of every column if columns are side by side.
  ///
  /// - Parameters:
  ///   - isCollapsed: True if the platform shows only the selected column.
  ///   - columns: The columns that the platform shows.
  /// - Returns: `performed`; `unchanged`; `ignored(notFound)` for tabs; `ignored(left)`.
  /// - Complexity: Linear in the columns.
  @discardableResult
  public func request(isCollapsed: Bool, in columns: LayerTabs<Screen>) -> Outcome {
    adopted.perform(.resize(columns.seen, isCollapsed: isCollapsed), .system)
  }
}
