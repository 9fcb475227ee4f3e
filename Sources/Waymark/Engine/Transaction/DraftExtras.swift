/// What most drafts do without: children, tabs, layers that come or go, and what is told
/// afterwards.
@MainActor
final class DraftExtras {
  /// Children in the order in which they came to be pending.
  var pending: [Node] = []
  /// How many of them have had their turn.
  var turns = 0
  /// The coordinators that the draft has made.
  var attached: [Node] = []
  var madeNodes: [Node] = []
  var madeLayers: [LayerState] = []
  var madeTabs: [TabsState] = []
  /// The tabs with edits.
  var tabs: [TabsState] = []
  /// The entries whose routes it changes in place, each once.
  var revised: [Revised] = []
  var droppedNodes: [Node] = []
  /// The layers that go as a whole.
  var ending: [LayerState] = []
  /// What entries that leave finish with.
  var results: [(waiter: any EntryWaiter, value: any Sendable)] = []
  /// Told once the transaction is over: tabs that were selected although they were already.
  var reselected: [Entry] = []
  /// Told once the transaction is over, if it is visible still: the leaf that was opened although
  /// it was visible already.
  var reopened: Entry?
  var access = DraftAccess()
  var leaving = DraftLeaving()
  var waiting = DraftWaiting()
  /// What the change is to a history, if a verb says it.
  var history: HistoryPolicy?
  /// What a whole state is restored from.
  var restoreOrder: RestoreOrder?

  /// An entry that is revised.
  struct Revised {
    let entry: Entry
    /// True if the last verb was `revise`: then nothing waits, and nothing is led elsewhere.
    let isLiteral: Bool
  }
}
