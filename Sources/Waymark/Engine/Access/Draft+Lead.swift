// Leads changes elsewhere.

extension Draft {
  /// Leads elsewhere. Returns false if that happened too often, or would lead nowhere.
  func follow(_ redirect: AccessRefusal.Redirect, of refusal: AccessRefusal) throws(Refusal) -> Bool
  {
    guard access.redirectsLeft > 0 else {
      reportLoop(refusal)
      return false
    }
    access.isRedirected = true
    guard !redirect.routes.isEmpty else { return false }
    let before = reason
    reason = .access
    defer { reason = before }
    let refused = refusal.entry
    let tab = refused.flatMap { keptTab(with: $0, in: redirect.node) }
    var returned = bringBack(within: redirect.node, orIn: tab)
    _ = try setRoutes(redirect.routes, of: redirect.node)
    let wasRevised = refused?.isRevised ?? false
    if let refused, let tab { try takeBack(refused, from: tab, &returned) }
    let hasLeft = refused?.life.isLeaving ?? false
    // If the tab goes as a whole, nothing was taken out of it.
    let isTakenOut = tab.map { !$0.plan.isEnding && (wasRevised || hasLeft) } ?? false
    if let refused, isTakenOut, hasLeft { access.noteTakenOut(refused.id) }
    if !isTakenOut { access.redirectsLeft -= 1 }
    forgetArrivals(inBaseOf: redirect.node)
    returned.keepReasons()
    endOrphanedModals()
    forgetAnswers()
    return true
  }

  /// Ends the wait of a caller if the change leads elsewhere, because the entry there is not the
  /// awaited one. A change that asks first may still lead to another entry afterwards, so its caller
  /// keeps waiting.
  func endWaitIfLedElsewhere() {
    if isLedElsewhere { takeWaiter()?.resolve(nil) }
  }

  /// Leads elsewhere if something may be shown there, as far as that is known. A removal follows no
  /// other redirect, since the entries that it leaves are gone.
  func followSurely(
    _ redirect: AccessRefusal.Redirect, of refusal: AccessRefusal
  ) throws(Refusal) -> Bool {
    guard !access.leadsNowhere else { return false }
    switch state.end(of: redirect, access.redirectsLeft - 1) {
    case .shown: return try follow(redirect, of: refusal)
    case .refused: return false
    case .endless:
      reportLoop(refusal)
      return false
    }
  }

  private func reportLoop(_ refusal: AccessRefusal) {
    state.report(
      .redirectLimit,
      "\(refusal.coordinatorName) redirects \(refusal.name), but one change takes at most"
        + " \(DraftAccess.mostRedirects) redirects. Do two routes lead to each other?"
        + " Redirect to a route that `access` allows.")
  }

  /// True if a removal failed because a redirect or a fallback could not replace the entries that
  /// go. A removal is never refused for that.
  func isRemovalLedAstray(_ traits: VerbTraits, _ outcome: Outcome) -> Bool {
    guard case .ignored(let reason) = outcome, reason != .blocked else { return false }
    return (isRemoval || traits.cause == .revalidate) && access.isLed
  }

  /// Shows a coordinator's fallback in its base, if none of its entries may be seen. Returns false
  /// if there is no fallback.
  func showFallback(of node: Node) throws(Refusal) -> Bool {
    guard let route = node.host?.fallback, let base = state.base(of: node),
      access.mayTryFallback(of: node), state.mayShowFallback(node)
    else { return false }
    return try setBase([route], base).didChange
  }

  /// Leaves out the routes that a root would show above its start. Returns false if there are none.
  func beginWithStartAlone() throws(Refusal) -> Bool {
    guard let root = state.node(state.root), let host = root.host, let base = state.base(of: root),
      state.count(base, upTo: 2) > 1
    else { return false }
    return try setBase([host.start], base).didChange
  }

  /// Lets a root that has not begun yet begin with only the route that is shown while the target
  /// waits.
  func begin(with showing: AccessRefusal.Showing) throws(Refusal) -> Outcome {
    let route = lift(showing.route, of: showing.node)
    guard state.refusal(of: route, at: showing.node) == nil else { return .ignored(.notFound) }
    return try setRoutes([route], of: showing.node)
  }
}
