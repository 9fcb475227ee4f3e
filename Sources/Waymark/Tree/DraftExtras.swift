/// What most drafts do without: children, tabs, layers that come or go, and what is told afterwards.
@MainActor
final class DraftExtras {
  /// Children that are runs of routes so far.
  var pending: [any AnyChildLink] = []
  /// How many of them have had their turn.
  var made = 0
  /// The coordinators attached by the draft.
  var attached: [any FlowNode] = []
  var tabSets: [any AnyTabSet] = []
  var nodesWithModals: [any FlowNode] = []
  var droppedNodes: [any FlowNode] = []
  var droppedLinks: [any AnyChildLink] = []
  /// The platform layers that go as a whole.
  var endingObjects: [LayerObject] = []
  /// What entries that leave finish with.
  var results: [(waiter: any AnyResultWaiter, value: any Sendable)] = []
  /// Told once the transaction is over: tabs that were selected although they were already.
  var reselected: [Entry] = []
  /// Told once the transaction is over, if it is visible still: the leaf that was opened although it
  /// was visible already.
  var reopened: Entry?
  var access = DraftAccess()
  var leaving = DraftLeaving()
  var waiting = DraftWaiting()
}
