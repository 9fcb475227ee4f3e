/// The work of a task of a navigator. What waits in it knows it by a value of the task.
@MainActor
final class EntryWork {
  /// The work that the running task does; nil for any other task.
  nonisolated static let current = TaskLocal<EntryWork?>(wrappedValue: nil)

  /// How many callers in it wait for a result or an answer.
  var waiters = 0

  init() {}
}
