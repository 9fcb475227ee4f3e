import Waymark

// Targets that a verb has called again, and their changes.
extension AccessSession {
  /// A target that waited before a verb.
  struct Target {
    let token: HoldToken
    let gate: Gate
    /// The cause of its change; nil if it is not known.
    let cause: NavigationCause?

    init(_ token: HoldToken, _ gate: Gate, _ cause: NavigationCause?) {
      (self.token, self.gate, self.cause) = (token, gate, cause)
    }

    /// True if it only waited for the tree.
    var waitsForTree: Bool { gate == .clear || gate == .unprotected }
  }

  /// The targets that the verb has called again: they no longer wait, or wait for something else.
  var askedTargets: [Target] {
    let waiting = app.pendingNavigations
    return targets.filter { target in
      waiting.first { $0.token == target.token }?.gate != target.gate
    }
  }

  /// Of a transaction that is undone, only its revalidation is performed, and that comes first. If it removed what was
  /// shown for targets, those are called again, each once.
  func compareUndone(_ outcome: Outcome) {
    var others = causes
    var asked = askedTargets
    var isUndone = false
    switch outcome {
    case .denied, .ignored, .needsConfirmation, .held:
      isUndone = true
      others = causes.filter { $0 != .revalidate }
      // Without a revalidation, only targets that waited for a clear tree may follow.
      if causes.first != .revalidate { asked = asked.filter(\.waitsForTree) }
    default: break
    }
    if !isUndone || outcome.hold != nil, let own = others.firstIndex(of: .transaction) {
      others.remove(at: own)
    }
    for cause in others {
      let match =
        asked.firstIndex { $0.cause == cause } ?? asked.firstIndex { $0.cause == nil }
      guard let match else { return fail("\(Came(outcome)): \(causes), asked \(askedTargets)") }
      asked.remove(at: match)
    }
  }
}

extension WayIn {
  /// The cause of a target with only this verb, when it is called again; nil if there may be several.
  var heldCause: NavigationCause? {
    switch self {
    case .push, .pushSeveral: .push
    case .pushIfNew: .pushIfNew
    case .popOrPush: .popOrPush
    case .replaceTop: .replaceTop
    case .setRoot, .setRootKeepingStack: .setRoot
    case .setRoutes: .setRoutes
    case .navigate: .navigate
    case .present, .presentReplacing: .present
    case .moveToTop: .moveToTop
    case .select, .tap: .select
    case .deliver, .deliverUnselected: .deliver
    case .openDismissing, .openOnTop, .openPushing, .openAsRoot, .openWhenClear, .openBare, .link:
      .open
    default: nil
    }
  }

  /// True for verbs that call the target if they cannot end what was shown for it.
  var mayAsk: Bool { [.pop, .dismiss, .finish, .removingTransaction].contains(self) }
}
