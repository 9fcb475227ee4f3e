/// What a navigator attaches to an entry. Most entries have none.
@MainActor
package final class EntryAttachments {
  var tasks: [Int: (task: Task<Void, Never>, work: EntryWork)] = [:]
  var nextTask = 0
  var lifecycleHandlers = HandlerList<LifecycleEvent>()
  var reselectionHandlers = HandlerList<Void>()
  var reopeningHandlers = HandlerList<Void>()
  var revisionHandlers = HandlerList<AnyRoute>()
  /// The handlers of signals, which nobody else keeps, so that their captures do not outlive the
  /// entry.
  private var signalHandlers = SweptList<SignalHandler>()
  var leavePolicy = LeavePolicy.free
  /// True if no `open` may remove the entry.
  var isProtected = false
  /// The caller that waits for the result of the entry.
  var waiter: (any EntryWaiter)?

  package init() {}

  /// Cancels the tasks even if the tree is released without `end()`.
  deinit {
    for (_, running) in tasks.sorted(by: { $0.key < $1.key }) { running.task.cancel() }
  }

  /// Runs work, and cancels it when the entry leaves.
  package func run(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let number = nextTask
    nextTask += 1
    let work = EntryWork()
    let task = EntryWork.current.withValue(work) {
      Task { [weak self] in
        await body()
        self?.tasks[number] = nil
      }
    }
    tasks[number] = (task, work)
    return task
  }

  /// Cancels the tasks in the order in which they began. One that begins meanwhile is kept.
  func cancelTasks() {
    let ended = runningTasks
    tasks = [:]
    for task in ended { task.cancel() }
  }

  func add(_ handler: SignalHandler) {
    signalHandlers.append(handler, sweeping: \.isOver)
  }

  func endSignals() {
    let ended = signalHandlers
    signalHandlers = SweptList()
    for handler in ended.elements { handler.end() }
  }
}
