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

  // Lists are made anew instead of changed: a long access would make all others to their property checked (decision 10).

  /// The list with one more, and without those that nobody keeps any more.
  func adding(_ history: HistoryRecorder) -> HistoryList {
    var list = swept()
    list.members.append(Member(history: history))
    return list
  }

  /// The list without those that nobody keeps any more.
  func swept() -> HistoryList {
    var list = self
    list.members.removeAll { $0.history == nil }
    return list
  }
}
