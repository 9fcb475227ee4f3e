/// One row of a layer: a route with its identity, and the place for what it shows.
@MainActor
final class Entry {
  let id: EntryID
  /// The innermost coordinator whose entry it is.
  let node: NodeKey
  /// How many coordinators are above that one.
  let level: Int
  /// The route in that one's type; the box knows it in the types of those above, too.
  private(set) var route: AnyRoute
  /// The route that a draft gives it; once the change is made, the one that it had.
  var edit: AnyRoute?
  let tabs: TabsKey?
  /// The layer in which the entry lies, or will once the draft is made.
  var layer: LayerKey
  var life = Life.fresh
  /// True once the entry was the visible leaf: its next time is an `uncover`.
  var wasVisible = false
  /// True once a layer was presented on the entry.
  var presents = false
  var screen = EntryScreen.none
  var attachments: EntryAttachments?

  init(id: EntryID, route: AnyRoute, of node: Node, in layer: LayerKey, tabs: TabsKey? = nil) {
    self.id = id
    self.route = route
    self.node = node.key
    level = node.level
    self.layer = layer
    self.tabs = tabs
  }

  /// The route's name in its own coordinator's route type.
  var name: String { route.name }

  /// True if the draft's route differs from the state's.
  var isRevised: Bool {
    guard let edit, life.isSettled else { return false }
    return !edit.isEqual(to: route)
  }

  /// Makes the draft's route the state's; the edit holds the past from then on.
  func swap() {
    guard let draft = edit else { return }
    edit = life.isFresh ? nil : route
    route = draft
  }

  func makeAttachments() -> EntryAttachments {
    if let attachments { return attachments }
    let made = EntryAttachments()
    attachments = made
    return made
  }
}

/// What an entry shows, without its type.
@MainActor
enum EntryScreen {
  case none
  /// The factory is at work; asking again from inside gives nothing instead of a second screen.
  case making
  /// A `ScreenBox` of the coordinator's screens.
  case made(AnyObject)
  /// The entry has left.
  case released
}

/// A screen whose type the coordinator knows.
@MainActor
final class ScreenBox<Screen> {
  let screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
  }
}

/// What a navigator hangs on an entry. Most entries have none.
@MainActor
package final class EntryAttachments {
  var tasks: [Int: Task<Void, Never>] = [:]
  var nextTask = 0
  var lifecycleHandlers = HandlerList<LifecycleEvent>()
  var reselectionHandlers = HandlerList<Void>()
  var reopeningHandlers = HandlerList<Void>()
  var revisionHandlers = HandlerList<AnyRoute>()
  /// What ends the handlers of signals, so that nothing they captured outlives the entry.
  var signalTokens: [ObserverToken] = []
  var leavePolicy = LeavePolicy.free
  /// True if no `open` may remove the entry.
  var isProtected = false
  /// Whoever waits for what the entry finishes with.
  var waiter: (any AnyResultWaiter)?

  package init() {}

  /// A tree that is let go of without `end()` leaves no task either.
  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// Runs work that is cancelled when the entry leaves.
  package func run(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let number = nextTask
    nextTask += 1
    let task = Task { [weak self] in
      await work()
      self?.tasks[number] = nil
    }
    tasks[number] = task
    return task
  }

  func cancelTasks() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }

  func cancelSignals() {
    for token in signalTokens { token.cancel() }
    signalTokens = []
  }
}
