// From a draft to one that shows nothing that `access` refuses.

extension Tree {
  /// What a draft comes to.
  enum Completion {
    case changes
    case nothing
    /// What the change would show waits.
    case waits(AccessRefusal.Wait)
  }

  /// Makes the children that the draft asks for, asks `access`, and works out what the change
  /// means.
  func complete(_ draft: Draft, _ action: borrowing Action) throws(Refusal) -> Completion {
    if draft.extras?.waiting.opensWhenClear ?? false {
      return .waits(AccessRefusal.Wait(gate: .clear))
    }
    draft.isRemoval = draft.onlyRemoves(action.traits)
    var begins = false
    if case .start = action.verb { begins = true }
    var isAsked = false
    if let order = draft.extras?.restoreOrder {
      // Of what is restored more is asked, and in tabs that nobody sees less.
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

  /// A change that shows something is led elsewhere, or refused as a whole.
  private func lead(_ refusal: AccessRefusal, _ draft: Draft) throws(Refusal) {
    guard case .redirect(let redirect) = refusal.verdict,
      try draft.follow(redirect, of: refusal)
    else { throw Refusal(.denied(refusal.reason)) }
    // What it leads to is not what was waited for: it would be asked for a result it does not have.
    draft.takeWaiter()?.resolve(nil)
  }

  /// No removal is refused: what it uncovers and may not be seen goes, too.
  private func settle(_ refusal: AccessRefusal, _ draft: Draft) throws(Refusal) {
    if case .redirect(let redirect) = refusal.verdict,
      try draft.followSurely(redirect, of: refusal)
    {
      return
    }
    try draft.removeUnseen(refusal)
  }

  /// A root that begins has nothing else to show than what it is led to, or its fallback.
  private func begin(_ refusal: AccessRefusal, _ draft: Draft) throws(Refusal) {
    switch refusal.verdict {
    case .redirect(let redirect):
      if try draft.follow(redirect, of: refusal) { return }
    case .hold(let wait):
      if let showing = wait.showing, draft.access.heldStart == nil,
        try !draft.begin(with: showing).isRefusal
      {
        draft.access.heldStart = wait
        return draft.askAgain()
      }
    case .deny: break
    }
    if try draft.beginWithStartAlone() { return draft.askAgain() }
    guard let root = state.node(state.root), try draft.showFallback(of: root) else {
      state.report(
        .refusedRoot,
        "\(refusal.name) may not be seen (\(refusal.reason)), and it is what the app starts with. It does"
          + " not start. Give the root coordinator a `fallback` that may always be seen.")
      throw Refusal(.denied(refusal.reason))
    }
    draft.askAgain()
  }

  /// Makes the children that the draft asks for, level by level. Before each level the coordinators
  /// that are there are asked, so that what they refuse makes nothing.
  private func makeChildren(_ draft: Draft) throws(Refusal) -> AccessRefusal? {
    while true {
      if let refusal = draft.entryRefusal() { return refusal }
      guard try makeLevel(draft) else { return nil }
    }
  }

  /// Makes the children that are pending; false if there are none.
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
      "One change would make more than \(Tree.mostCoordinators) coordinators. Do tabs compose"
        + " themselves without an end?")
    return Refusal(.tooDeep)
  }
}
