/// The tree of one root coordinator: its state, and the only door for changes.
@MainActor
final class Tree {
  /// How deep coordinators may be nested. A deeper composition is treated as endless.
  static let deepestLevel = 500
  /// How many coordinators one change may make. More are treated as tabs or back stacks that
  /// compose themselves.
  static let mostCoordinators = 10_000
  /// How many verbs from callbacks one verb runs before it returns.
  static let queueLimit = 100

  enum Phase {
    case idle
    /// The body of a `transaction` runs. Verbs are decided on its draft.
    case body
    /// User code that runs now must not change the tree, so verbs are queued.
    case busy
  }

  let state: TreeState
  let handle: TreeHandle
  /// The waiters for entries.
  let waiters = WaiterList()
  /// The askers of open inquiries.
  let inquiries = InquiryList()
  /// The waiting targets.
  let holds: HoldList
  /// The targets to ask again, because no place is left that was shown for them.
  var unasked: [Hold] = []
  /// True while they are being asked.
  var isAsking = false
  /// True once an entry is no longer protected, until the targets that wait for this are released.
  var hasUnprotected = false
  /// The histories that learn about each change.
  var histories = HistoryList()
  /// The place for the open question whether an entry may be left. Made when it is needed.
  var leaveQuestion: LeaveQuestion?
  /// Entries whose screens were read although they may not be seen.
  var unseen: [Entry] = []
  /// The answers about tabs that back could lead to.
  var tabAnswers: [TabAnswer] = []
  /// True while readers of changed answers are notified.
  var isTellingAnswers = false
  /// True while `access` is asked for such an answer.
  var isAnswering = false
  /// The object that readers of the current draft, and of coordinators that leave with it, register
  /// with.
  var transactionReads: Observed?
  /// The layer of the sender while a handler of an output or a signal runs. Verbs of the handler
  /// come from there.
  var handlerLayer: LayerKey?
  /// True while callbacks of a change run.
  var isCallingBack = false
  /// The coordinator whose `access` has denied a change last, for the testing kit.
  var denier: String?
  /// Gets each refused verb in words, with its outcome: a test.
  var refusalReader: (@MainActor (String, Outcome) -> Void)?
  /// Gets each screen that is made, with its entry: a test.
  var screenReader: (@MainActor (AnyObject, Entry) -> Void)?
  /// True until a navigation other than the start.
  var isAtStart = true
  /// True while the tree shows what its first changes have shown without an animation.
  var isUnanimatedLaunch = false
  var phase = Phase.idle
  var draft: Draft?
  /// The last draft, emptied. Using it again saves the allocations of a new one.
  var spareDraft: Draft?
  var queue: [Queued] = []
  var isDraining = false
  #if DEBUG
    /// The number of changes, for the check of the invariants.
    var commits = 0
  #endif
  /// Keeps the shell until the turn that ends the tree is over.
  var keeper: AnyObject?

  init(object: LayerObject, handle: TreeHandle, holds: HoldList, reporter: MisuseReporter) {
    state = TreeState(object: object, handle: handle, reporter: reporter)
    self.holds = holds
    self.handle = handle
  }

  /// The side that queries read: the draft while the body of a transaction runs.
  var side: TreeState.Side { phase == .body ? .draft : .settled }

  /// Reads the side that queries see.
  func query<Result>(_ body: () -> Result) -> Result {
    state.reading(side, body)
  }

  /// Reports misuse. Verbs of the reporter wait, as those of every callback do.
  func report(_ report: MisuseReport) {
    withoutReentry { state.report(report) }
  }

  func withoutReentry<Result>(_ body: () -> Result) -> Result {
    let before = phase
    phase = .busy
    let result = body()
    phase = before
    // Most reads queue nothing.
    if !queue.isEmpty { endTurn() }
    return result
  }
}
