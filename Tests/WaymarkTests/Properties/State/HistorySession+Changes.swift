@testable import Waymark

// Changes.
extension HistorySession {
  /// Carries out the request, in the tree and in the model.
  ///
  /// - Parameter said: What is done, which may depend on how it went.
  @discardableResult
  func perform(
    _ said: @autoclosure () -> Deed, asked: Set<Int> = [], _ run: () -> Outcome
  ) -> Outcome {
    self.asked = asked
    let (before, homes, waited) = (now, homes, waiting)
    changes = []
    let outcome = run()
    let deed = said()
    guard let now = NaiveState(app) else {
      fail("snapshot and projection differ")
      return outcome
    }
    self.now = now
    text += " \(outcome)"
    if changes.last ?? before != now { fail("nobody was told of a change") }
    if case .needsConfirmation(let request) = outcome {
      // The target that was called again may be what asks.
      let target = waited.first(where: \.asks)
      let entries: Set = [request.entry.number]
      if asked.contains(request.entry.number) { fail("asks \(request.entry) again") }
      if !asked.isEmpty, target == nil { count("several asked") }
      pending =
        target.map { (request, .verb(.ifLeft, $0.policy), entries) }
        ?? (request, deed, asked.union(entries))
      count(target == nil ? "asked" : "target asked")
    }
    noteWaiting(outcome, deed, waited)
    // Targets that were called again make the last changes.
    let replayed = waited.filter(\.hasChanged)
    let own = Array(changes.dropLast(replayed.count))
    switch deed {
    case .verb(let removal, let policy): follow(before, own, removal, policy, outcome)
    case .release: follow(before, own, .ifLeft, nil, outcome)
    case .travel(let number): follow(before, own, number, outcome, homes)
    }
    var last = own.last ?? before
    for (state, target) in zip(changes.dropFirst(own.count), replayed) {
      count("went on \(target.policy.map { "\($0)" } ?? "as ever")")
      commit(from: last, to: state, .ifLeft, target.policy)
      last = state
    }
    known = max(known, changes.flatMap(\.ids).max() ?? 0)
    return outcome
  }

  /// Checks that a change names what left without being asked: what the platform removed, and what may not be seen.
  func compareOverruled(_ change: NavigationChange<TreeRoute>) {
    let wanted = change.left.compactMap { event -> EntryID? in
      guard case .leave(let reason) = event.kind, case .entry(let id, _) = event.subject,
        reason == .system || reason == .access
      else { return nil }
      return policies[id.number].map { $0 == .free } ?? true ? nil : id
    }
    if change.overruled != wanted { fail("overruled \(change.overruled), want \(wanted)") }
    if !wanted.isEmpty { count("overruled") }
  }

  /// Notes which targets wait now, and which no longer do.
  private func noteWaiting(_ outcome: Outcome, _ deed: Deed, _ waited: [Waiting]) {
    if let token = outcome.hold, !waited.contains(where: { $0.token == token }) {
      var policy: HistoryPolicy?
      if case .verb(_, let said) = deed { policy = said }
      if case .travel = deed { fail("a step waits") }
      waiting.append(Waiting(token: token, policy: policy))
      count("held \(policy.map { "\($0)" } ?? "as ever")")
    }
    waiting.removeAll { !$0.token.isWaiting }
    let found = app.pendingNavigations.map(\.token)
    if found != waiting.map(\.token) { fail("\(found) wait, want \(waiting.map(\.token))") }
    guard let request = app.pendingLeave, request != pending?.request else { return }
    guard let target = waited.first(where: \.asks) else { return fail("who asks?") }
    pending = (request, .verb(.ifLeft, target.policy), [request.entry.number])
    count("target asked")
  }

  /// A verb changes something first. What is shown for targets that still wait comes after it, as its own step.
  private func follow(
    _ before: NaiveState, _ states: [NaiveState], _ removal: Removal, _ policy: HistoryPolicy?,
    _ outcome: Outcome
  ) {
    var last = before
    for (index, state) in states.enumerated() {
      switch outcome {
      case .performed where index == 0: commit(from: last, to: state, removal, policy)
      case .redirected where index == 0:
        count("led elsewhere")
        commit(from: last, to: state, .ifLeft, policy)
      default:
        count("shown meanwhile")
        // What is shown for a new target may drop it at once, since it ends the coordinator.
        let isGone = if case .dropped(.left)? = outcome.hold?.hold.result { true } else { false }
        if waiting.isEmpty, !isGone { fail("\(outcome) changed something") }
        commit(from: last, to: state, .ifLeft, nil)
      }
      last = state
    }
  }

  private func commit(
    from before: NaiveState, to now: NaiveState, _ removal: Removal, _ policy: HistoryPolicy?
  ) {
    let came = !now.ids.isSubset(of: before.ids)
    let left = !before.ids.isSubset(of: now.ids)
    let tabs = before.selectedTabs
    let hasSelected = now.selectedTabs.contains { tabs[$0.key] ?? $0.value != $0.value }
    let removes =
      switch removal {
      case .always: true
      case .unlessSelected: !hasSelected
      case .ifLeft: left && !hasSelected
      }
    // A removal may make what comes in the place of what left.
    let onlyRemoves = (!came || removal == .always) && removes
    let effect = model.commit(from: before, to: now, policy, onlyRemoves: onlyRemoves)
    text += " (\(effect))"
    count("\(effect)")
    if effect == .movedBack {
      count("movedBack by \(removal == .ifLeft ? "another verb" : "removal")")
    }
    if effect == .movedBack, hasSelected { count("movedBack to another tab") }
    if effect == .added, before.ids == now.ids { count("added without entries") }
    if effect == .altered, before != now { count("altered invisibly") }
  }
}

@MainActor
extension HistorySession.Waiting {
  /// True if it was called again, and changed something.
  fileprivate var hasChanged: Bool {
    guard case .replayed(let outcome) = token.hold.result else { return false }
    return outcome.didChange
  }

  /// True if it was called again, and must be answered first.
  fileprivate var asks: Bool {
    guard case .replayed(.needsConfirmation) = token.hold.result else { return false }
    return true
  }
}
