@testable import Waymark

/// Two apps with the same steps. In one of them a coordinator at any level leads a route elsewhere or holds it; in the
/// other one, what must come of that is done by hand.
@MainActor
final class AccessLedTwins {
  @MainActor
  final class Side {
    let guards = GuardSession()
    let app: GuardedApp
    /// The coordinator that is called in the present step.
    var caller: (any LedLevel)?

    init(_ back: TabBackPolicy) {
      guards.keepsQuestions = false
      guards.back = back
      app = guards.freshApp()
      app.flow.holdPolicy.keeping = .all
      app.start()
    }

    var levels: [any LedLevel] {
      let all: [any Coordinator] = [app] + app.descendants
      return all.compactMap { $0 as? any LedLevel }
    }
  }

  /// The coordinator that decides about the route.
  enum Judge: Int { case app, club, vault }

  enum Verb: CaseIterable {
    case push, pushSeveral, pushIfNew, popOrPush, replaceTop, setRoot, setRootKeepingStack
    case setRoutes, navigate, present, presentReplacing, deliver, deliverUnselected
    case update, transaction, open, openOnTop, openPushing, openAsRoot, openBare, link
  }

  let seed: UInt64
  let guarded: Side
  let free: Side
  /// Shows where a verb would lead.
  private let probe: Side
  private(set) var failure: String?
  private(set) var tally: [String: Int] = [:]
  private var generator: SeededGenerator
  private var taken = 0
  private var text = ""

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed ^ 0x1ED)
    let back = TabBackPolicy.allCases[Int(seed % UInt64(TabBackPolicy.allCases.count))]
    guarded = Side(back)
    free = Side(back)
    probe = Side(back)
  }

  func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func oneOf<Element>(_ list: [Element]) -> Element? {
    list.randomElement(using: &generator)
  }

  private func count(_ kind: String) { tally[kind, default: 0] += 1 }

  private func fail(_ fault: String) {
    guard failure == nil else { return }
    failure =
      "seed \(seed), step \(taken): \(fault)\n\(text)\nforbidden: \(guarded.guards.rules.text)\n"
      + "guarded \(picture(guarded.app))\nfree \(picture(free.app))"
  }

  func run(_ steps: Int) {
    for _ in 0..<steps where failure == nil { step() }
  }

  private func step() {
    taken += 1
    begin()
    let index = roll(free.levels.count)
    let level = free.levels[index]
    guard let judge = Judge(rawValue: level.rank + roll(3 - level.rank)),
      let verb = oneOf(Verb.allCases)
    else { return }
    let inAnnex = roll(2) == 0
    for side in [guarded, free, probe] { side.caller = side.levels[index] }
    let perform: (Side) -> Outcome = { side in
      side.caller?.perform(verb, judge, inAnnex) ?? .ignored(.left)
    }
    text = "\(verb) of \(judge) by \(type(of: level)) \(index), from \(picture(free.app))"
    switch roll(5) {
    // What waits of this are the routes as they were.
    case 0: hold(judge, perform, mayWait: verb != .update)
    case 1: show(judge, inAnnex, perform)
    case 2: fallBack()
    default: lead(judge, verb, perform)
    }
    if let broken = guarded.app.broken { fail("broken: \(broken)") }
  }

  /// Makes both apps show the same again.
  private func begin() {
    let routes = (0...roll(4)).map { _ in GuardedApp.route(roll) }
    let numbers = (0..<12).map { _ in roll(100) }
    for side in [guarded, free, probe] {
      side.guards.allowAll()
      side.app.dropHolds()
      // Kept tabs would keep their content.
      side.app.setRoutes([.page(8)])
      side.app.setRoutes(routes)
      grow(side, numbers)
    }
    if picture(guarded.app) != picture(free.app) { fail("they grow apart") }
  }

  private func grow(_ side: Side, _ numbers: [Int]) {
    var rest = numbers[...]
    func next(_ count: Int) -> Int { (rest.popFirst() ?? 0) % count }
    if next(2) == 0, let tab = GuardedRoute.declared.dropFirst(next(3)).first {
      side.app.select(tab)
    }
    for club in side.app.descendants.compactMap({ $0 as? ClubCoordinator }).prefix(3) {
      switch next(5) {
      case 0: club.push([.room(1), .vault(.box(1))])
      case 1: club.present(.form)
      case 2: club.push(.tabs)
      default: break
      }
    }
    switch next(5) {
    case 0: side.app.present(.note)
    case 1: side.app.present(.club(.room(2)))
    case 2: side.app.push([.annex(.vault(.door)), .page(1)])
    default: break
    }
  }

  private func compare(_ outcome: Outcome, _ wanted: Outcome) {
    if Came(outcome) != Came(wanted) { return fail("\(outcome), want \(wanted)") }
    compareTrees()
  }

  private var hasTabs: Bool {
    let text = picture(free.app)
    return text.contains("tabs[") || text.contains("split[")
  }

  private func compareTrees() {
    if picture(guarded.app) != picture(free.app) { fail("they differ") }
  }

  /// The coordinator that shows the marked route where nothing is forbidden.
  private func place(of judge: Judge) -> (any LedLevel)? {
    free.levels.first { $0.rank == judge.rawValue && $0.shows(judge) }
  }
}

// Redirects.
extension AccessLedTwins {
  /// Whoever leads a route elsewhere sets those routes itself, after the verb.
  private func lead(_ judge: Judge, _ verb: Verb, _ perform: (Side) -> Outcome) {
    let before = [guarded, free, probe].map { everyID($0.app) }
    let routes = LedRoutes(mayShowTabs: !hasTabs, roll)
    routes.forbid(judge, in: &guarded.guards.rules)
    let outcome = perform(guarded)
    let allowed = perform(free)
    guard allowed.didChange, let place = place(of: judge) else { return compare(outcome, allowed) }
    count("led by \(judge)")
    if hasTabs { count("led beside tabs") }
    if outcome != .redirected { return fail("\(outcome) instead of a redirect") }
    place.set(routes)
    compareTrees()
    probe.caller?.set(routes)
    let kept = zip([guarded, free, probe], before).map { side, ids in
      let after = Set(everyID(side.app))
      return ids.indices.filter { after.contains(ids[$0]) }
    }
    if !Set(kept[0]).isSuperset(of: kept[1]) { fail("kept \(kept[0]), want \(kept[1])") }
    // Set routes count as if the others had been set instead of them. But a layer that somebody else presents from
    // what they replace ends, even if the redirect names that.
    guard probe.caller?.rank == judge.rawValue, verb == .setRoot || verb == .setRoutes,
      !text.contains("^")
    else { return }
    if kept[0] != kept[2] { fail("kept \(kept[0]), want exactly \(kept[2])") }
    if kept[0] != kept[1] { count("kept what was replaced") }
  }
}

// Holds.
extension AccessLedTwins {
  /// What is not held does the same as where nothing is forbidden, and does not lead to the marked route.
  private func compareUnheld(_ judge: Judge, _ outcome: Outcome, _ perform: (Side) -> Outcome) {
    let allowed = perform(free)
    if allowed.didChange, place(of: judge) != nil { return fail("\(outcome) instead of held") }
    compare(outcome, allowed)
  }

  /// A held verb changes nothing, and comes when it is released, to what it comes to then.
  private func hold(_ judge: Judge, _ perform: (Side) -> Outcome, mayWait: Bool) {
    let (before, ids) = (picture(guarded.app), allIDs(guarded.app))
    guarded.guards.hold(judge, showing: nil)
    let outcome = perform(guarded)
    guard let token = outcome.hold else { return compareUnheld(judge, outcome, perform) }
    count("held by \(judge)")
    if picture(guarded.app) != before || allIDs(guarded.app) != ids { fail("held and changed") }
    if mayWait, roll(2) == 0 {
      for side in [guarded, free] { side.app.push(.page(3)) }
      compareTrees()
    }
    guarded.guards.allowAll()
    let released = guarded.app.release("gate")
    if token.isWaiting { fail("it waits after its release") }
    compare(released, perform(free))
  }

  /// What is shown meanwhile is shown by whoever holds the verb, or by the nearest coordinator above that exists.
  private func show(_ judge: Judge, _ inAnnex: Bool, _ perform: (Side) -> Outcome) {
    let routes = LedRoutes(mayShowTabs: false, roll)
    let old = probe.levels.map { ObjectIdentifier($0) }
    let levels = free.levels
    guarded.guards.hold(judge, showing: routes)
    let outcome = perform(guarded)
    guard let token = outcome.hold else { return compareUnheld(judge, outcome, perform) }
    _ = perform(probe)
    let above = probe.levels.filter { $0.shows(judge) }.sorted { $0.rank < $1.rank }
    guard let place = above.compactMap({ old.firstIndex(of: ObjectIdentifier($0)) }).last else {
      return fail("nobody shows what is held")
    }
    // A verb of a club may lead to another club, on the same side of the app.
    let ways = probe.app.layers.joined()
    let inAnnex =
      inAnnex && !ways.contains(GuardedApp.marker(judge, false))
      || ways.contains(GuardedApp.marker(judge, true)) && judge != .app
    let shown = levels[place].show(routes, of: judge, inAnnex)
    count("shown for \(judge)")
    if levels[place].rank < judge.rawValue { count("shown from above") }
    compareTrees()
    text += "\nshown \(picture(free.app))"
    guard failure == nil, shown.didChange else { return }
    guarded.guards.allowAll()
    let outcomes = [guarded.app.back(), free.app.back()]
    if Came(outcomes[0]) != Came(outcomes[1]) { fail("back came to \(outcomes)") }
    text += "\nback \(picture(free.app)), \(token.isWaiting)"
    if !token.isWaiting {
      count("shown, and over")
      _ = perform(free)
    }
    compareTrees()
  }
}

// Fallbacks.
extension AccessLedTwins {
  /// A removal that uncovers a child of which nothing may be seen shows its fallback, or ends the child.
  private func fallBack() {
    let index = roll(free.levels.count)
    let hasFallback = hasTabs || roll(2) == 0
    let (isPushed, way) = (roll(2) == 0, roll(3))
    for side in [guarded, free] {
      side.caller = side.levels[index]
      side.caller?.fill()
    }
    text = "\(way) of \(index), from \(picture(free.app))"
    // Beside other columns, more than the leaf comes into view.
    guard let rank = free.caller?.rank, rank > 0, !picture(free.app).contains("split[") else {
      return
    }
    let isActive = free.caller?.isActive ?? false
    for side in [guarded, free] {
      if isPushed { side.caller?.cover() } else { side.app.present(.note) }
    }
    guarded.guards.forbidFilled(rank, fallback: hasFallback)
    let remove: (Side) -> Outcome = { side in
      if way == 0 { return side.app.back() }
      return isPushed ? side.caller?.pop(1) ?? .ignored(.left) : side.app.dismiss()
    }
    let outcomes = [remove(guarded), remove(free)]
    if Came(outcomes[0]) != Came(outcomes[1]) { fail("\(outcomes)") }
    if isActive, let place = free.caller {
      count(hasFallback ? "fell back" : "ended")
      if hasFallback {
        place.fallBack()
      } else if place.finish() == .ignored(.atRoot) {
        // The last entry stays.
        place.popToRoot()
        count("stayed")
      }
    }
    compareTrees()
  }
}
