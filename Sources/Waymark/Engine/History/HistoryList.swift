/// The histories of a root, shared by its flow and its tree. Refers to them weakly.
@MainActor
final class HistoryList {
  private struct Member {
    weak var history: HistoryRecorder?
  }

  private var members: [Member] = []

  nonisolated init() {}

  var isEmpty: Bool { members.isEmpty }

  var all: [HistoryRecorder] { members.compactMap(\.history) }

  /// Adds a history, and forgets those that have been released.
  func add(_ history: HistoryRecorder) {
    sweep()
    members = members.take().adding(Member(history: history))
  }

  /// Forgets histories that have been released.
  func sweep() {
    members = members.filter { $0.history != nil }
  }
}
