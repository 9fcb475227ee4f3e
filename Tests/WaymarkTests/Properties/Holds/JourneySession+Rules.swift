@testable import Waymark

// What becomes of waiting targets, by the rules.
extension JourneySession {
  /// Why a target is called again.
  private enum Asking { case left, unended, released }

  /// Works through the changes of a verb, and the targets that are called after each.
  func follow(
    _ outcome: Outcome, wanting want: Want?, releasing gate: JourneyGate?, andThen later: Later?,
    _ course: Course
  ) {
    var course = course
    let changes = course.rest.count
    if let gate {
      release(gate, &course)
    } else if let token = outcome.hold, let want {
      keep(token, want, &course)
    } else if isUnended(outcome, course) {
      let said = askUnended(&course)
      if let said, said != outcome { fail("said \(outcome), want \(said)") }
    } else if outcome.didChange, let shot = course.rest.popFirst() {
      // What a transaction releases counts even if the transaction is ignored.
      note(shot, &course)
    }
    askLeft(&course)
    if let later, !later.isOfCallback || course.rest.count < changes {
      count(later.isOfCallback ? "released by a callback" : "released in a transaction")
      release(later.gate, &course)
      askLeft(&course)
    }
    if !course.rest.isEmpty { fail("\(course.rest.count) more changes than the rules say") }
    if course.unshown != reports.count(where: { $0.code == .unshownHold }) {
      fail("something could not be shown")
    }
  }

  /// Notes the names as released, and calls each target that waits for nothing else any more.
  private func release(_ gate: JourneyGate, _ course: inout Course) {
    var released: [HoldToken] = []
    for index in journeys.indices where !journeys[index].rest.isDisjoint(with: gate) {
      journeys[index].rest.subtract(gate)
      if journeys[index].rest.isEmpty {
        released.append(journeys[index].token)
      } else {
        count("half released")
      }
    }
    for token in released where journeys.contains(where: { $0.token == token && $0.rest.isEmpty }) {
      ask(token, .released, &course)
      askLeft(&course)
    }
  }

  /// Notes a new waiting target, or another place for an existing one.
  private func keep(_ token: HoldToken, _ want: Want, _ course: inout Course) {
    guard let verdict = rules.verdict(of: want.routes) else { return fail("held without need") }
    let isStart = course.rest.first?.cause == .start
    let shown = show(verdict, for: want, &course)
    let same = journeys.lastIndex {
      $0.want == want && ($0.gate == verdict.gate || $0.rest == verdict.gate)
    }
    if let same {
      if journeys[same].token != token { fail("the same verb is another target") }
      if journeys[same].rest != journeys[same].gate { count("same, half released") }
      if journeys[same].gate != verdict.gate { count("same, for the rest") }
      journeys[same].gates.insert(verdict.gate)
      if let shown { journeys[same].places[shown] = verdict.sign(for: want) }
      count("same")
    } else {
      if journeys.contains(where: { $0.token == token }) { fail("another verb is the same target") }
      // What leads on from the first entry stays.
      let lead = journeys.first { $0.begun != nil }?.token
      let others = journeys.filter { $0.token != lead }
      for other in others.prefix(max(0, others.count - limit + 1)) { drop(other.token, .replaced) }
      journeys.append(
        Journey(
          token: token, want: want, gate: verdict.gate, rest: verdict.gate, gates: [verdict.gate],
          isStart: isStart))
      let new = journeys.count - 1
      if let shown, let sign = verdict.sign(for: want) {
        journeys[new].places = [shown: sign]
        if isStart { journeys[new].begun = (shown, sign, verdict.gate) }
      }
      count("held")
      if verdict.isOfArea { count("held by an area") }
    }
    lead(same ?? journeys.count - 1, from: shown, for: verdict.gate, course)
    settle(&course)
  }

  /// What is shown by the first entry of the app leads on from there.
  private func lead(
    _ index: Int, from place: JourneyPlace?, for gate: JourneyGate, _ course: Course
  ) {
    guard let place, let sign = journeys[index].places[place],
      let first = course.state.lists.first?.entries.first,
      course.state.begins(place, with: [first])
    else { return }
    if journeys[index].begun == nil { count("leads on") }
    (journeys[index].begun, journeys[index].gates) = ((place, sign, gate), [gate])
  }

  private func drop(_ token: HoldToken, _ reason: HoldDropReason) {
    journeys.removeAll { $0.token == token }
    wanted.append(Drop(token: token, reason: reason))
  }

  /// Finds the place where the route of a gate is shown. The leaf may show it already.
  private func show(
    _ verdict: JourneyVerdict, for want: Want, _ course: inout Course
  ) -> JourneyPlace? {
    guard let route = verdict.showing else { return nil }
    let state = course.state
    // A start has no state before it, so it always shows the route.
    let isStart = course.rest.first?.cause == .start
    let isThere = !isStart && state.route == route
    // Each area shows it only for itself.
    let owners = state.leaf.flatMap { state.owners[$0] } ?? []
    let isSure = !verdict.isOfArea || want.owner != "App" || state.areas.count < 2
    if isThere, isSure, want.owner == "App" || owners.contains(want.owner) || !verdict.isOfArea {
      count("shown already")
      return state.leaf.flatMap(state.around)
    }
    if verdict.isOfArea, course.takeUnshown(reports) {
      count("could not be shown")
      // What lies under something of others cannot come into view.
      if !state.hasCoveredArea { fail("\(route.name) could be shown") }
      return nil
    }
    let shower = verdict.isOfArea ? want.owner : "App"
    if !isStart, isSure || course.rest.first?.route != route {
      if let place = state.further(than: route, in: Set(journeys.flatMap(\.places.keys)), shower) {
        count("further on")
        return place
      }
      let sign = JourneySign(route: route, shower: shower)
      let begun = journeys.flatMap(\.places).filter { $0.value == sign }.map(\.key)
      if let place = state.further(in: Set(begun)) {
        count("further on, where the first was replaced")
        return place
      }
    }
    if isThere, !isSure, course.rest.first?.route != route {
      count("shown already")
      return state.leaf.flatMap(state.around)
    }
    if !isStart, state.selectedTabs.contains(route) {
      count("its tab was selected")
      return state.place(showing: route)
    }
    guard let shot = course.rest.popFirst() else {
      fail("\(route.name) was not shown")
      return nil
    }
    course.pass(shot)
    if !shot.visible.contains(where: { $0.route == route }), !shot.selectedTabs.contains(route) {
      fail("\(route.name) is not what is shown")
    }
    return shot.shown(route, since: isStart ? nil : state)
  }

  /// True if the verb should end the first entry of the app or a tab, but could not.
  private func isUnended(_ outcome: Outcome, _ course: Course) -> Bool {
    guard !firsts.isEmpty else { return false }
    guard let cause = course.rest.first?.cause else { return outcome.isRefusal }
    return ![.pop, .dismiss, .finish].contains(cause)
  }

  private func askUnended(_ course: inout Course) -> Outcome? {
    var said: Outcome?
    let state = course.state
    let asked = journeys.filter { journey in
      journey.places.keys.contains { state.begins($0, with: firsts) }
    }
    for token in asked.map(\.token) {
      count(
        state.firsts(around: app.projection.base.entries.first?.id).contains(firsts[0])
          ? "unended" : "unended in a tab")
      ask(token, .unended, &course)
      if case .replayed(let outcome)? = token.hold.result {
        said = outcome
      } else if journeys.contains(where: { $0.token == token && rules.deny($0.want.routes) }) {
        said = .denied("blocked")
      }
    }
    return said
  }

  private func askLeft(_ course: inout Course) {
    while !course.left.isEmpty {
      let token = course.left.removeFirst()
      guard journeys.contains(where: { $0.token == token && $0.places.isEmpty }) else { continue }
      ask(token, .left, &course)
    }
  }

  private func ask(_ token: HoldToken, _ asking: Asking, _ course: inout Course) {
    guard let index = journeys.firstIndex(where: { $0.token == token }) else { return }
    if rules.deny(journeys[index].want.routes) { return deny(index) }
    guard let verdict = rules.verdict(of: journeys[index].want.routes) else {
      return goOn(index, asking, &course)
    }
    // Its verb may be impossible by now.
    if let result = token.hold.result, case .replayed(let outcome) = result {
      let want = journeys.remove(at: index).want
      if want.isAlwaysPossible { fail("\(want.verb) came to \(outcome), and its gate is closed") }
      return count("impossible")
    }
    if asking != .released, journeys[index].gates.contains(verdict.gate) {
      if asking == .unended {
        journeys[index].gate = verdict.gate
        journeys[index].rest = verdict.gate
        return count("waits on")
      }
      // Nothing else leads on from there.
      if beginAgain(index) { return count("begins again") }
      drop(token, .abandoned)
      return count("abandoned")
    }
    journeys[index].gate = verdict.gate
    journeys[index].rest = verdict.gate
    journeys[index].gates.insert(verdict.gate)
    // After it was called again, only the present place counts.
    let shown = show(verdict, for: journeys[index].want, &course)
    // If nothing else is shown for what leads on from the first entry, that entry is.
    journeys[index].places = journeys[index].begun.map { [$0.place: $0.sign] } ?? [:]
    if let shown, let sign = verdict.sign(for: journeys[index].want) {
      journeys[index].places = [shown: sign]
    }
    lead(index, from: shown, for: verdict.gate, course)
    settle(&course)
    count(asking == .released ? "released in vain" : "next gate")
  }

  /// Lets a target that leads on from the first entry wait there once more.
  private func beginAgain(_ index: Int) -> Bool {
    guard let begun = journeys[index].begun else { return false }
    journeys[index].gate = begun.gate
    journeys[index].rest = begun.gate
    journeys[index].gates = [begun.gate]
    journeys[index].places = [begun.place: begun.sign]
    return true
  }

  /// Ends a target that is denied, unless it leads on from the first entry.
  private func deny(_ index: Int) {
    let (token, want) = (journeys[index].token, journeys[index].want)
    guard case .replayed(let outcome)? = token.hold.result else {
      if !beginAgain(index) { fail("\(want.verb) waits on, and is denied") }
      return count("denied in front")
    }
    journeys.remove(at: index)
    if outcome == .denied("blocked") { return count("denied") }
    if want.isAlwaysPossible, outcome != .unchanged { fail("\(want.verb) came to \(outcome)") }
    count("impossible")
  }

  private func goOn(_ index: Int, _ asking: Asking, _ course: inout Course) {
    let journey = journeys.remove(at: index)
    let name = journey.want.routes.last?.name ?? ""
    guard case .replayed(let outcome)? = journey.token.hold.result else {
      return fail("\(name) did not go on")
    }
    guard outcome.didChange else {
      if !journey.want.mayComeToNothing(outcome, in: course.state) {
        fail("\(journey.want.verb) of \(name) came to \(outcome)")
      }
      return count("came to nothing")
    }
    count("went on, \(asking)")
    if journey.want.owner != "App" { count("a child went on") }
    guard let shot = course.rest.popFirst(), shot.cause == journey.want.cause else {
      return fail("\(name) did not come next")
    }
    if !journey.want.routes.allSatisfy(shot.routes.contains) { fail("\(name) is not shown") }
    note(shot, &course)
  }

  private func note(_ shot: JourneyShot, _ course: inout Course) {
    course.pass(shot)
    settle(&course)
  }

  /// Drops the targets that the change has made pointless, and removes the places that it has ended.
  private func settle(_ course: inout Course) {
    guard let shot = course.takeUnsettled() else { return }
    for journey in journeys where shot.leftChildren.contains(journey.want.owner) {
      count("its coordinator left")
      drop(journey.token, .left)
    }
    for index in journeys.indices.reversed() {
      guard let begun = journeys[index].begun, shot.hasLeft(begun.place) else { continue }
      // What access takes away is not what the app shows instead.
      if journeys[index].isStart, shot.cause != .revalidate {
        count("superseded")
        drop(journeys[index].token, .replaced)
      } else {
        journeys[index].begun = nil
      }
    }
    for index in journeys.indices where !journeys[index].places.isEmpty {
      journeys[index].places = journeys[index].places.filter { !shot.hasLeft($0.key) }
      if journeys[index].places.isEmpty { course.left.append(journeys[index].token) }
    }
  }
}

extension JourneySession.Want {
  /// True for verbs of the app that nothing can be in the way of. A tab may be missing.
  fileprivate var isAlwaysPossible: Bool { owner == "App" && verb != "deliver" }

  /// True if the verb may change nothing although all its gates are open: what it shows is there, or no tab takes it.
  /// Something may cover an area.
  fileprivate func mayComeToNothing(_ outcome: Outcome, in state: JourneyShot) -> Bool {
    guard owner == "App" else { return outcome == .ignored(.covered) || outcome == .unchanged }
    switch outcome {
    case .unchanged: return !verb.hasPrefix("p") && routes.last.map(state.routes.contains) ?? false
    case .ignored(.notFound): return verb == "deliver"
    default: return false
    }
  }
}

extension JourneyShot {
  fileprivate var areas: [String] { children.map(\.name).filter { $0.hasPrefix("Area") } }

  /// True if an area is there that is not visible.
  fileprivate var hasCoveredArea: Bool { areas.contains { !isVisible($0) } }
}
