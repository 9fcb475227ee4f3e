/// The tree of one root coordinator: its state, and the one door for changes.
@MainActor
final class Tree {
  /// How deep coordinators may be nested; deeper is taken for a composition without an end.
  static let deepestLevel = 500
  /// How many coordinators one change may make; more are taken for tabs that compose themselves.
  static let mostCoordinators = 100_000
  /// How many verbs called inside callbacks one verb runs before it returns.
  static let queueLimit = 100

  enum Phase {
    case idle
    /// The body of a `transaction` runs: verbs are decided on its draft.
    case body
    /// User code that runs now must not change the tree: verbs are queued.
    case busy
  }

  let state: TreeState
  let handle: TreeHandle
  /// Whoever waits for an entry.
  let waiters = WaiterList()
  /// Whoever has asked those who compose them.
  let inquiries = InquiryList()
  /// The targets that wait.
  let holds = HoldList()
  /// Those of them that have to be asked again, since nothing is left of what was shown for them.
  var unasked: [Hold] = []
  /// True while they are.
  var isAsking = false
  /// True once an entry is protected no longer, until what waits for that is released.
  var hasUnprotected = false
  /// Who is told of each change.
  var histories = HistoryList()
  /// The place for the open question whether an entry may be left, once it is needed.
  var leaveQuestion: LeaveQuestion?
  /// Entries whose screens were asked for although they may not be seen.
  var unseen: [Entry] = []
  /// What was said of tabs that one could go back to.
  var tabAnswers: [TabAnswer] = []
  /// True while those are told who would be answered otherwise now.
  var isTellingAnswers = false
  /// True while `access` is asked for such an answer.
  var isAnswering = false
  /// What those have read who read the draft of the transaction at work, or what leaves with it.
  var transactionReads: Observed?
  /// Where the output or the signal comes from that somebody is told: their verbs come from there.
  var tellingLayer: LayerState?
  /// True while callbacks are told of a change.
  var isTelling = false
  /// Who is told of each verb that is refused, by what it was in words: a test.
  var refusalReader: (@MainActor (String, Outcome) -> Void)?
  /// True until something else changes the tree than its start.
  var isAtStart = true
  var phase = Phase.idle
  var draft: Draft?
  /// The last draft, emptied: using it again saves the allocations of a new one.
  var spareDraft: Draft?
  var queue: [Queued] = []
  var isDraining = false
  #if DEBUG
    /// How many changes were made, for the check of the invariants.
    var commits = 0
  #endif
  /// Keeps the tree known until the verb that ends it is over.
  var keeper: TreeShell?

  init(object: LayerObject, handle: TreeHandle, reporter: MisuseReporter) {
    state = TreeState(object: object, handle: handle, reporter: reporter)
    self.handle = handle
  }

  /// The side that queries read: the draft while the body of a transaction runs.
  var side: TreeState.Side { phase == .body ? .draft : .settled }

  /// Reads what queries see.
  func query<Result>(_ body: () -> Result) -> Result {
    state.reading(side, body)
  }

  func withoutReentry<Result>(_ body: () -> Result) -> Result {
    let before = phase
    phase = .busy
    let result = body()
    phase = before
    drain()
    return result
  }
}
