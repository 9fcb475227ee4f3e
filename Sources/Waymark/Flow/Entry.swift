/// One entry of a tree, whatever the types of its flow: a route with its identity, and the screen or
/// the tabs that it shows.
@MainActor
final class Entry {
  let id: EntryID
  /// The route, in the type of its flow.
  let route: any AnyRouteBox
  let tabSet: (any AnyTabSet)?
  var screen = EntryScreen.none
  /// The flow whose entry it is.
  private(set) weak var node: (any FlowNode)?
  /// The platform layer in which the entry lies; nil before it enters and after it left.
  weak var layer: LayerObject?
  var mark = LifeMark.fresh
  /// True once the entry was the visible leaf: its next time is an `uncover`.
  var wasVisible = false
  var attachments: EntryAttachments?

  init(
    id: EntryID, route: any AnyRouteBox, of node: any FlowNode, tabSet: (any AnyTabSet)? = nil
  ) {
    self.id = id
    self.route = route
    self.node = node
    self.tabSet = tabSet
  }

  /// The route's name in its own coordinator's route type.
  var name: String { route.name }

  /// What is said against the entry's route, with its place.
  func refusal() -> AccessRefusal? {
    guard let node, var refusal = node.refusal(of: self) else { return nil }
    refusal.place = node.ownLayer(holding: id).map { ($0, id) }
    return refusal
  }

  /// The topmost entry of what this entry shows: itself, or the leaf of its selected tab.
  func leaf(_ reading: Reading) -> Entry {
    guard let tabSet, let top = tabSet.selectedLayer(reading).topEntry(reading) else { return self }
    return top.leaf(reading)
  }

  func makeAttachments() -> EntryAttachments {
    if let attachments { return attachments }
    let made = EntryAttachments()
    attachments = made
    return made
  }
}

/// What a navigator hangs on an entry. Most entries have none.
@MainActor
final class EntryAttachments {
  var tasks: [Int: Task<Void, Never>] = [:]
  var nextTask = 0
  var lifecycleHandlers: [@MainActor (LifecycleEvent) -> Void] = []
  var reselectionHandlers: [@MainActor () -> Void] = []
  var reopeningHandlers: [@MainActor () -> Void] = []
  /// What ends the handlers of signals, so that nothing they captured outlives the entry.
  var signalTokens: [ObserverToken] = []
  var leavePolicy = LeavePolicy.free
  /// True if no `open` may remove the entry.
  var isProtected = false
  /// Whoever waits for what the entry finishes with.
  var waiter: (any AnyResultWaiter)?

  /// A tree that is let go of without `end()` leaves no task either.
  deinit {
    for task in tasks.values { task.cancel() }
  }
}
