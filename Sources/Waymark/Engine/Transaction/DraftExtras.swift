/// The part that most drafts do not need: children, tabs, layers that come or go, and later
/// notifications.
@MainActor
final class DraftExtras {
  /// Children, in the order in which they became pending.
  var pending: [Node] = []
  /// How many of them have been processed.
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
  /// The new routes of entries that were revised, and then dropped.
  var droppedEdits: [(entry: Entry, route: AnyRoute)] = []
  /// The layers that go entirely.
  var ending: [LayerState] = []
  /// The results of entries that leave.
  var results: [(waiter: any EntryWaiter, value: any Sendable)] = []
  /// Tabs that were selected although they already were. Notified once the transaction is over.
  var reselected: [Entry] = []
  /// The leaf that was opened although it was already visible. Notified once the transaction is
  /// over, if it is still visible.
  var reopened: Entry?
  var access = DraftAccess()
  var leaving = DraftLeaving()
  var waiting = DraftWaiting()
  /// The entries whose navigators run a transaction, which has checked that they were on top.
  var checked: [Checked] = []
  /// What is reported once the change is made.
  var reports: [MisuseReport] = []
  /// The history policy, if a verb has one.
  var history: HistoryPolicy?
  /// The order to restore a whole state.
  var restoreOrder: RestoreOrder?

  /// An entry whose navigator runs a transaction.
  struct Checked {
    let id: EntryID
    /// True if the user could tap its screen when the transaction began. Otherwise it is the top of an
    /// unselected tab, or of a column that the window has no room for, and may not present.
    let isWithinReach: Bool
    /// The tabs around it that were covered when the transaction began, and by which entry. The user may see the entry
    /// beside that cover.
    let covered: [(tabs: TabsKey, by: EntryID)]
  }

  /// An entry that is revised.
  struct Revised {
    let entry: Entry
    /// True if the last verb was `revise`. Then the change cannot wait or be led elsewhere.
    let isLiteral: Bool
  }
}
