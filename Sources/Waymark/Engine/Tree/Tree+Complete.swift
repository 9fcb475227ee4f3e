// Completes a draft, so that it shows nothing that `access` refuses.

extension Tree {
  /// The result of completing a draft.
  enum Completion {
    case changes
    case nothing
    /// The target waits.
    case waits(AccessRefusal.Wait)
  }

  /// Makes the children that the draft needs, asks `access`, and works out the effects.
  func complete(_ draft: Draft, _ action: borrowing Action) throws(Refusal) -> Completion {
    if draft.extras?.waiting.opensWhenClear ?? false {
      return .waits(AccessRefusal.Wait(gate: .clear))
    }
    draft.isRemoval = draft.onlyRemoves(action.traits)
    var begins = false
    if case .start = action.verb { begins = true }
    var isAsked = false
    if let order = draft.extras?.restoreOrder {
      // A restore asks about more entries, and about fewer in tabs out of view.
      isAsked = try complete(order, draft)
      begins = !isAsked
    }
    while !isAsked, let refusal = try makeChildren(draft) ?? draft.uncoveredRefusal() {
      if draft.isRemoval {
        try settle(refusal, draft)
      } else if begins {
        try begin(refusal, draft)
      } else if case .hold(let wait) = refusal.verdict {
        return .waits(wait)
      } else {
        try lead(refusal, draft)
      }
    }
    draft.endOrphanedModals()
    if draft.opensOverProtected { return .waits(AccessRefusal.Wait(gate: .unprotected)) }
    if state.hasModals, draft.hasOverfullLayer { throw Refusal(.noStack) }
    guard draft.hasChanges else { return .nothing }
    draft.planEffects()
    return .changes
  }

  /// Refuses a change to which a coordinator objects, and notes which one.
  private func denial(of refusal: AccessRefusal) -> Refusal {
    denier = refusal.coordinatorName
    return Refusal(.denied(refusal.reason))
  }

  /// Leads a change that shows something elsewhere, or refuses it as a whole.
  private func lead(_ refusal: AccessRefusal, _ draft: Draft) throws(Refusal) {
    let first = draft.droppedEntries.count
    guard case .redirect(let redirect) = refusal.verdict,
      try draft.follow(redirect, of: refusal)
    else { throw denial(of: refusal) }
    // What an opened path is led to takes its place.
    if draft.extras?.waiting.opened.isEmpty == false { draft.noteOpened(droppingFrom: first) }
  }

  /// A removal is never refused: entries that it uncovers and that may not be seen go, too.
  private func settle(_ refusal: AccessRefusal, _ draft: Draft) throws(Refusal) {
    if case .redirect(let redirect) = refusal.verdict {
      let isLed = try draft.keepingReports { () throws(Refusal) in
        try draft.followSurely(redirect, of: refusal)
      }
      if isLed { return }
    }
    denier = refusal.coordinatorName
    try draft.removeUnseen(refusal)
  }

  /// A root that begins can only show what a redirect leads to, or its fallback.
  private func begin(_ refusal: AccessRefusal, _ draft: Draft) throws(Refusal) {
    switch refusal.verdict {
    case .redirect(let redirect):
      if try draft.follow(redirect, of: refusal) { return }
    case .hold(let wait):
      if let showing = wait.showing, draft.access.heldStart == nil,
        try !draft.begin(with: showing).isRefusal
      {
        draft.access.heldStart = wait
        return draft.forgetAnswers()
      }
    case .deny: break
    }
    if try draft.beginWithStartAlone() { return draft.forgetAnswers() }
    guard let root = state.node(state.root), try draft.showFallback(of: root) else {
      state.report(
        .refusedRoot,
        "The app starts with \(refusal.name), which may not be seen (\(refusal.reason)). So it does"
          + " not start. Give the root coordinator a `fallback` that may always be seen.")
      throw denial(of: refusal)
    }
    draft.forgetAnswers()
  }

  /// Makes the children that the draft needs, level by level. Before each level the existing
  /// coordinators are asked, so that nothing is made for refused routes.
  private func makeChildren(_ draft: Draft) throws(Refusal) -> AccessRefusal? {
    while true {
      if let refusal = draft.entryRefusal() { return refusal }
      if draft.hasPendingChildren, let refusal = draft.uncoveredRefusal() { return refusal }
      guard try makeLevel(draft) else { return nil }
    }
  }

  /// Makes the pending children. Returns false if there are none.
  func makeLevel(_ draft: Draft) throws(Refusal) -> Bool {
    guard let extras = draft.extras else { return false }
    let level = extras.pending.count
    guard extras.turns < level else { return false }
    while extras.turns < level {
      guard extras.turns < Tree.mostCoordinators else { throw tooManyCoordinators() }
      let node = extras.pending[extras.turns]
      extras.turns += 1
      if node.life == .fresh { try draft.make(node, in: handle) }
    }
    return true
  }

  private func tooManyCoordinators() -> Refusal {
    state.report(
      .tooDeep,
      "One change would make more than \(Tree.mostCoordinators) coordinators. Do tabs or back"
        + " stacks compose themselves endlessly?")
    return Refusal(.tooDeep)
  }
}
