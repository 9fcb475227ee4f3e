@testable import Waymark

// What becomes of waiting targets, by the rules.
extension JourneySession {
  /// Why a target is called again.
  private enum Asking { case left, unended, released }

  /// Works through the changes of a verb, and the targets that are called after each.
  func follow(
    _ outcome: Outcome, wanting place: Int?, _ cause: NavigationCause, releasing gate: Int?
  ) {
    var course = Course(state: before, rest: shots[...])
    if let gate {
      let released = journeys.filter { $0.gate == gate }.map(\.token)
      for token in released
      where journeys.contains(where: { $0.token == token && $0.gate == gate }) {
        ask(token, .released, &course)
        askLeft(&course)
      }
    } else if let token = outcome.hold, let place {
      keep(token, place, cause, &course)
    } else if isUnended(outcome, course) {
      let said = askUnended(&course)
      if let said, said != outcome { fail("said \(outcome), want \(said)") }
    } else if let shot = course.rest.popFirst() {
      course.note(shot, in: &journeys)
    }
    askLeft(&course)
    if !course.rest.isEmpty { fail("\(course.rest.count) more changes than the rules say") }
  }

  /// Notes a new waiting target, or another place for an existing one.
  private func keep(
    _ token: HoldToken, _ place: Int, _ cause: NavigationCause, _ course: inout Course
  ) {
    guard let gate = rules.gate(of: place) else { return fail("held without need") }
    let isStart = course.rest.first?.cause == .start
    let shown = show(gate, &course)
    if let known = journeys.firstIndex(where: { $0.token == token }) {
      journeys[known].places.formUnion(shown.map { [$0] } ?? [])
      count("same")
    } else {
      while journeys.count >= limit {
        wanted.append(Drop(token: journeys.removeFirst().token, reason: .replaced))
      }
      journeys.append(
        Journey(
          token: token, place: place, cause: cause, gate: gate, gates: [gate],
          places: shown.map { [$0] } ?? [], begun: isStart ? shown : nil))
      count("held")
    }
    course.settle(in: &journeys)
  }

  /// Finds the place where the route of a gate is shown. The leaf may show it already.
  private func show(_ gate: Int, _ course: inout Course) -> JourneyPlace? {
    guard let route = JourneyRules.showings[gate] else { return nil }
    // A start has no state before it, so it always shows the route.
    if course.state.route == route, course.rest.first?.cause != .start {
      count("shown already")
      return course.state.around
    }
    guard let shot = course.rest.popFirst() else {
      fail("\(route.name) was not shown")
      return nil
    }
    let before = shot.cause == .start ? nil : course.state
    course.pass(shot)
    return shot.shown(since: before)
  }

  /// True if the verb should end the first entry of the app, but could not.
  private func isUnended(_ outcome: Outcome, _ course: Course) -> Bool {
    guard verbsThatEnd.contains(verb) else { return false }
    guard let cause = course.rest.first?.cause else { return outcome.isRefusal }
    return !verbsThatEnd.contains("\(cause)")
  }

  private func askUnended(_ course: inout Course) -> Outcome? {
    var said: Outcome?
    let asked = journeys.filter { $0.places.contains(where: course.state.begins) }.map(\.token)
    for token in asked {
      count("unended")
      ask(token, .unended, &course)
      if case .replayed(let outcome)? = token.hold.result { said = outcome }
    }
    return said
  }

  private func askLeft(_ course: inout Course) {
    dropSuperseded(&course)
    while !course.left.isEmpty {
      let token = course.left.removeFirst()
      guard journeys.contains(where: { $0.token == token && $0.places.isEmpty }) else { continue }
      ask(token, .left, &course)
      dropSuperseded(&course)
    }
  }

  /// Drops starts if the app shows something else by now.
  private func dropSuperseded(_ course: inout Course) {
    for token in course.superseded {
      wanted.append(Drop(token: token, reason: .replaced))
      count("superseded")
    }
    course.superseded = []
  }

  private func ask(_ token: HoldToken, _ asking: Asking, _ course: inout Course) {
    guard let index = journeys.firstIndex(where: { $0.token == token }) else { return }
    guard let gate = rules.gate(of: journeys[index].place) else {
      return goOn(index, asking, &course)
    }
    if asking != .released, journeys[index].gates.contains(gate) {
      if asking == .unended {
        journeys[index].gate = gate
        return count("waits on")
      }
      wanted.append(Drop(token: token, reason: .abandoned))
      journeys.remove(at: index)
      return count("abandoned")
    }
    journeys[index].gate = gate
    journeys[index].gates.insert(gate)
    // While it is called again, its places do not count. After that, the present state counts.
    journeys[index].places = []
    let shown = show(gate, &course)
    journeys[index].places = shown.map { [$0] } ?? []
    if let begun = journeys[index].begun, course.state.hasLeft(begun) {
      journeys[index].begun = shown ?? begun
    }
    course.settle(in: &journeys)
    count(asking == .released ? "released in vain" : "next gate")
  }

  private func goOn(_ index: Int, _ asking: Asking, _ course: inout Course) {
    let journey = journeys.remove(at: index)
    guard case .replayed(let outcome)? = journey.token.hold.result else {
      return fail("guarded(\(journey.place)) did not go on")
    }
    count("went on, \(asking)")
    guard outcome.didChange else { return }
    guard let shot = course.rest.popFirst(), shot.cause == journey.cause else {
      return fail("guarded(\(journey.place)) did not come next")
    }
    if shot.route != .guarded(journey.place) { fail("guarded(\(journey.place)) is not shown") }
    course.note(shot, in: &journeys)
  }
}

/// The changes of a verb, and the targets to call after those that were worked through.
@MainActor
struct Course {
  /// The state after the last change that was worked through.
  private(set) var state: JourneyShot
  var rest: ArraySlice<JourneyShot>
  var left: [HoldToken] = []
  /// The starts that are over, because the app shows something else than what it began with.
  var superseded: [HoldToken] = []
  /// The change that was not worked through yet.
  private var passed: JourneyShot?

  init(state: JourneyShot, rest: ArraySlice<JourneyShot>) {
    self.state = state
    self.rest = rest
  }

  mutating func pass(_ shot: JourneyShot) {
    state = shot
    passed = shot
  }

  /// Removes the places that the change has ended.
  mutating func settle(in journeys: inout [JourneySession.Journey]) {
    guard let shot = passed else { return }
    passed = nil
    superseded += journeys.filter { $0.begun.map(shot.hasLeft) ?? false }.map(\.token)
    journeys.removeAll { superseded.contains($0.token) }
    for index in journeys.indices where !journeys[index].places.isEmpty {
      journeys[index].places = journeys[index].places.filter { !shot.hasLeft($0) }
      if journeys[index].places.isEmpty { left.append(journeys[index].token) }
    }
  }

  mutating func note(_ shot: JourneyShot, in journeys: inout [JourneySession.Journey]) {
    pass(shot)
    settle(in: &journeys)
  }
}
