/// The histories of a root, shared by its flow and its tree. Refers to them weakly.
@MainActor
final class HistoryList {
  private struct Member {
    weak var history: HistoryRecorder?
  }

  private var members: [Member] = []
  /// Made when it is first read, because most coordinators have no history.
  private var observed: Observed?

  nonisolated init() {}

  var isEmpty: Bool { members.isEmpty }

  func access() { observed = observed.accessed() }

  var all: [HistoryRecorder] { members.compactMap(\.history) }

  /// Adds a history, and forgets those that have been released.
  func add(_ history: HistoryRecorder) {
    change { $0.adding(Member(history: history)) }
  }

  /// Forgets histories that have been released.
  func sweep() {
    change { $0 }
  }

  private func change(_ body: ([Member]) -> [Member]) {
    observed?.willChange()
    members = body(members.filter { $0.history != nil })
    observed?.didChange()
  }
}
