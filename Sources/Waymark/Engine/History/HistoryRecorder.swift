/// The data of a history, and the way it learns about changes.
@MainActor
final class HistoryRecorder {
  private(set) var log: HistoryLog
  private let observed = Observed()
  private let onEnd: @MainActor @Sendable () -> Void

  /// - Parameter onEnd: Called soon after the recorder is released.
  init(limit: Int, onEnd: @escaping @MainActor @Sendable () -> Void) {
    log = HistoryLog(limit: limit)
    self.onEnd = onEnd
  }

  /// It may be released on any thread.
  deinit {
    Task { @MainActor [onEnd] in onEnd() }
  }

  func read<Value>(_ body: (HistoryLog) -> Value) -> Value {
    observed.access()
    return body(log)
  }

  /// Notes what a tree shows, and the change.
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

  /// Works on a copy, because comparing routes may read the history, and even clear it.
  private func step(
    to picture: HistoryPicture, by change: HistoryLog.Change
  ) -> HistoryLog.Step {
    let log = log
    return log.step(to: picture, by: change)
  }

  /// Releases forgotten pictures last, because routes that are released may read the history.
  private func write(_ body: (inout HistoryLog) -> Void) {
    observed.change { body(&log) }
    let dropped = log.takeDropped()
    withExtendedLifetime(dropped) {}
  }
}
