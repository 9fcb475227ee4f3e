public import Waymark

// What a test tells the view model.
extension RecordedNavigator {
  /// Sends a signal to the handler of the model, as from a screen below.
  ///
  /// ```swift
  /// cart.send(CartChanged(count: 3))  // .performed
  /// ```
  ///
  /// - Parameter signal: Any value. Its type decides which handler gets it; of several, the newest.
  /// - Returns: `performed`; `ignored(noReceiver)` if the model has no handler for it; `ignored(left)`.
  @discardableResult
  public func send<Signal>(_ signal: Signal) -> Outcome {
    guard attachments != nil else { return .ignored(.left) }
    let handler = signalHandlers.handler(for: ObjectIdentifier(Signal.self), from: nil)
    guard let body = handler?.body else { return .ignored(.noReceiver) }
    body(signal)
    return .performed
  }

  /// Tells the model a lifecycle event of its entry; after `leave` the entry has left.
  ///
  /// ```swift
  /// player.tell(.cover)            // the model pauses
  /// player.tell(.leave(.popped))   // its tasks are cancelled, and its verbs are ignored(left)
  /// ```
  ///
  /// As in the tree, what a handler of `leave` calls begins no task and is `queued` for an entry that has left: it does
  /// nothing, and is not recorded. Its outputs and signals are `queued`, too, and arrive.
  ///
  /// - Parameter event: What happens to the entry. Nothing else changes: `isOnTop` stays the same.
  public func tell(_ event: LifecycleEvent) {
    guard presence.current == .here, let attachments else { return }
    guard case .leave = event else { return attachments.tell(event) }
    presence.current = .leaving
    waits.dropQuestion()
    cancelled = attachments.runningTasks
    attachments.tell(event)
    presence.current = .left
    // Released outside the accesses, because captures of the model may read the navigator then.
    let gone = (self.attachments.take(), exchange(&signalHandlers, with: SignalHandlers()))
    withExtendedLifetime(gone) {}
  }

  /// Tells the model that its entry was opened again although it is visible.
  public func reopen() { attachments?.reopen() }

  /// Tells the model that the tab whose root its entry is was selected again.
  public func reselect() { attachments?.reselect() }

  /// Tells the model that the route of its entry was changed in place.
  ///
  /// ```swift
  /// detail.revise(to: .detail(id: 8))  // the model's onRevise gets it
  /// ```
  ///
  /// - Parameter route: The new route.
  public func revise(to route: C.Route) { attachments?.revise(to: route) }

  /// The number of tasks of the entry that have not ended; 0 after it has left.
  public var runningTasks: Int { attachments?.runningTasks.count ?? 0 }

  /// Waits until all tasks of the model have ended, with those that they start, and those that were cancelled when the
  /// entry left.
  ///
  /// ```swift
  /// detail.delete()       // navigator.task { … }
  /// await todos.settle()
  /// todos.commands        // [present(confirmDelete(id: 7)), pop]
  /// ```
  ///
  /// A task that never ends keeps it waiting forever. Let the entry leave first, which cancels tasks. If the model has
  /// not begun any task yet, this fails, because there is nothing to wait for.
  public func settle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let hasTask = actions.contains { if case .task = $0 { true } else { false } }
    if !hasTask, attachments != nil {
      note(
        "settle() found no task of the view model. It waits for those of navigator.task alone: a Task that the model"
          + " makes itself is not known here.", at: TestPlace(fileID, filePath, line, column))
    }
    while let task = attachments?.runningTasks.first { await task.value }
    for task in cancelled { await task.value }
    cancelled = []
  }
}
