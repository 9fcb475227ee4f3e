import Observation

@testable import Waymark

/// What the queries of a history say.
@MainActor
struct HistoryView {
  let ids: [Int]
  let paths: [[[String]]]
  let currentIndex: Int?
  let backCount: Int
  let forwardCount: Int
  let lastStep: HistoryStep?

  init(_ history: History) {
    let positions = history.positions
    ids = positions.map(\.id)
    paths = positions.map(\.path)
    currentIndex = history.currentIndex
    backCount = history.backCount
    forwardCount = history.forwardCount
    lastStep = history.lastStep
  }
}

/// Tracks which queries of a history have notified, and which have changed.
@MainActor
struct HistoryWatcher {
  @MainActor
  private final class Flag { var isTold = false }

  private struct Query {
    let name: String
    let read: @MainActor (History) -> Void
    let isSame: @MainActor (HistoryView, HistoryView) -> Bool
  }

  private static let queries = [
    Query(name: "positions", read: { _ = $0.positions }) {
      $0.ids == $1.ids && $0.paths == $1.paths
    },
    Query(name: "currentIndex", read: { _ = $0.currentIndex }) {
      $0.currentIndex == $1.currentIndex
    },
    Query(name: "backCount", read: { _ = $0.backCount }) { $0.backCount == $1.backCount },
    Query(name: "forwardCount", read: { _ = $0.forwardCount }) {
      $0.forwardCount == $1.forwardCount
    },
    Query(name: "lastStep", read: { _ = $0.lastStep }) { $0.lastStep == $1.lastStep },
  ]

  private let before: HistoryView
  private let flags = Self.queries.map { _ in Flag() }

  init(_ history: History, _ before: HistoryView) {
    self.before = before
    for (query, flag) in zip(Self.queries, flags) {
      withObservationTracking {
        query.read(history)
      } onChange: {
        MainActor.assumeIsolated { flag.isTold = true }
      }
    }
  }

  var told: Int { flags.count(where: \.isTold) }

  /// A query that has changed without notifying.
  func changedInSilence(_ now: HistoryView) -> String? {
    zip(Self.queries, flags).first { !$1.isTold && !$0.isSame(before, now) }?.0.name
  }
}
