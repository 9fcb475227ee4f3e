/// One row of a layer: a route with its identity, and the place for its screen.
@MainActor
final class Entry {
  let id: EntryID
  /// The innermost coordinator that owns the entry.
  let node: NodeKey
  /// How many coordinators are above that one.
  let level: Int
  /// The route in the type of that coordinator. The box also knows it in the types of the
  /// coordinators above.
  private(set) var route: AnyRoute
  /// The new route in a draft. After the commit, the old route.
  var edit: AnyRoute?
  let tabs: TabsKey?
  /// The layer that the entry is in, or will be in after the commit.
  var layer: LayerKey
  var life = Life.fresh
  /// True once the entry has been the visible leaf. The next time is an `uncover`.
  var wasVisible = false
  /// True once a layer has been presented on the entry.
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

  /// The name of the route, in the route type of its own coordinator.
  var name: String { route.name }

  /// True if the draft's route differs from the state's.
  var isRevised: Bool {
    guard let edit, life.isSettled else { return false }
    return !edit.isEqual(to: route)
  }

  /// Makes the draft's route the route of the state. From then on the edit holds the past.
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

/// The screen of an entry, without its type.
@MainActor
enum EntryScreen {
  case none
  /// The factory is at work. A read from inside it returns nil instead of making a second screen.
  case making
  /// A `ScreenBox` of the coordinator's screens.
  case made(AnyObject)
  /// The entry has left.
  case released
}

/// A box for a screen of a known type.
@MainActor
final class ScreenBox<Screen> {
  let screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
  }
}

/// What a navigator attaches to an entry. Most entries have none.
@MainActor
package final class EntryAttachments {
  var tasks: [Int: Task<Void, Never>] = [:]
  var nextTask = 0
  var lifecycleHandlers = HandlerList<LifecycleEvent>()
  var reselectionHandlers = HandlerList<Void>()
  var reopeningHandlers = HandlerList<Void>()
  var revisionHandlers = HandlerList<AnyRoute>()
  /// The tokens that end handlers of signals, so that their captures do not outlive the entry.
  var signalTokens: [ObserverToken] = []
  var leavePolicy = LeavePolicy.free
  /// True if no `open` may remove the entry.
  var isProtected = false
  /// The caller that waits for the result of the entry.
  var waiter: (any AnyResultWaiter)?

  package init() {}

  /// Cancels the tasks even if the tree is released without `end()`.
  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// Runs work, and cancels it when the entry leaves.
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
