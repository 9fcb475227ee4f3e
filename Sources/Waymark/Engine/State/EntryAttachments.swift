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
  var waiter: (any EntryWaiter)?

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
