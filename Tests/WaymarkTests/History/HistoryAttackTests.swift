import Observation
import Testing

@testable import Waymark

/// Watches one history: what its queries say after each verb, and whether whoever read them was told.
@MainActor
private final class HistoryWatch<C: Coordinator> {
  @MainActor private final class Flag { var isSet = false }

  let app: C
  let history: History
  let limit: Int
  /// What the app looked like when a position was current last.
  var seen: [Int: String] = [:]
  /// The identities that a position had when it was current last.
  var seenIDs: [Int: Set<Substring>] = [:]
  var log: [String] = []
  /// True while something is shown that is part of no position.
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

  /// Calls a verb; says what is wrong after it.
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

  /// Goes, and compares what is shown then with what was.
  func go(_ count: Int) -> [String] {
    let index = history.currentIndex ?? 0
    let (sum, overflows) = index.addingReportingOverflow(count)
    let isThere = !overflows && history.positions.indices.contains(sum)
    let id = isThere ? history.positions[sum].id : -1
    let wanted = seen[id]
    let staying = identities.intersection(seenIDs[id] ?? [])
    let wasAside = isAside
    var outcome = Outcome.queued
    // What is noted for the position in between must not hide a difference.
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

let fuzzSeeds = 60

@MainActor
@Suite("HistoryAttack: where a step is called from")
struct HistoryAttackTests {
  static func randomRoute(_ g: inout SeededGenerator) -> ShopRoute {
    let all: [ShopRoute] = [
      .about, .note("a"), .note("b"), .tabs, .columns, .catalog(.list), .catalog(.item(1)),
      .catalog(.item(2)), .catalog(.filter), .catalog(.account(.profile)),
      .catalog(.account(.edit)),
      .favourites(.list), .favourites(.item(3)), .user(id: 1, .profile), .user(id: 2, .edit),
      .user(id: 1, .more(.profile)), .home,
    ]
    return all[Int.random(in: 0..<all.count, using: &g)]
  }

  static func verb(
    _ app: ShopCoordinator, _ g: inout SeededGenerator
  ) -> (String, () -> Outcome) {
    let route = randomRoute(&g)
    let other = randomRoute(&g)
    let number = Int.random(in: 0..<22, using: &g)
    let id = app.stack.map(\.id).randomElement(using: &g)
    switch number {
    case 0, 1, 2: return ("navigate \(route)", { app.navigate(to: route) })
    case 3: return ("push \(route)", { app.push(route) })
    case 4: return ("pop", { app.pop() })
    case 5: return ("popToRoot", { app.popToRoot() })
    case 6: return ("present \(route)", { app.present(route, as: .sheet) })
    case 7: return ("dismiss", { app.dismiss() })
    case 8: return ("dismissAll", { app.dismissAll() })
    case 9: return ("select \(route)", { app.select(route) })
    case 10: return ("back", { app.back() })
    case 11: return ("setRoutes", { app.setRoutes([.home, route, other]) })
    case 12: return ("deliver \(route)", { app.deliver(route, select: false) })
    case 13: return ("revise \(route)", { id.map { app.revise($0, to: route) } ?? .unchanged })
    case 14:
      return ("open \(route)", { app.open(route) })
    case 15:
      return (
        "transaction \(route) \(other)",
        {
          app.transaction {
            app.pop(); app.push(route); app.navigate(to: other)
          }
        }
      )
    case 16: return ("remove", { id.map { app.remove($0) } ?? .unchanged })
    case 17:
      return ("child push", { app.child(CatalogCoordinator.self)?.push(.item(9)) ?? .unchanged })
    case 18:
      return (
        "child present", { app.child(CatalogCoordinator.self)?.present(.filter) ?? .unchanged }
      )
    case 19: return ("moveToTop", { app.moveToTop(route) })
    case 20: return ("replace \(route)", { app.open(route, history: .replace) })
    default: return ("add \(route)", { app.open(route, history: .add) })
    }
  }

  @Test("Random verbs and steps: what a step shows is what was shown", arguments: 0..<fuzzSeeds)
  func fuzz(_ seed: Int) {
    var g = SeededGenerator(seed: UInt64(seed))
    let app = ShopCoordinator()
    app.flow.reporter = MisuseReporter { _ in }
    let limit = [100, 3, 1][seed % 3]
    let history = History(app, limit: limit)
    app.start()
    let watch = HistoryWatch(app, history, limit: limit)
    for _ in 0..<60 {
      var faults: [String]
      if Int.random(in: 0..<3, using: &g) == 0 {
        faults = watch.go(Int.random(in: -3...3, using: &g))
      } else {
        let (name, verb) = Self.verb(app, &g)
        faults = watch.call(name, verb)
      }
      faults += watch.go(0)
      if !faults.isEmpty {
        Issue.record("seed \(seed): \(faults)\n\(watch.log.suffix(24).joined(separator: "\n"))")
        return
      }
    }
  }
}
