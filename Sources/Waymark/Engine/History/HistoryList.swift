/// The histories of a root, shared by its flow and its tree. Refers to them weakly.
@MainActor
final class HistoryList {
  private struct Member {
    weak var history: HistoryRecorder?
  }

  private var members: [Member] = []
  private let observed = Observed()

  nonisolated init() {}

  var isEmpty: Bool { members.isEmpty }

  func access() { observed.access() }

  var all: [HistoryRecorder] { members.compactMap(\.history) }

  /// Adds a history, and forgets those that have been released.
  func add(_ history: HistoryRecorder) {
    observed.change { members = living.adding(Member(history: history)) }
  }

  /// Forgets histories that have been released.
  func sweep() {
    observed.change { members = living }
  }

  private var living: [Member] { members.filter { $0.history != nil } }
}
