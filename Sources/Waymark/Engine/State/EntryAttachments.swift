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
  var waiter: (any EntryWaiter)?

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
