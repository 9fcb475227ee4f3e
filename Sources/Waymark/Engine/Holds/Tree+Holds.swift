// Waiting targets: shows their places, and calls them again.

extension Tree {
  /// Undoes the draft, keeps its target, and drafts the place that is shown while it waits.
  func wait(
    _ wait: AccessRefusal.Wait, _ draft: Draft, _ action: borrowing Action
  ) throws(Refusal) -> Drafted {
    let targets = heldVerbs(of: draft)
    let waiter = draft.awaited?.waiter
    let revalidated = draft.revalidated
    draft.startAgain(action)
    if state.isTried, !revalidated.isEmpty {
      draft.waiting.revalidated = revalidated
      return Drafted(.held(draft.hold(targets, until: wait, waiter)))
    }
    revalidateAlone(revalidated)
    if case .replayed(let hold, let asking) = draft.waiting.target {
      // What was shown is not shown again.
      if asking == nil ? hold.isReleasedInVain(wait) : hold.isInVain(wait) {
        return Drafted(.held(draft.hold(targets, until: wait, waiter)))
      }
      draft.waiting.target = .replayed(hold, nil)
    }
    var isChange = false
    var place: ShownPlace?
    if let showing = wait.showing {
      let shown = show(showing, for: targets, until: wait.gate, draft, action)
      place = shown.place.map { ShownPlace($0, showing) }
      isChange = shown.isChange
      if isChange {
        // After an answer the whole verb is called again, with its waiter.
        draft.awaited = waiter.map { ($0, nil) }
        try askToLeave(draft, action)
        draft.awaited = nil
      }
    }
    // A second tap starts nothing new if the target already waits.
    if draft.waiting.target == nil, waiter == nil,
      let same = holds.hold(of: targets, until: wait.gate)
    {
      draft.waiting.target = .joined(same, by: targets)
    }
    let token = draft.hold(targets, until: wait, waiter)
    draft.waiting.shown = DraftWaiting.Shown(place: place)
    return Drafted(.held(token), isChange: isChange)
  }

  /// Drafts the place that is shown while a target waits, unless the visible leaf already shows it.
  private func show(
    _ showing: AccessRefusal.Showing, for targets: [any HeldTarget], until gate: Gate,
    _ draft: Draft, _ action: borrowing Action
  ) -> (place: HoldPlace?, isChange: Bool) {
    if let place = state.reading(.settled, { placeInSight(of: showing, for: targets) }) {
      return (place, false)
    }
    let shown = drafted(showing, for: targets, draft, action)
    if let shown, shown.isChange { return shown }
    draft.startAgain(action)
    if let shown { return shown }
    reportUnshown(showing, until: gate)
    return (nil, false)
  }

  /// The place of the visible leaf if that shows the wanted route. For targets from outside, such as
  /// links, also a layer or a child around the leaf that shows the route for another target: the user
  /// has come further there, for example to the second screen of a sign-in.
  private func placeInSight(
    of showing: AccessRefusal.Showing, for targets: [any HeldTarget]
  ) -> HoldPlace? {
    guard let leaf = state.leaf, let layer = state.layer(of: leaf) else { return nil }
    if state.shows(leaf, showing) { return state.holdPlace(around: leaf) }
    guard holds.showsPlaces, targets.allSatisfy({ $0.sender == nil && $0.origin == nil }) else {
      return nil
    }
    var place: HoldPlace?
    _ = state.walk(layer) { entry in
      guard state.shows(entry, showing) else { return true }
      let candidate = state.holdPlace(around: entry)
      if holds.isShown(candidate), state.isFurther(leaf, in: candidate) { place = candidate }
      return place == nil
    }
    if place != nil { return place }
    // Its first screen may have been replaced by the next one.
    return state.holdPlaces(furtherAt: leaf).first { holds.isShown($0, with: showing) }
  }

  /// True if nothing has to be shown for a target, because it is in sight in the draft.
  func isInSight(_ showing: AccessRefusal.Showing, for waiting: DraftWaiting?) -> Bool {
    let targets = waiting?.hold?.targets ?? []
    return state.reading(.draft) { placeInSight(of: showing, for: targets) != nil }
  }

  func reportUnshown(_ showing: AccessRefusal.Showing, until gate: Gate) {
    state.report(
      .unshownHold,
      "\(showing.node.name) wants to show \(showing.route.name) while a target waits for"
        + " \(gate), and it cannot be shown. Show something that `access` allows and that"
        + " nothing covers. If a rule forbids what was shown before, call revalidate() first.")
  }

  /// Navigates to the place on the draft; nil if it cannot be shown.
  private func drafted(
    _ showing: AccessRefusal.Showing, for targets: [any HeldTarget], _ draft: Draft,
    _ action: borrowing Action
  ) -> (place: HoldPlace?, isChange: Bool)? {
    // This navigates, whichever verb waits.
    draft.endsWithShowing = true
    draft.reason = .replaced
    // The user may see what the verb came from beside what covers its columns.
    let sent = targets.last { $0.sender != nil || $0.origin != nil }
    if let target = sent ?? targets.last, !state.isActive(showing.node) {
      draft.source = target.sender.flatMap(state.layer) ?? target.origin.flatMap(state.layer)
      state.repeatedWide = target.wide
    }
    defer { draft.source = nil }
    do throws(Refusal) {
      let outcome = try draft.navigate(to: showing.route, of: showing.node, from: nil)
      if outcome.didChange {
        draft.endOrphanedModals()
        guard case .changes = try complete(draft, action) else { return nil }
      } else if outcome != .unchanged {
        return nil
      }
      // Without a change, the tab that was declared with the route is selected, and shows more.
      return (draft.holdPlace(for: showing), outcome.didChange)
    } catch {
      return nil
    }
  }

  /// Lets the target of a draft wait from now on. If the draft changes something, the target belongs to
  /// the change: callbacks find it, and it ends with whoever waits for its answer.
  func keepTarget(of draft: Draft) {
    guard let waiting = draft.extras?.waiting, let target = waiting.target,
      let gate = waiting.wait?.gate
    else { return }
    guard wait(target, for: gate) else { return }
    if let shown = waiting.shown {
      holds.show(shown.place, for: target.hold, adding: target.isJoined)
      if let front = shown.place, state.isFirst(front.place) {
        holds.noteFront(target.hold, at: front)
      }
    }
    showFront(of: target.hold)
  }

  /// Drops targets that a change has made pointless, and opens the tree's own gates.
  func updateHolds(_ draft: Draft, isChange: Bool, isNavigation: Bool) {
    if holds.isEmpty, draft.extras == nil { return hasUnprotected = false }
    let waiting = draft.waiting
    if isChange, draft.extras?.restoreOrder?.isBeginning ?? false { holds.supersedeStarts() }
    // The place itself may have ended the coordinator of the target.
    if isChange { noteLeft(draft) }
    // A target that is called again is not a newer navigation, so others keep waiting.
    if isChange, isNavigation, !waiting.isReplay {
      holds.supersedeChecks(except: waiting.hold)
      if draft.hasOpenVerb { holds.supersedeOpens(except: waiting.hold) }
    }
    // If `access` holds a target for such a gate again, it would be called again without an end.
    if isChange || waiting.wait == nil || !waiting.isReplay { releaseOwnGates() }
  }

  /// - Returns: False if the gate was in vain, so that the target waits somewhere else, or has ended.
  private func wait(_ target: DraftWaiting.Target, for gate: Gate) -> Bool {
    switch target {
    case .new(let hold):
      holds.add(hold)
      // An earlier revalidation may have ended the coordinator of the target.
      if hold.targets.contains(where: \.hasLeft) { holds.drop([hold], .left) }
    case .replayed(let hold, let asking):
      return hold.waitAgain(for: gate, isAbandoned: asking == .left)
    case .joined(let hold, let targets): hold.join(targets, for: gate)
    }
    return true
  }

  /// If nothing else is shown for a target, but the first entry was, that is its place again.
  private func showFront(of hold: Hold) {
    guard hold.places.isEmpty, let front = hold.front else { return }
    holds.show(front.shown, for: hold, adding: false)
  }

  /// The verbs of the current transaction that show something, in order, as targets.
  func heldVerbs(of draft: Draft) -> [any HeldTarget] {
    let history = draft.extras?.history
    let wide = state.wideColumns
    return draft.verbs.map { $0.held(in: handle, wide: wide, history) }
  }
}

extension Tree {
  /// Calls the targets again that only wait for this gate.
  func release(_ gate: Gate) -> Outcome {
    guard case .idle = phase else {
      enqueue(.handler { _ = self.release(gate) })
      return .queued
    }
    let outcome = replay(holds.release(gate))
    endTurn()
    return outcome
  }

  /// Ends a check, and calls its target again, unless that also waits for something else.
  private func release(check name: String, of hold: Hold) {
    guard case .idle = phase else {
      return enqueue { self.release(check: name, of: hold) }
    }
    _ = replay(holds.release(check: name, of: hold))
  }

  private func replay(_ released: [Hold]) -> Outcome {
    var (outcome, frontStays) = (Outcome.unchanged, false)
    for hold in released { outcome = replay(hold, nil, unless: &frontStays) ?? outcome }
    return outcome
  }

  /// Asks targets again whose check nobody runs any more.
  private func askAgain(_ holds: [Hold]) {
    guard case .idle = phase, !isAsking else { return enqueue { self.askAgain(holds) } }
    var frontStays = false
    for hold in holds { _ = replay(hold, .unended, unless: &frontStays) }
    endTurn()
  }

  /// Calls one of several targets again. Nil if it was dropped or is not called.
  ///
  /// - Parameter frontStays: True once the first entry of the app may not be left. Then the others that
  ///   wait there are not called: their questions would replace the first one.
  func replay(
    _ hold: Hold, _ asking: Asking?, unless frontStays: inout Bool
  ) -> Outcome? {
    if frontStays, hold.front != nil {
      // Nothing that leaves would ask it again.
      if hold.hasLostPlace { hold.waitInFront() }
      return nil
    }
    guard let outcome = replay(hold, asking) else { return nil }
    if hold.front != nil, hold.isWaiting, outcome.mayNotLeave { frontStays = true }
    return outcome
  }

  /// The empty list of a new tree.
  static func holds(_ policy: HoldPolicy, of handle: TreeHandle) -> HoldList {
    HoldList(
      policy, whenIdle: { handle.tree?.whenIdle($0) },
      whenDropped: { handle.tree?.closeQuestionOfDropped() },
      askAgain: { handle.tree?.askAgain($0) },
      releaseCheck: { handle.tree?.release(check: $1, of: $0) })
  }

  /// Calls the verbs of a target again as one change. Nil if it was dropped.
  func replay(_ hold: Hold, _ asking: Asking? = nil) -> Outcome? {
    guard hold.beginReplay(isAsked: asking != nil) else { return nil }
    guard let first = hold.targets.first, let node = state.node(first.node) else {
      hold.finish(.dropped(.left))
      return nil
    }
    let replay = Replay(hold: hold, targets: hold.targets, asking: asking)
    return end(replay, with: perform(Action(.replay(replay), of: node)))
  }

  /// Ends a target whose verbs were called again, unless it waits on.
  ///
  /// - Returns: The outcome.
  func end(_ replay: Replay, with outcome: Outcome) -> Outcome {
    if case .held = outcome { return outcome }
    let hold = replay.hold
    if hold.front != nil, isPossibleLater(hold, outcome) {
      hold.waitInFront()
    } else {
      hold.finish(.replayed(outcome))
    }
    return outcome
  }

  private func isPossibleLater(_ hold: Hold, _ outcome: Outcome) -> Bool {
    // A caller already knows that its verb came to nothing.
    guard hold.waiter == nil else { return false }
    if case .denied = outcome { return true }
    return outcome.mayNotLeave
  }
}

extension Outcome {
  /// True if an entry may not be left, or not before an answer.
  fileprivate var mayNotLeave: Bool {
    switch self {
    case .ignored(.blocked), .needsConfirmation: true
    default: false
    }
  }
}

// Calling targets again.
extension Tree {
  /// Calls the verbs of a target as the waiting transaction did: one by one, each by force or not.
  func call(_ replay: Replay, _ draft: Draft) throws(Refusal) -> Outcome {
    let hold = replay.hold
    // If a question had to be answered first, the target is called again after its end.
    if hold.isWaiting {
      draft.waiting.target = .replayed(hold, replay.asking)
      if let waiter = hold.waiter { draft.noteWaiter(waiter) }
    }
    // If the target has to wait again, its place is then shown by force, too.
    if replay.targets.allSatisfy(\.isForced) { draft.leaving.isForced = true }
    var outcome = Outcome.unchanged
    for target in replay.targets {
      guard let node = state.node(target.node) else { throw Refusal(.left) }
      // What has left has no route to revise.
      if case .revise(let id?, _) = target.verb, state.ownEntry(id, of: node) == nil { continue }
      let action = Action(
        target.verb, of: node, from: target.sender, history: target.history)
      state.repeatedWide = target.wide
      draft.waiting.origin = target.origin
      defer { draft.waiting.origin = nil }
      let next = draft.force(target.isForced) { join(action) }
      if next.isRefusal { throw Refusal(next) }
      if next.didChange { outcome = next }
    }
    return outcome
  }
}

extension Draft {
  /// Makes the target wait from the end of the transaction on. One that the draft already has stays
  /// the same.
  func hold(
    _ targets: [any HeldTarget], until wait: AccessRefusal.Wait,
    _ waiter: (any AnyResultWaiter)?
  ) -> HoldToken {
    let hold = waiting.hold ?? Hold(targets: targets, gate: wait.gate, waiter: waiter)
    if waiting.target == nil { waiting.target = .new(hold) }
    waiting.wait = wait
    return HoldToken(hold)
  }

  /// Resets the draft, except for its targets and answers.
  func startAgain(_ action: borrowing Action) {
    let kept = (waiting.kept, leaving.kept)
    awaited = nil
    rollBack()
    reset()
    (waiting, leaving) = kept
    reason = action.traits.leaveReason
  }
}
