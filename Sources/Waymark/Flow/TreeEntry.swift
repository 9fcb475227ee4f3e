/// An entry of any flow, where entries of different types meet.
@MainActor
protocol TreeEntry: AnyObject {
  var id: EntryID { get }
  var mark: LifeMark { get set }
  /// True once the entry was the visible leaf: its next time is an `uncover`.
  var wasVisible: Bool { get set }
  /// The platform layer in which the entry lies; nil before it enters and after it left.
  var layer: LayerObject? { get set }
  var node: (any FlowNode)? { get }
  var tabSet: (any AnyTabSet)? { get }
  /// The route's name in its own coordinator's route type.
  var name: String { get }
  var attachments: EntryAttachments? { get set }
  func releaseScreen()
  /// What is said against the entry's route, with its place.
  func refusal() -> AccessRefusal?
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

  /// A tree that is let go of without `end()` leaves no task and nobody waiting either.
  deinit {
    for task in tasks.values { task.cancel() }
    if let waiter { Task { @MainActor in waiter.resolve(nil) } }
  }
}

extension TreeEntry {
  func makeAttachments() -> EntryAttachments {
    if let attachments { return attachments }
    let made = EntryAttachments()
    attachments = made
    return made
  }

  /// The topmost entry of what this entry shows: itself, or the leaf of its selected tab.
  func leaf(_ reading: Reading) -> any TreeEntry {
    guard let tabSet, let top = tabSet.selectedLayer(reading).topEntry(reading) else { return self }
    return top.leaf(reading)
  }
}
