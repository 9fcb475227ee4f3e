@testable import Waymark

// Steps in the history.
extension HistorySession {
  func follow(
    _ before: NaiveState, _ states: [NaiveState], _ number: Int, _ outcome: Outcome,
    _ homes: [Int: [Int]]
  ) {
    if outcome != .performed, !states.isEmpty { fail("\(outcome) changed something") }
    guard let place = model.positions.firstIndex(where: { $0.number == number }) else {
      if outcome != .ignored(.notFound) { fail("\(outcome) at a position that was dropped") }
      return
    }
    let position = model.positions[place].state
    guard let (aim, loose) = position.reloaded(in: before, variant: census.variant) else {
      count("no tab for it")
      // What may not be seen besides may be the reason, too.
      let isDenied = outcome.kindName == "denied" && position.isRefused(Set(verdicts.keys))
      if outcome != .ignored(.notFound), !isDenied { fail("\(outcome) without a tab for it") }
      return
    }
    if aim != position { count("reloaded since") }
    let journey = NaiveJourney(before, aim, loose: loose, homes: homes)
    follow(journey, place, outcome, states.first ?? before)
    if outcome == .performed || outcome == .unchanged {
      model.go(to: place, aim, without: loose, states.first ?? before)
    }
  }

  private func follow(
    _ journey: NaiveJourney, _ place: Int, _ outcome: Outcome, _ now: NaiveState
  ) {
    let refused = Set(verdicts.keys)
    let isRefused = journey.aim.isRefused(refused)
    let asking = journey.mayLeave.filter { policies[$0] == .confirm }
    let blocking = journey.mayLeave.filter { policies[$0] == .blocked }
    text += " to \(journey.aim.path) refused \(refused.map(\.name).sorted())"
    switch outcome {
    case .performed:
      if isRefused { return fail("shows what is refused") }
      if journey.isThere { return fail("performed, and it was there") }
      if let text = journey.failure(now, known: known) { return fail(text) }
      if journey.leaving.contains(where: { policies[$0] == .blocked }) { return fail("left") }
      let unasked = asking.filter { journey.leaving.contains($0) && !asked.contains($0) }
      if !unasked.isEmpty { return fail("left \(unasked.sorted()) unasked") }
      count(journey, place)
    case .unchanged:
      if !journey.isThere { return fail("unchanged") }
      if place != model.place { count("went there unchanged") }
    case .denied:
      if !isRefused { fail("denied") }
      count("denied")
      let kinds = Set(verdicts.values.map(\.kind))
      if kinds.count == 1 { count("denied by \(kinds.first ?? "")") }
    case .ignored(.blocked):
      if blocking.isEmpty { fail("nobody blocks") }
      count("blocked")
    case .needsConfirmation(let request):
      if !asking.contains(request.entry.number) { fail("asks \(request.entry)") }
      count("travel asked")
    default: fail("\(outcome)")
    }
  }

  private func count(_ journey: NaiveJourney, _ place: Int) {
    if place != model.place { count("went \(place < model.place ? "back" : "forward")") }
    if abs(place - model.place) > 1 { count("went far") }
    if place == model.place { count("went nowhere") }
    if !journey.aim.ids.isSubset(of: journey.before.ids) { count("came back anew") }
    if !journey.aim.ids.isDisjoint(with: journey.before.ids) { count("stayed") }
    if journey.aim.layers.count > 1 { count("went to layers") }
    if !journey.aim.selections.isEmpty { count("went to tabs") }
    let texts = Dictionary(uniqueKeysWithValues: journey.before.rows.map { ($0.id, $0.text) })
    if journey.aim.rows.contains(where: { texts[$0.id] ?? $0.text != $0.text }) {
      count("revised back")
    }
  }
}

extension Access {
  fileprivate var kind: String {
    switch self {
    case .allow: "allow"
    case .deny: "deny"
    case .redirect: "redirect"
    case .hold: "hold"
    }
  }
}
