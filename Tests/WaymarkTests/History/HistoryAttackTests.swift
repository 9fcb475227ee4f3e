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

private let fuzzSeeds = 60

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
    return all.randomElement(using: &g)!
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
// Where a step is called from.
extension HistoryAttackTests {
  @Test("A step from an observer is queued, and taken after the verb")
  func fromObserver() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    var outcomes: [Outcome] = []
    let token = app.observe { change, _ in
      if outcomes.count < 3 { outcomes.append(history.back()) }
    }
    app.push(.note("a"))
    #expect(outcomes == [.queued, .queued, .queued])
    #expect(picture(app) == "Shop[home *]")
    #expect(history.currentIndex == 0 && history.forwardCount == 2)
    token.cancel()
    #expect(history.go(2) == .performed)
  }

  @Test("Two observers that go to and fro come to an end")
  func toAndFro() {
    let app = ShopCoordinator()
    let history = History(app)
    app.flow.reporter = MisuseReporter { _ in }
    app.start()
    app.push(.about)
    var calls = 0
    app.observe { _, _ in
      calls += 1
      if calls < 1000 { _ = calls % 2 == 0 ? history.forward() : history.back() }
    }
    app.push(.note("a"))
    #expect(calls <= 1000)
    let shown = history.currentIndex.map { history.positions[$0].name }
    #expect(shown == app.currentRoute.name)
  }

  @Test("A step from a lifecycle handler and from the deinit of a screen is queued or taken")
  func fromLifecycle() throws {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    let navigator = try app.navigator(ShopCoordinator.self, of: "about")
    var outcomes: [Outcome] = []
    navigator.onLifecycle { if $0 == .cover || $0 == .uncover { outcomes.append(history.back()) } }
    app.push(.note("a"))
    #expect(outcomes.first == .queued)
    #expect(picture(app).contains("*"))
    #expect(history.currentIndex.map { history.positions[$0].name } == app.currentRoute.name)
  }

  @Test("A step in access, in destination and in == is queued")
  func fromPureCalls() {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
    app.push(.page(1))
    var outcomes: [Outcome] = []
    session.onAsk = { if outcomes.count < 5 { outcomes.append(history.back()) } }
    app.push(.page(2))
    session.onAsk = nil
    #expect(Set(outcomes) == [.queued])
    #expect(picture(app) == "App[home *]")
    #expect(history.currentIndex == 0)

    let door = DoorCoordinator()
    let doors = History(door)
    door.start()
    door.push(.page(1))
    var said: [Outcome] = []
    door.onDestination = { if said.isEmpty { said.append(doors.back()) } }
    door.push(.page(2))
    door.onDestination = nil
    DoorRoute.onEqual = { if said.count == 1 { said.append(doors.back()) } }
    door.push(.page(3))
    door.setRoutes([.start, .page(1), .page(9)])
    _ = doors.positions
    DoorRoute.onEqual = nil
    #expect(said.allSatisfy { $0 == .queued })
    #expect(doors.currentIndex.map { doors.positions[$0].name } == door.currentRoute.name)
  }

  @Test("clear() while a destination is asked for or a screen is made does no harm")
  func clearInPureCalls() {
    let door = DoorCoordinator()
    let doors = History(door)
    door.start()
    door.push([.page(1), .page(2)])
    door.pop()
    door.onDestination = {
      doors.clear(); _ = doors.currentIndex
    }
    door.onScreen = { doors.clear() }
    door.push(.page(3))
    _ = doors.back()
    _ = doors.forward()
    door.setRoutes([.start, .page(7)])
    door.onDestination = nil
    door.onScreen = nil
    #expect(doors.currentIndex.map { doors.positions[$0].name } == door.currentRoute.name)
    #expect(doors.back() != .queued)
  }

  @Test("A step in onChange of Observation is taken or queued, and the tree is whole")
  func fromOnChange() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    var outcomes: [Outcome] = []
    withObservationTracking {
      _ = history.positions
      _ = history.currentIndex
    } onChange: {
      MainActor.assumeIsolated {
        outcomes.append(history.back())
        history.clear()
      }
    }
    app.push(.note("a"))
    #expect(outcomes.count == 1)
    #expect(
      history.currentIndex.map { history.positions[$0].name } == app.currentRoute.name,
      "\(outcomes)")
    #expect(history.backCount + history.forwardCount + 1 == history.positions.count)
  }

  @Test("clear() in an observer of a step leaves one position, which is what is shown")
  func clearInCallback() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.push(.note("a"))
    let token = app.observe { _, _ in history.clear() }
    #expect(history.back() == .performed)
    token.cancel()
    #expect(history.positions.map(\.name) == ["about"])
    #expect(history.lastStep == nil)
    #expect(history.back() == .ignored(.notFound))
    app.push(.note("b"))
    #expect(history.back() == .performed)
    #expect(picture(app) == "Shop[home, about *]")
  }

  @Test("clear() in a transaction leaves what is shown after it")
  func clearInTransaction() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.transaction {
      app.push(.note("a"))
      history.clear()
      app.push(.note("b"))
    }
    #expect(history.currentIndex.map { history.positions[$0].name } == "note(\"b\")")
    for count in [-1, 1] { _ = history.go(count) }
    #expect(history.currentIndex.map { history.positions[$0].name } == app.currentRoute.name)
  }

  @Test("clear() in the closure of evaluate leaves a whole history")
  func clearInEvaluate() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    _ = app.evaluate { app in
      app.push(.note("a"))
      history.clear()
      _ = history.positions
      _ = history.back()
    }
    #expect(history.positions.map(\.name) == ["about"])
    #expect(picture(app) == "Shop[home, about *]")
  }

  @Test("A step in a transaction is queued, and taken after it")
  func inTransaction() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    var said: [Outcome] = []
    app.transaction {
      said.append(history.back())
      app.push(.note("a"))
    }
    #expect(said == [.queued])
    #expect(picture(app) == "Shop[home, about *]")
    #expect(history.backCount == 1 && history.forwardCount == 1)
  }

  @Test("Evaluate with a step inside does nothing, with a history and without")
  func inEvaluate() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    let ids = history.positions.map(\.id)
    var said: Outcome?
    let evaluation = app.evaluate { app in
      app.push(.note("a"))
      said = history.back()
      app.open(.note("b"), history: .replace)
    }
    #expect(said == .queued)
    #expect(history.positions.map(\.id) == ids)
    #expect(picture(app) == "Shop[home, about *]")
    #expect(evaluation.routes.count == 4 || evaluation.routes.count == 2)
    #expect(
      notifies({ _ = history.positions }) { _ = app.evaluate { $0.push(.note("c")) } } == false)
  }
}

// Where it is made, and what is counted.
extension HistoryAttackTests {
  @Test(
    "Counts that are out of all bounds go nowhere",
    arguments: [Int.min, Int.min + 1, .max, .max - 1, 2, -2])
  func bounds(_ count: Int) {
    let app = ShopCoordinator()
    let history = History(app)
    #expect(history.go(count) == .ignored(.notFound))
    app.start()
    app.push(.about)
    #expect(history.go(count) == .ignored(.notFound))
    #expect(history.currentIndex == 1)
    history.back()
    #expect(history.go(count) == .ignored(.notFound))
    app.end()
    #expect(history.go(count) == .ignored(.notFound))
  }

  @Test("A limit below 1 is 1", arguments: [0, 1, -5, Int.min])
  func limits(_ limit: Int) {
    let app = ShopCoordinator()
    let history = History(app, limit: limit)
    app.start()
    for step in 0..<10 { app.push(.note("\(step)")) }
    #expect(history.positions.map(\.name) == ["note(\"9\")"])
    app.pop(3)
    #expect(history.positions.map(\.name) == ["note(\"6\")"])
    #expect(history.go(0) == .unchanged)
    #expect(history.back() == .ignored(.notFound))
  }

  @Test("Two histories of one root go each their way")
  func two() {
    let app = ShopCoordinator()
    let one = History(app)
    let two = History(app, limit: 2)
    app.start()
    app.push(.about)
    app.push(.note("a"))
    app.push(.note("b"))
    one.back()
    #expect(one.currentIndex == 2 && two.currentIndex == 0 && two.forwardCount == 1)
    two.forward()
    #expect(one.currentIndex == 3, "\(one.positions.map(\.name)) \(one.currentIndex ?? -1)")
    #expect(picture(app) == "Shop[home, about, note(\"a\"), note(\"b\") *]")
    one.clear()
    #expect(two.positions.count == 2)
    one.go(-3)
    two.back()
    #expect(one.currentIndex.map { one.positions[$0].name } == app.currentRoute.name)
    #expect(two.currentIndex.map { two.positions[$0].name } == app.currentRoute.name)
  }

  @Test("A history of a child stays empty, and does nothing")
  func ofChild() throws {
    let app = ShopCoordinator()
    app.start()
    app.push(.catalog(.list))
    let child = try #require(app.child(CatalogCoordinator.self))
    let history = History(child)
    child.push(.item(1))
    #expect(history.positions.isEmpty)
    #expect(history.back().isRefusal)
    #expect(history.go(0).isRefusal)
    history.clear()
    #expect(history.positions.isEmpty && history.currentIndex == nil)
    app.pop(5)
    #expect(history.back().isRefusal)
  }

  @Test("A history of a coordinator that becomes a child later stays empty")
  func becomesChild() {
    let app = AdoptingApp()
    let history = History(app.inner)
    #expect(history.positions.isEmpty || history.positions.count == 1)
    app.push(.inner(.list))
    app.inner.push(.item(1))
    #expect(history.positions.isEmpty, "\(history.positions.map(\.name))")
    #expect(history.back().isRefusal)
    history.clear()
    #expect(history.positions.isEmpty, "\(history.positions.map(\.name))")
  }

  @Test("A history made in a transaction has what is shown after it")
  func madeInTransaction() {
    let app = ShopCoordinator()
    app.start()
    var history: History?
    app.transaction {
      app.push(.about)
      history = History(app)
      app.push(.note("a"))
    }
    #expect(history?.currentIndex.map { history?.positions[$0].name } == "note(\"a\")")
    app.push(.note("b"))
    history?.back()
    #expect(picture(app) == "Shop[home, about, note(\"a\") *]")
    app.transaction {
      app.push(.note("c")); history = History(app); app.pop()
    }
    #expect(history?.positions.map(\.name) == ["note(\"a\")"])
  }

  @Test("A history made in evaluate, in an observer and in access has what is shown")
  func madeElsewhere() {
    let session = GuardSession()
    let app = session.makeApp()
    var made: [History] = []
    _ = app.evaluate { app in
      app.push(.page(1)); made.append(History(app))
    }
    let token = app.observe { _, _ in if made.count == 1 { made.append(History(app)) } }
    session.onAsk = { if made.count == 2 { made.append(History(app)) } }
    app.push(.page(2))
    token.cancel()
    app.push(.page(3))
    session.onAsk = nil
    #expect(made.count == 3)
    for history in made {
      #expect(history.currentIndex.map { history.positions[$0].name } == "page(3)")
      #expect(history.positions.map(\.name).contains("page(1)") == false)
    }
    #expect(made[1].back() == .performed)
    #expect(picture(app) == "App[home, page(2) *]")
  }

  @Test("A history made in the init of a coordinator works")
  func madeInInit() {
    let app = SelfHistorian()
    app.push(.about)
    #expect(app.history?.positions.map(\.name) == ["home", "about"])
    #expect(app.history?.back() == .performed)
    weak var gone: SelfHistorian?
    do {
      let other = SelfHistorian()
      other.push(.about)
      gone = other
    }
    #expect(gone == nil)
  }

  @Test("A history made after the end is empty or has what is shown, and after a new start too")
  func madeAfterEnd() {
    let app = ShopCoordinator()
    let old = History(app)
    app.start()
    app.push(.about)
    app.end()
    let history = History(app)
    #expect(history.back().isRefusal)
    #expect(history.go(0).isRefusal)
    history.clear()
    old.clear()
    #expect(old.positions.isEmpty, "\(old.positions.map(\.name))")
    #expect(history.positions.isEmpty, "\(history.positions.map(\.name))")
    app.start()
    app.push(.note("a"))
    #expect(history.positions.count == old.positions.count)
  }

  @Test("A history keeps neither its root alive, nor is it kept by it")
  func lifetimes() {
    weak var root: ShopCoordinator?
    var history: History?
    do {
      let app = ShopCoordinator()
      history = History(app)
      app.start()
      app.push(.about)
      root = app
    }
    #expect(root == nil)
    #expect(history?.back().isRefusal == true)
    history?.clear()
    _ = history?.positions.map(\.path)
    let app = ShopCoordinator()
    app.start()
    weak var gone: History?
    do {
      let other = History(app)
      gone = other
      app.push(.about)
    }
    #expect(gone == nil)
    app.push(.note("a"))
  }
}

private final class SelfHistorian: Coordinator {
  let flow = Flow<ShopRoute, String>(start: .home)
  var history: History?
  init() { history = History(self) }
  func destination(for route: ShopRoute) -> Destination<SelfHistorian> { .screen { route.name } }
}

private enum AdoptingRoute: Route { case home, inner(CatalogRoute) }

private final class AdoptingApp: Coordinator {
  let flow = Flow<AdoptingRoute, TestScreen>(start: .home)
  let inner = CatalogCoordinator()
  func destination(for route: AdoptingRoute) -> Destination<AdoptingApp> {
    switch route {
    case .home: .screen { TestScreen("home") }
    case .inner(let route): .child(route, as: AdoptingRoute.inner) { self.inner }
    }
  }
}

// Leaving, holding, results, tabs, restoring.
@MainActor
@Suite("HistoryAttack: what a step meets")
struct HistoryAttackTwoTests {
  private func protect(_ app: ShopCoordinator, _ policy: LeavePolicy = .confirm) {
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = policy
  }

  private func matches(_ app: some Coordinator, _ history: History, _ why: String = "") {
    let current = history.currentIndex.map { history.positions[$0].name } ?? "nothing"
    let leaf = picture(app).split(separator: " *")[0]
    #expect(
      leaf.hasSuffix(current.split(separator: ".").last ?? ""), "\(why) \(leaf) and \(current)")
    #expect(history.backCount + history.forwardCount + 1 == history.positions.count, "\(why)")
  }

  @Test("A question about a step that is answered after clear() does not go to what was forgotten")
  func clearedQuestion() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.push(.note("a"))
    protect(app)
    guard let request = history.go(-2).leaveRequest else { Issue.record("nobody asked"); return }
    history.clear()
    let outcome = request.proceed()
    #expect(outcome == .ignored(.notFound), "\(outcome)")
    matches(app, history)
    #expect(history.positions.count == 1)
    #expect(picture(app).hasSuffix("note(\"a\") *]"))
  }

  @Test("A question about a step that is answered after a newer verb")
  func overtakenQuestion() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.push(.note("a"))
    protect(app)
    guard let request = history.back().leaveRequest else { Issue.record("nobody asked"); return }
    app.push(.note("b"))
    let outcome = request.proceed()
    matches(app, history, "\(outcome)")
    #expect(history.positions.count == 4 || outcome == .unchanged || outcome == .performed)
    #expect(app.pendingLeave == nil)
  }

  @Test("A question about a step that is answered twice goes once")
  func twice() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.push(.note("a"))
    protect(app)
    let first = history.back().leaveRequest
    let second = history.back().leaveRequest
    #expect(second?.proceed() == .performed)
    #expect(first?.proceed() == .unchanged)
    #expect(second?.proceed() == .unchanged)
    #expect(picture(app) == "Shop[home, about *]")
    #expect(history.currentIndex == 1)
  }

  @Test("A question about a step is answered when the history is gone")
  func goneQuestion() {
    let app = ShopCoordinator()
    var history: History? = History(app)
    app.start()
    app.push(.about)
    protect(app)
    let request = history?.back().leaveRequest
    history = nil
    let outcome = request?.proceed()
    #expect(outcome?.isRefusal == true || outcome == .performed, "\(String(describing: outcome))")
    #expect(app.pendingLeave == nil)
    #expect(app.push(.note("x")) == .performed)
  }

  @Test("A step that is queued is taken or dropped if the history is released meanwhile")
  func releasedWhileQueued() {
    let app = ShopCoordinator()
    var history: History? = History(app)
    weak let gone = history
    app.start()
    app.push(.about)
    app.transaction {
      history?.back()
      history = nil
    }
    #expect(gone == nil)
    #expect(app.push(.note("x")) == .performed)
  }

  @Test("What may not be left keeps the step from being taken")
  func blocked() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    protect(app, .blocked)
    #expect(history.back() == .ignored(.blocked))
    #expect(history.currentIndex == 1)
    app.transaction(force: true) { history.back() }
    matches(app, history)
  }

  @Test("proceed() in a transaction")
  func proceedInTransaction() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    protect(app)
    let request = history.back().leaveRequest
    app.transaction {
      app.push(.note("z"))
      request?.proceed()
    }
    matches(app, history, picture(app))
  }

  @Test(
    "A step to what is held shows nothing and waits for nothing",
    arguments: [nil, GuardedRoute.signIn])
  func heldStep(_ shown: GuardedRoute?) {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
    app.push(.secret)
    app.setRoutes([.home, .page(1)])
    session.app[.secret] = .hold(until: "x", showing: shown)
    let outcome = history.back()
    #expect(outcome.isRefusal, "\(outcome)")
    #expect(app.pendingNavigations.isEmpty)
    #expect(picture(app) == "App[home, page(1) *]")
    #expect(history.currentIndex == 2)
    session.allowAll()
    app.release("x")
    #expect(picture(app) == "App[home, page(1) *]")
    #expect(history.back() == .performed)
  }

  @Test(
    "A target that waits keeps what was said", arguments: [HistoryPolicy.add, .replace, .ignore],
    [nil, GuardedRoute.signIn])
  func heldOpen(_ policy: HistoryPolicy, _ shown: GuardedRoute?) {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
    app.push(.page(1))
    session.app[.secret] = .hold(until: "x", showing: shown)
    let held = app.open(.secret, history: policy)
    #expect(held.hold != nil)
    #expect(history.positions.count == (shown == nil ? 2 : 3), "the sign-in is a step of its own")
    session.allowAll()
    app.release("x")
    #expect(picture(app) == "App[home, secret *]", "\(picture(app))")
    let names = history.positions.map(\.name)
    switch policy {
    case .add:
      #expect(names == ["home", "page(1)"] + (shown == nil ? [] : ["signIn"]) + ["secret"])
    case .replace: #expect(names == ["home"] + (shown == nil ? ["secret"] : ["page(1)", "secret"]))
    default: #expect(names == ["home", "page(1)"] + (shown == nil ? [] : ["signIn"]))
    }
    #expect(history.go(0) == (policy == .ignore ? .performed : .unchanged))
    #expect(history.back() == .performed)
  }

  @Test("Steps while a target waits, and it is released later")
  func stepsWhileHeld() {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
    app.push(.page(1))
    app.push(.page(2))
    session.app[.secret] = .hold(until: "x", showing: .signIn)
    app.open(.secret, history: .replace)
    history.go(-2)
    matches(app, history, "after the step")
    history.forward()
    session.allowAll()
    app.release("x")
    matches(app, history, "after the release: \(picture(app)) \(history.positions.map(\.name))")
  }

  @Test("clear() while a target waits")
  func clearWhileHeld() {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
    app.push(.page(1))
    session.app[.secret] = .hold(until: "x", showing: .signIn)
    app.open(.secret, history: .replace)
    history.clear()
    session.allowAll()
    app.release("x")
    matches(app, history)
    #expect(history.positions.map(\.name) == ["secret"])
  }

  @Test("What revalidate() removes is not gone to, and back leads on")
  func revalidated() {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
    app.push(.page(1))
    app.push(.secret)
    app.push(.page(2))
    session.app[.secret] = .deny("no")
    app.revalidate()
    matches(app, history, "\(picture(app)) \(history.positions.map(\.name))")
    #expect(history.positions.count == history.backCount + history.forwardCount + 1)
    let here = picture(app)
    #expect(history.forward().isRefusal)
    #expect(picture(app) == here)
    #expect(history.back() == .denied("no"), "that showed the secret, too")
    #expect(history.go(-3) == .performed, "a longer step passes it")
    matches(app, history)
  }

  @Test("Redirects: the place is where they led")
  func redirects() {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
    session.app[.secret] = .redirect(to: [.page(7)])
    app.push(.page(1))
    #expect(app.open(.secret, history: .replace) == .redirected)
    matches(app, history, "\(history.positions.map(\.name))")
    #expect(history.positions.map(\.name) == ["home", "page(7)"])
    app.open(.secret)
    matches(app, history)
    #expect(history.back() == .performed)
    #expect(history.forwardCount == 1)
  }

  @Test("Tabs that were reloaded away are not gone to, and the place stays")
  func reloaded() {
    let session = GuardSession()
    let app = session.makeApp([.home, .tabs])
    let history = History(app)
    app.select(.annex(.lobby))
    app.select(.club(.lobby))
    session.hidesTab = true
    app.reloadTabs()
    matches(app, history, "\(picture(app)) \(history.positions.map(\.path))")
    let here = (picture(app), history.currentIndex)
    for step in [-2, -1, 1, 2] {
      let outcome = history.go(step)
      matches(app, history, "\(step) \(outcome)")
      if outcome == .performed { history.go(-step) }
    }
    #expect(picture(app) == here.0)
    #expect(history.currentIndex == here.1)
    session.hidesTab = false
    app.reloadTabs()
    matches(app, history)
    #expect(history.go(-(history.currentIndex ?? 0)) == .performed)
    matches(app, history)
  }

  @Test("What waits for a result that leaves by a step gets nil")
  func results() async {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    for present in [false, true] {
      var begun = false
      let task = Task { @MainActor in
        begun = true
        return present
          ? await app.present(.note("a"), as: .sheet, returning: Int.self)
          : await app.push(.note("a"), returning: Int.self)
      }
      while !begun || app.currentRoute == .home { await Task.yield() }
      history.back()
      #expect(await task.value == nil)
      #expect(history.forward() == .performed)
      #expect(app.currentRoute == .note("a"))
      let navigator = app.projection.leaf?.navigator(for: ShopCoordinator.self)
      #expect(navigator?.isAwaited == false)
      history.back()
    }
  }

  @Test("What waits and stays at a step is answered after it")
  func resultStays() async throws {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    let task = Task { @MainActor in await app.push(.note("a"), returning: Int.self) }
    while app.currentRoute == .home { await Task.yield() }
    app.push(.about)
    history.back()
    let navigator = try app.navigator(ShopCoordinator.self, of: "note(\"a\")")
    navigator.finish(returning: 7)
    #expect(await task.value == 7)
    matches(app, history)
    #expect(history.forward() == .performed)
  }

  @Test("A call that is turned into no entry and asks first, and is cancelled, gets nil")
  func resultOfStepAsked() async {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    let task = Task { @MainActor in await app.push(.note("a"), returning: Int.self) }
    while app.currentRoute == .home { await Task.yield() }
    protect(app)
    let request = history.back().leaveRequest
    request?.cancel()
    #expect(app.currentRoute == .note("a"))
    let again = history.back().leaveRequest
    again?.proceed()
    #expect(await task.value == nil)
  }

  @Test("finish() of children, update that reorders, moveToTop and restore make whole positions")
  func assorted() throws {
    let session = GuardSession()
    let app = session.makeApp()
    let history = History(app)
    app.push(.club(.lobby))
    app.child(ClubCoordinator.self)?.push(.room(1))
    app.child(ClubCoordinator.self)?.present(.form)
    app.child(ClubCoordinator.self)?.finish()
    matches(app, history, "finish")
    #expect(history.currentIndex == 0)
    #expect(history.go(3) == .performed)
    matches(app, history, "go 3")
    app.setRoutes([.home, .page(1), .page(2), .page(3)])
    app.update { stack in
      let all = Array(stack.routes.reversed()); _ = stack.setRoutes(all)
    }
    matches(app, history, "update")
    history.back()
    #expect(picture(app) == "App[home, page(1), page(2), page(3) *]")
    history.forward()
    #expect(picture(app) == "App[page(3), page(2), page(1), home *]")
    let snapshot = app.snapshot()
    app.setRoutes([.home])
    app.restore(snapshot)
    matches(app, history, "restore")
    #expect(picture(app) == "App[page(3), page(2), page(1), home *]")
    let all = history.backCount
    for _ in 0..<all { #expect(history.back() == .performed); matches(app, history) }
    for _ in 0..<all { #expect(history.forward() == .performed); matches(app, history) }
  }

  @Test("Nested transactions: what the outermost says counts")
  func nested() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.transaction {
      app.transaction(history: .ignore) { app.push(.note("a")) }
      app.transaction(history: .replace) { app.push(.note("b")) }
    }
    #expect(history.positions.count == 2)
    #expect(history.go(0) == .performed)
    #expect(picture(app) == "Shop[home, about *]")
    app.transaction(history: .replace) {
      app.transaction(history: .ignore) { app.push(.note("a")) }
      app.open(.note("b"), history: .add)
    }
    matches(app, history)
    #expect(history.positions.count == 2)
    app.transaction {
      app.push(.note("c"))
      app.navigate(to: .note("d"), history: .replace)
      app.open(.note("e"), history: .ignore)
    }
    matches(app, history)
    #expect(history.positions.count == 2, "the first verb that says something: replace")
    app.transaction(history: .add) {}
    #expect(history.positions.count == 2, "\(history.positions.map(\.name)): nothing changed")
    app.transaction(history: .add) {
      app.push(.about); app.pop()
    }
    #expect(history.positions.count == 2, "\(history.positions.map(\.name)): nothing changed")
  }

  @Test("A policy of a transaction that fails is gone")
  func failing() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.transaction(history: .ignore) { app.select(.home) }
    app.push(.note("a"))
    matches(app, history)
    protect(app)
    let request = app.transaction(history: .replace) { app.setRoutes([.home, .note("z")]) }
      .leaveRequest
    request?.cancel()
    app.push(.note("b"))
    #expect(history.backCount >= 2, "\(history.positions.map(\.name))")
    matches(app, history)
  }

  @Test("A transaction that asks keeps what it said")
  func asked() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.push(.note("a"))
    protect(app)
    let request = app.transaction(history: .replace) { app.setRoutes([.home, .note("z")]) }
      .leaveRequest
    #expect(request?.proceed() == .performed)
    #expect(history.positions.map(\.name) == ["home", "about", "note(\"z\")"])
    app.push(.note("a"))
    protect(app)
    let again = app.open(.note("y"), history: .ignore).leaveRequest
    #expect(again?.proceed() == .performed)
    #expect(history.positions.map(\.name) == ["home", "about", "note(\"z\")", "note(\"a\")"])
    #expect(history.go(0) == .performed)
    #expect(app.currentRoute == .note("a"))
  }

  @Test("Steps over what was ignored, and clear() there")
  func aside() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    app.push(.note("a"))
    app.open(.note("hint"), history: .ignore)
    app.child(CatalogCoordinator.self)?.push(.list)
    #expect(history.back() == .performed)
    #expect(picture(app) == "Shop[home, about *]")
    app.navigate(to: .note("hint"), history: .ignore)
    app.pop()
    matches(app, history)
    #expect(history.currentIndex == 1 && history.forwardCount == 1)
    #expect(history.go(0) == .unchanged)
    app.navigate(to: .note("hint"), history: .ignore)
    app.push(.note("c"))
    matches(app, history)
    #expect(history.back() == .performed)
    #expect(picture(app) == "Shop[home, about *]", "the hint is part of no position")
    app.navigate(to: .note("hint"), history: .ignore)
    history.clear()
    matches(app, history)
    app.navigate(to: .note("x"), history: .ignore)
    #expect(history.back() == .ignored(.notFound))
    #expect(history.go(0) == .performed)
    #expect(app.currentRoute == .note("hint"))
  }

  @Test("Many positions and entries: no deep recursion, and memory is given back")
  func many() {
    weak var one: History?
    do {
      let app = ShopCoordinator()
      let history = History(app, limit: 1_000_000)
      one = history
      app.start()
      for step in 0..<1_000 { app.push(.note("\(step)")) }
      history.go(-1_000)
      #expect(app.depth == 1)
      history.go(1_000)
      #expect(app.depth == 1_001)
      app.popToRoot()
      #expect(history.currentIndex == 0)
      history.clear()
    }
    #expect(one == nil)
  }

  @Test("Many positions of a deep app, dropped as a whole")
  func manyDropped() {
    let app = ShopCoordinator()
    var history: History? = History(app, limit: 1_000_000)
    app.start()
    let routes = (0..<20_000).map { ShopRoute.note("\($0)") }
    app.transaction { app.push(routes) }
    for step in 0..<100 { app.push(.note("x\(step)")) }
    #expect(history?.positions.count == 102)
    app.popToRoot()
    history = nil
    app.push(.about)
  }

  @Test("Routes whose == lies", arguments: Oddness.allCases, [0, 1, 2])
  func odd(_ oddness: Oddness, _ seed: Int) {
    var g = SeededGenerator(seed: UInt64(seed))
    let moods = OddRoute.Moods(seed: UInt64(seed))
    func random() -> OddAppRoute {
      let route = OddRoute(
        id: Int.random(in: 0..<6, using: &g), version: Int.random(in: 0..<2, using: &g),
        oddness: oddness,
        moods: moods)
      return [.own(route), .inner(route), .left(route), .right(route), .tabs(route)].randomElement(
        using: &g)!
    }
    let app = OddCoordinator(start: random())
    app.flow.reporter = MisuseReporter { _ in }
    let history = History(app, limit: 20)
    app.start()
    for _ in 0..<150 {
      switch Int.random(in: 0..<10, using: &g) {
      case 0: app.push(random())
      case 1: app.navigate(to: random())
      case 2: app.pop()
      case 3: app.open(random())
      case 4: app.select(random())
      case 5: app.dismiss()
      case 6: app.setRoutes([random(), random()])
      default:
        let index = history.currentIndex ?? 0
        let step = Int.random(in: -3...3, using: &g)
        let outcome = history.go(step)
        if outcome == .performed { #expect(history.currentIndex == index + step) }
        if outcome.isRefusal { #expect(history.currentIndex ?? 0 == index) }
      }
      let count = history.positions.count
      #expect(history.backCount + history.forwardCount + 1 == max(count, 1))
      #expect(count <= 20)
    }
  }

  @Test("Nothing of what left lives, in tabs, layers and children")
  func memory() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.tabs)
    app.select(.favourites(.item(1)))
    app.child(CatalogCoordinator.self)?.present(.filter)
    app.present(.user(id: 1, .profile), as: .sheet)
    app.push(.user(id: 1, .profile))
    var all: [() -> AnyObject?] = []
    func watch(_ object: AnyObject) { weak let object = object; all.append { object } }
    func collect(_ coordinator: any Coordinator) {
      for child in coordinator.children { watch(child); collect(child) }
    }
    collect(app)
    for layer in app.projection.layers {
      for entry in layer.entries {
        if entry.name != "home", let screen = entry.screen { watch(screen) }
      }
    }
    #expect(all.count > 3)
    history.go(-history.backCount)
    #expect(picture(app) == "Shop[home *]")
    #expect(all.allSatisfy { $0() == nil }, "\(all.compactMap { $0() })")
    #expect(history.forwardCount > 2)
  }
}

extension HistoryAttackTwoTests {
  @Test(
    "Random verbs, verdicts, tabs that go and questions: a step is whole or nothing",
    arguments: 0..<fuzzSeeds)
  func guardedFuzz(_ seed: Int) {
    var g = SeededGenerator(seed: UInt64(seed) &+ 7000)
    let session = GuardSession()
    session.keepsQuestions = false
    let app = session.makeApp()
    let history = History(app, limit: [100, 5][seed % 2])
    let routes: [GuardedRoute] = [
      .page(1), .page(2), .secret, .signIn, .note, .alert, .front, .tabs, .split, .club(.lobby),
      .club(.room(1)), .club(.form), .club(.tabs), .club(.vault(.door)), .club(.vault(.box(1))),
      .club(.vault(.key)), .annex(.lobby), .annex(.room(2)), .home,
    ]
    let verdicts: [Access<GuardedRoute>] = [
      .deny("no"), .redirect(to: [.page(7)]), .hold(until: "x"),
      .hold(until: "x", showing: .signIn),
    ]
    let policies: [HistoryPolicy?] = [nil, nil, nil, .add, .replace, .ignore]
    var log: [String] = []
    for _ in 0..<80 {
      let route = routes.randomElement(using: &g)!
      let index = history.currentIndex
      let before = picture(app)
      let count = history.positions.count
      var name = "\(route)"
      var outcome = Outcome.unchanged
      var step: Int?
      switch Int.random(in: 0..<20, using: &g) {
      case 0, 1, 2: outcome = app.navigate(to: route, history: policies.randomElement(using: &g)!)
      case 3, 4: outcome = app.open(route, history: policies.randomElement(using: &g)!)
      case 5: outcome = app.push(route)
      case 6: name = "pop"; outcome = app.pop()
      case 7: name = "dismiss"; outcome = app.dismiss()
      case 8: name = "select \(route)"; outcome = app.select(route)
      case 9:
        session.app[route] = verdicts.randomElement(using: &g)!
        if Bool.random(using: &g) { name = "revalidate \(route)"; outcome = app.revalidate() }
      case 10: name = "allow, release"; session.allowAll(); outcome = app.release("x")
      case 11: name = "reload"; session.hidesTab.toggle(); outcome = app.reloadTabs()
      case 12:
        name = "protect"
        app.projection.leaf?.navigator(for: GuardedApp.self)?.leavePolicy = [.confirm, .free]
          .randomElement(using: &g)!
      case 13: name = "proceed"; outcome = app.pendingLeave?.proceed() ?? .unchanged
      case 14:
        name = "deliver \(route)"; outcome = app.deliver(route, select: Bool.random(using: &g))
      case 15: name = "clear"; if Int.random(in: 0..<5, using: &g) == 0 { history.clear() }
      default:
        let count = Int.random(in: -3...3, using: &g)
        step = count
        name = "go \(count)"
        outcome = history.go(count)
      }
      log.append(
        "\(name) \(outcome) -> \(picture(app)) @\(history.currentIndex ?? -1)/\(history.positions.count)"
      )
      var faults: [String] = []
      if let step, let index {
        switch outcome {
        case .performed, .unchanged:
          if history.currentIndex != index + step { faults.append("index") }
          let named = history.positions[history.currentIndex ?? 0].name
          let leaf = app.projection.leaf?.name ?? ""
          if !named.hasSuffix(leaf) { faults.append("\(named) is current, \(leaf) is shown") }
          if !app.projection.layers.isEmpty,
            session.refusal(
              of: history.positions[history.currentIndex!].route(as: GuardedRoute.self)!) != nil
          {
            faults.append("went to what is refused")
          }
        default:
          if history.currentIndex != index || picture(app) != before {
            faults.append("a refused step changed something")
          }
          if history.positions.count != count { faults.append("count") }
        }
        if outcome == .performed, history.go(0) != .unchanged {
          faults.append("go(0) does something after a step")
        }
      }
      if history.backCount + history.forwardCount + 1 != history.positions.count {
        faults.append("counts")
      }
      if !faults.isEmpty {
        Issue.record("seed \(seed): \(faults)\n\(log.suffix(14).joined(separator: "\n"))")
        return
      }
    }
  }
}

extension HistoryAttackTwoTests {
  @Test("Every query tells of the start, of the end, of clear() and of being composed")
  func notices() {
    let app = ShopCoordinator()
    let history = History(app)
    let reads: [@MainActor () -> Void] = [
      { _ = history.positions }, { _ = history.currentIndex }, { _ = history.backCount },
      { _ = history.forwardCount }, { _ = history.lastStep },
    ]
    #expect(notifies(reads[0]) { app.start() } || history.positions.isEmpty == false)
    app.push(.about)
    app.push(.note("a"))
    app.pop()
    for (number, read) in reads.enumerated() {
      let other = ShopCoordinator()
      let fresh = History(other)
      let queries: [@MainActor () -> String] = [
        { "\(fresh.positions.map(\.id))" }, { "\(fresh.currentIndex ?? -1)" },
        { "\(fresh.backCount)" },
        { "\(fresh.forwardCount)" }, { "\(fresh.lastStep?.description ?? "")" },
      ]
      let verbs: [@MainActor () -> Void] = [
        { other.start() }, { other.push(.about) }, { other.push(.note("a")) }, { other.pop() },
        { other.revise(other.stack[1].id, to: .note("q")) }, { fresh.clear() },
        { other.push(.about) },
        { other.pop() }, { other.end() }, { other.start() }, { fresh.clear() },
      ]
      for (step, verb) in verbs.enumerated() {
        let before = queries[number]()
        let told = notifies({ _ = queries[number]() }, verb)
        #expect(queries[number]() == before || told, "query \(number), verb \(step)")
      }
      _ = read
    }
    let parent = AdoptingApp()
    let inner = History(parent.inner)
    let before = inner.positions.count
    let told = notifies({ _ = inner.positions }) { parent.push(.inner(.list)) }
    #expect(inner.positions.count == before || told)
  }

  @Test("Steps and evaluations before the start")
  func fresh() {
    let app = ShopCoordinator()
    let history = History(app)
    let first = history.positions.map(\.name)
    let outcome = history.go(0)
    #expect(outcome == .ignored(.notFound) || outcome == .unchanged, "\(outcome)")
    _ = app.evaluate { $0.push(.about) }
    #expect(history.positions.map(\.name) == first)
    app.push(.note("a"))
    #expect(
      history.positions.map(\.name) == ["home", "note(\"a\")"], "\(history.positions.map(\.name))")
    let other = ShopCoordinator()
    let links = History(other)
    other.open(.note("deep"))
    #expect(links.currentIndex.map { links.positions[$0].name } == "note(\"deep\")")
    let third = ShopCoordinator()
    let ignoring = History(third)
    third.open(.note("deep"), history: .ignore)
    #expect(ignoring.backCount == 0)
    #expect(ignoring.go(0) != .queued)
    let fourth = ShopCoordinator()
    let replacing = History(fourth)
    fourth.open(.note("deep"), history: .replace)
    #expect(
      replacing.positions.map(\.name) == ["note(\"deep\")"], "\(replacing.positions.map(\.name))")
  }

  @Test("What stays is not asked: a presenter, and what is in a tab that is not selected")
  func staysUnasked() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    protect(app, .blocked)
    app.present(.note("a"), as: .sheet)
    #expect(history.back() == .performed)
    #expect(history.forward() == .performed)
    #expect(history.back() == .performed)
    app.transaction(force: true) { app.setRoutes([.home, .tabs]) }
    app.deliver(.catalog(.item(1)))
    app.projection.leaf?.navigator(for: CatalogCoordinator.self)?.leavePolicy = .blocked
    app.select(.favourites(.list))
    #expect(history.back() == .performed)
    #expect(history.forward() == .performed)
    #expect(app.projection.leaf?.name == "list")
    #expect(history.go(-history.backCount) == .ignored(.blocked))
  }

  @Test("A child that stays is the same, with what it presented")
  func sameChild() throws {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.catalog(.list))
    let child = try #require(app.child(CatalogCoordinator.self))
    child.push(.item(1))
    child.present(.filter)
    history.go(-2)
    history.go(2)
    #expect(app.child(CatalogCoordinator.self) === child)
    #expect(app.children.count == 1)
    #expect(child.layers.count == 2)
    child.dismiss()
    #expect(history.currentIndex == 2)
    child.finish()
    #expect(history.currentIndex == 0)
    history.go(3)
    let again = try #require(app.child(CatalogCoordinator.self))
    #expect(again !== child)
    #expect(again.layers.count == 2)
  }

  @Test("The end while a step is asked about, and a step in the end")
  func endWhileAsked() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    protect(app)
    let request = history.back().leaveRequest
    let token = app.observe { _, _ in
      history.back(); history.go(0)
    }
    app.end().leaveRequest?.proceed()
    token.cancel()
    #expect(request?.proceed() == .unchanged || request?.proceed() == .ignored(.left))
    #expect(history.positions.isEmpty)
    #expect(history.lastStep == nil)
  }

  @Test("A navigator made from a closure gets the policy")
  func commands() {
    var commands: [NavigationCommand<ShopRoute>] = []
    let navigator = Navigator<ShopCoordinator> {
      commands.append($0)
      return .performed
    }
    navigator.navigate(to: .about, history: .replace)
    navigator.transaction(history: .ignore) { navigator.open(.about, history: .add) }
    #expect(
      commands == [
        .navigate(to: .about, history: .replace), .open(.about, history: .add),
      ])
  }

  @Test("A navigator's policy counts, and one whose entry left says so")
  func navigators() throws {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    let navigator = try app.navigator(ShopCoordinator.self, of: "about")
    navigator.perform(.navigate(to: .note("a"), history: .replace))
    #expect(history.positions.map(\.name) == ["home", "note(\"a\")"])
    navigator.transaction(history: .ignore) { app.push(.note("b")) }
    #expect(history.positions.count == 2)
    history.go(-1)
    #expect(navigator.navigate(to: .note("c"), history: .add) == .ignored(.left))
    #expect(history.forwardCount == 1)
  }

  @Test("A verb in a callback keeps its own policy, and not that of the verb before")
  func queuedPolicy() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    var isDone = false
    let token = app.observe { _, _ in
      if !isDone { isDone = true; app.push(.note("b")) }
    }
    app.open(.about, history: .ignore)
    token.cancel()
    #expect(history.positions.map(\.name) == ["home", "note(\"b\")"])
    app.transaction(history: .replace) { app.push(.note("c")) }
    app.push(.note("d"))
    #expect(history.positions.map(\.name) == ["home", "note(\"c\")", "note(\"d\")"])
  }

  @Test("Evaluate with policies alters no history, nor does what it leaves behind")
  func evaluated() {
    let app = ShopCoordinator()
    let history = History(app)
    app.start()
    app.push(.about)
    _ = app.evaluate { $0.open(.note("a"), history: .ignore) }
    app.push(.note("b"))
    #expect(history.positions.map(\.name) == ["home", "about", "note(\"b\")"])
    history.back()
    let next = app.evaluate { $0.push(.note("c")) }
    #expect(next.outcome == .performed)
    #expect(history.forward() == .performed)
    #expect(ids(app) == "#1 #2 #3" || picture(app) == "Shop[home, about, note(\"b\") *]")
  }
}
