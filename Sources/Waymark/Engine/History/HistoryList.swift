/// The histories of a root. It keeps none of them.
@MainActor
struct HistoryList {
  private struct Member {
    weak var history: HistoryRecorder?
  }

  private var members: [Member] = []

  nonisolated init() {}

  var isEmpty: Bool { members.isEmpty }

  var all: [HistoryRecorder] { members.compactMap(\.history) }

  mutating func add(_ history: HistoryRecorder) {
    sweep()
    members.append(Member(history: history))
  }

  /// Forgets those that nobody keeps any more.
  mutating func sweep() {
    members.removeAll { $0.history == nil }
  }
}
