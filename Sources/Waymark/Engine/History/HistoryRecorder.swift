/// What a history knows, and how it is told of changes.
@MainActor
final class HistoryRecorder {
  private(set) var log: HistoryLog
  private let observed = Observed()
  private let onEnd: @MainActor @Sendable () -> Void

  /// - Parameter onEnd: Called soon after nobody keeps it any more.
  init(limit: Int, onEnd: @escaping @MainActor @Sendable () -> Void) {
    log = HistoryLog(limit: limit)
    self.onEnd = onEnd
  }

  /// Whoever lets go of it may be on any thread.
  deinit {
    Task { @MainActor [onEnd] in onEnd() }
  }

  func read<Value>(_ body: (HistoryLog) -> Value) -> Value {
    observed.access()
    return body(log)
  }

  /// Notes what a tree shows, and what has changed if anything has.
  func note(_ picture: HistoryPicture, _ change: HistoryLog.Change = HistoryLog.Change()) {
    let step = step(to: picture, by: change)
    write { $0.take(step, to: picture) }
  }

  /// Notes that a position is shown.
  func arrive(at id: Int, _ picture: HistoryPicture) {
    write { $0.take(.move(id: id), to: picture) }
  }

  func clear() {
    write { $0.clear() }
  }

  func end() {
    write { $0.end() }
  }

  /// Of a copy: routes that are compared may ask the history, and even clear it.
  private func step(
    to picture: HistoryPicture, by change: HistoryLog.Change
  ) -> HistoryLog.Step {
    let log = log
    return log.step(to: picture, by: change)
  }

  /// What is forgotten goes last, since routes that go may ask the history.
  private func write(_ body: (inout HistoryLog) -> Void) {
    observed.change { body(&log) }
    let dropped = log.takeDropped()
    withExtendedLifetime(dropped) {}
  }
}
