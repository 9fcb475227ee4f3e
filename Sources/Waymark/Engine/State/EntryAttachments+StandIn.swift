// Events that a stand-in sends.
extension EntryAttachments {
  /// The work that has not ended yet, in the order in which it began.
  package var runningTasks: [Task<Void, Never>] {
    tasks.sorted { $0.key < $1.key }.map(\.value.task)
  }

  package func tell(_ event: LifecycleEvent) {
    if case .leave = event { cancelTasks() }
    lifecycleHandlers.call(event)
  }

  package func reopen() { reopeningHandlers.call(()) }

  package func reselect() { reselectionHandlers.call(()) }

  package func revise<R: Route>(to route: R) { revisionHandlers.call(RouteBox(route)) }
}
