extension Coordinator {
  /// The coordinator's tree as layers for a platform. Makes a fresh coordinator a root.
  ///
  /// A platform reads it at the root. Any other coordinator gives its subtree alone: of the layer in
  /// which its base is shown its own entries, and the layers that it and its children presented.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)], about]
  ///     call    todos.projection.base.entries.map(\.name)
  ///     gives   ["list", "detail(id: 7)"]
  ///
  /// A coordinator that has left gives layers without entries.
  public var projection: Projection<Screen> { adopted.projection }

  /// Tells the tree what the platform shows of a layer after a gesture that already happened.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]], shown [1, 2, 3]
  ///     call    app.reconcile(layer, shown: [1, 2, 3], remaining: [1, 2])
  ///     after   App[home, Todos[list]]
  ///
  /// Only what was shown and does not remain is removed, so what was pushed during a swipe survives. *Shown* are the
  /// ids up to the highest one that has *appeared* since the platform was offered it, not all that it was offered:
  /// a platform that writes a path has not always taken what it was offered last. ``StackMirror`` counts so.
  /// Saying the same twice, late or in another order ends in the same place.
  ///
  /// - Parameters:
  ///   - layer: The layer that the platform showed.
  ///   - shown: The ids that counted as shown before the gesture, from bottom to top.
  ///   - remaining: The ids that it shows now, from bottom to top.
  /// - Returns: `performed`; `unchanged` if nothing went. Ids that were never given out are ignored
  ///   and reported; `ignored(unknownEntry)` if nothing else went. The first entry of the app and of
  ///   a tab stays, which is reported; `ignored(atRoot)` if nothing else went.
  @discardableResult
  public func reconcile(
    _ layer: Layer<Screen>, shown: [EntryID], remaining: [EntryID]
  ) -> Outcome {
    adopted.perform(.reconcile(layer.object, shown: shown, remaining: remaining), .system)
  }

  /// Tells the tree what the platform shows of several layers after one gesture; all of it is one change.
  ///
  ///     before  App[tabs[>Todos[list, detail(id: 7)]], about], shown in one stack: list, detail, about
  ///     call    app.reconcile([LayerObservation(tab, …), LayerObservation(base, …)])
  ///     after   App[tabs[>Todos[list]]]
  ///
  /// A stack in which several layers are shown in one path needs it: a long press on its back button may remove
  /// entries of each. The cause is `reconcile`, the source `system`.
  ///
  /// - Parameter observations: One for each layer, in any order.
  /// - Returns: `performed` if anything went; else as `reconcile` of the first layer that did not say `unchanged`.
  @discardableResult
  public func reconcile(_ observations: [LayerObservation<Screen>]) -> Outcome {
    adopted.perform(.reconcileAll(observations.map(\.seen)), .system)
  }

  /// Tells the tree that the platform has ended a layer, with all above it.
  ///
  /// - Parameter layer: The layer that is gone from the screen.
  /// - Returns: `performed`; `unchanged` if it has left already; `ignored(atRoot)` and a report for
  ///   the base or a tab.
  @discardableResult
  public func dismissed(_ layer: Layer<Screen>) -> Outcome {
    adopted.perform(.dismissed(layer.object), .system)
  }

  /// Asks for a tab that the user tapped.
  ///
  /// - Parameters:
  ///   - position: The place of the tab, the leftmost having 0.
  ///   - tabs: The tabs that the platform shows.
  ///   - revision: The revision of the selection that the platform shows.
  /// - Returns: As `select`; `ignored(outdated)` if a newer selection was made since;
  ///   `ignored(notFound)` if there is no such tab; `ignored(left)`.
  @discardableResult
  public func request(
    select position: Int, in tabs: LayerTabs<Screen>, revision: Int
  ) -> Outcome {
    adopted.perform(.request(tabs.request(position, revision: revision)), .system)
  }

  /// Tells the tree whether a platform has room for all columns of a split.
  ///
  ///     before  App[split[Menu[menu], >Detail[nothing]]], expanded: back() leads out of the split
  ///     call    app.request(isCollapsed: true, in: columns)
  ///     after   the same paths; back() selects the menu
  ///
  /// Headless a split is collapsed. Nothing but back depends on it, and what may be presented from: side by side, from
  /// every column.
  ///
  /// - Parameters:
  ///   - isCollapsed: True if the platform shows the selected column alone.
  ///   - columns: The columns that the platform shows.
  /// - Returns: `performed`; `unchanged`; `ignored(notFound)` for tabs; `ignored(left)`.
  @discardableResult
  public func request(isCollapsed: Bool, in columns: LayerTabs<Screen>) -> Outcome {
    adopted.perform(.resize(columns.seen, isCollapsed: isCollapsed), .system)
  }
}
