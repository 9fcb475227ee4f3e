/// The histories of a root. Refers to them weakly.
@MainActor
struct HistoryList {
  private struct Member {
    weak var history: HistoryRecorder?
  }

  private var members: [Member] = []

  nonisolated init() {}

  var isEmpty: Bool { members.isEmpty }

  var all: [HistoryRecorder] { members.compactMap(\.history) }

  // Returns new lists instead of changing them: a long access would make all other accesses to
  // their property checked ones (decision 10).

  /// The list with one more history, and without released ones.
  func adding(_ history: HistoryRecorder) -> HistoryList {
    var list = swept()
    list.members.append(Member(history: history))
    return list
  }

  /// The list without released histories.
  func swept() -> HistoryList {
    var list = self
    list.members.removeAll { $0.history == nil }
    return list
  }
}
