import Observation

@testable import Waymark

/// Watches a history: what its queries return after each verb, and whether their readers were notified.
@MainActor
final class HistoryWatch<C: Coordinator> {
  @MainActor private final class Flag { var isSet = false }

  let app: C
  let history: History
  let limit: Int
  /// The picture of the app when a position was last current.
  var seen: [Int: String] = [:]
  /// The identities of a position when it was last current.
  var seenIDs: [Int: Set<Substring>] = [:]
  var log: [String] = []
  /// True while the present state is not a position.
  var isAside = false
  private let queries: [(String, @MainActor (History) -> String)] = [
    ("positions", { "\($0.positions.map { "\($0.id) \($0.path)" })" }),
    ("currentIndex", { "\($0.currentIndex ?? -1)" }),
    ("backCount", { "\($0.backCount)" }),
    ("forwardCount", { "\($0.forwardCount)" }),
    ("lastStep", { "\($0.lastStep?.description ?? "")" }),
  ]

  init(_ app: C, _ history: History, limit: Int = 100) {
    (self.app, self.history, self.limit) = (app, history, limit)
    note()
  }

  var current: HistoryPosition? { history.currentIndex.map { history.positions[$0] } }

  func note() {
    guard !isAside, let current else { return }
    seen[current.id] = picture(app)
    seenIDs[current.id] = identities
  }

  private var identities: Set<Substring> {
    Set(allIDs(app).split { !$0.isNumber && $0 != "#" }.filter { $0.hasPrefix("#") })
  }

  /// Calls a verb, and returns what is wrong after it.
  func call(_ name: String, _ verb: () -> Outcome) -> [String] {
    log.append(name)
    var flags: [Flag] = []
    var before: [String] = []
    for (_, read) in queries {
      let flag = Flag()
      withObservationTracking {
        before.append(read(history))
      } onChange: {
        MainActor.assumeIsolated { flag.isSet = true }
      }
      flags.append(flag)
    }
    let outcome = verb()
    log.append(
      "  \(outcome) -> \(picture(app)) @\(history.currentIndex ?? -1)/\(history.positions.count)")
    var faults: [String] = []
    for (place, query) in queries.enumerated()
    where query.1(history) != before[place] && !flags[place].isSet {
      faults.append("\(query.0) changed and nobody was told")
    }
    let positions = history.positions
    if history.backCount + history.forwardCount + 1 != positions.count { faults.append("counts") }
    if history.backCount != history.currentIndex { faults.append("index") }
    if Set(positions.map(\.id)).count != positions.count { faults.append("ids") }
    if positions.count > limit { faults.append("limit") }
    note()
    if !isAside, let current, !current.name.hasSuffix(app.projection.leaf?.name ?? "?") {
      faults.append("\(current.name) is current, and \(app.projection.leaf?.name ?? "") is shown")
    }
    return faults
  }

  /// Takes a step, and compares the state with the old one.
  func go(_ count: Int) -> [String] {
    let index = history.currentIndex ?? 0
    let (sum, overflows) = index.addingReportingOverflow(count)
    let isThere = !overflows && history.positions.indices.contains(sum)
    let id = isThere ? history.positions[sum].id : -1
    let wanted = seen[id]
    let staying = identities.intersection(seenIDs[id] ?? [])
    let wasAside = isAside
    var outcome = Outcome.queued
    // Notes for the position in between must not hide a difference.
    isAside = true
    var faults = call("go(\(count))") {
      outcome = history.go(count)
      return outcome
    }
    isAside = outcome == .performed || outcome == .unchanged ? false : wasAside
    switch outcome {
    case .performed, .unchanged:
      if !isThere { faults.append("went to nowhere") }
      if history.currentIndex != sum { faults.append("\(outcome), and the index is not \(sum)") }
      if !staying.isSubset(of: identities) {
        faults.append("\(staying) were there, now \(identities)")
      }
      if let wanted, picture(app) != wanted { faults.append("was \(wanted)") }
      note()
    case .ignored(.notFound):
      if isThere { faults.append("refused a position that is there: \(wanted ?? "?")") }
    default: faults.append("\(outcome)")
    }
    return faults
  }
}
