/// What a history knows, and how it is told of changes.
@MainActor
final class HistoryRecorder {
  private(set) var log: HistoryLog
  private let observed = Observed()

  init(limit: Int) {
    log = HistoryLog(limit: limit)
  }

  func read<Value>(_ body: (HistoryLog) -> Value) -> Value {
    observed.access()
    return body(log)
  }

  /// Notes what a tree shows, and what has changed if anything has.
  func note(_ picture: HistoryPicture, _ change: HistoryLog.Change = HistoryLog.Change()) {
    observed.change { log.note(picture, change) }
  }

  /// Notes that a position is shown.
  func arrive(at id: Int, _ picture: HistoryPicture) {
    observed.change { log.arrive(at: id, picture) }
  }

  func clear() {
    observed.change { log.clear() }
  }

  func end() {
    observed.change { log.end() }
  }
}
