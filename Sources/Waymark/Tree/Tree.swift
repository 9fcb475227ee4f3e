/// The tree of one root coordinator: its one door for changes, and the chain of its layers.
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

  private(set) weak var root: (any FlowNode)?
  /// The layer that everything lies on: the root's.
  let base: FlowLayer
  var reporter: MisuseReporter
  private var currentModals: [FlowLayer] = []
  private var alternateModals: [FlowLayer]?
  private var lastNumber = 0
  private var lastObject = 0
  /// Whoever waits for an entry.
  let waiters = WaiterList()
  /// The targets that wait.
  let holds = HoldList()
  /// Those of them that have to be asked again, since nothing is left of what was shown for them.
  var unasked: [Hold] = []
  /// True while they are.
  var isAsking = false
  /// How many entries no `open` may remove.
  var protectedCount = 0
  /// True once an entry is protected no longer, until what waits for that is released.
  var hasUnprotected = false
  /// The place for the open question whether an entry may be left, once it is needed.
  var leaveQuestion: LeaveQuestion?
  /// Entries whose screens were asked for although they may not be seen.
  var unseen: [UnseenEntry] = []
  /// What was said of tabs that one could go back to.
  var tabAnswers: [TabAnswer] = []
  /// True while those are told who would be answered otherwise now.
  var isTellingAnswers = false
  /// True while `access` is asked for such an answer.
  var isAnswering = false
  /// What those have read who read the draft of the transaction at work, or what leaves with it.
  var transactionReads: Observed?
  /// True while callbacks are told of a change.
  var isTelling = false
  var phase = Phase.idle
  var draft: TreeDraft?
  /// The last draft, emptied: using it again saves the allocations of a new one.
  var spareDraft: TreeDraft?
  var queue: [Queued] = []
  var isDraining = false

  init(root: any FlowNode, reporter: MisuseReporter) {
    self.root = root
    base = root.baseLayer
    self.reporter = reporter
  }

  func makeID() -> EntryID {
    lastNumber += 1
    return EntryID(number: lastNumber)
  }

  /// The numbers of the ids that the tree gave out.
  var issuedNumbers: ClosedRange<Int> { 1...max(lastNumber, 1) }

  var nextNumber: Int { lastNumber + 1 }

  func makeObject(_ style: LayerStyle) -> LayerObject {
    lastObject += 1
    return LayerObject(number: lastObject, style: style)
  }

  func report(_ code: MisuseReport.Code, _ message: String) {
    report(MisuseReport(code: code, message: message))
  }

  func report(_ report: MisuseReport) {
    reporter.report(report)
  }

  /// What queries read: the draft while the body of a transaction runs.
  var reading: Reading { phase == .body ? .alternate : .current }

  func withoutReentry<Result>(_ body: () -> Result) -> Result {
    let before = phase
    phase = .busy
    let result = body()
    phase = before
    drain()
    return result
  }
}

// The chain of modal layers, the lowest first.
extension Tree {
  func modals(_ reading: Reading) -> [FlowLayer] {
    reading == .alternate ? alternateModals ?? currentModals : currentModals
  }

  /// True if the draft has written a chain of its own.
  var hasOtherModals: Bool { alternateModals != nil }

  func modalCount(_ reading: Reading) -> Int {
    if reading == .alternate, let alternateModals { return alternateModals.count }
    return currentModals.count
  }

  func hasModals(_ reading: Reading) -> Bool { modalCount(reading) > 0 }

  func addModal(_ layer: FlowLayer) {
    alternateModals = modals(.alternate) + [layer]
  }

  func removeTopModal() -> FlowLayer? {
    var changed = modals(.alternate)
    defer { alternateModals = changed }
    return changed.popLast()
  }

  /// Makes the draft's chain the tree's; false if it is the same.
  func swapModals() -> Bool {
    guard let draft = alternateModals else { return false }
    alternateModals = currentModals
    currentModals = draft
    return true
  }

  func clearModals() {
    alternateModals = nil
  }

  func releaseModals() {
    currentModals = []
  }

  /// Walks the base and the modal layers above it.
  func walkChain(_ reading: Reading, _ body: (FlowLayer) -> Void) {
    body(base)
    for layer in modals(reading) { body(layer) }
  }

  func topLayer(_ reading: Reading) -> FlowLayer {
    if reading == .alternate, let alternateModals { return alternateModals.last ?? base }
    return currentModals.last ?? base
  }

  /// True if the entry is what is visible now: the leaf, or tabs on the way to it.
  func isInView(_ entry: Entry) -> Bool {
    var next = topLayer(.current).topEntry(.current)
    while let shown = next {
      if shown === entry { return true }
      next = shown.tabSet?.selectedLayer(.current).topEntry(.current)
    }
    return false
  }

  /// The visible leaf, through tabs.
  func leaf(_ reading: Reading) -> Entry? {
    topLayer(reading).topEntry(reading)?.leaf(reading)
  }
}
