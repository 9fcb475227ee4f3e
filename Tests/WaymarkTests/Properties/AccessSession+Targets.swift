import Waymark

// Targets that a verb has asked again, and what it may have told of them.
extension AccessSession {
  /// A target that waited before a verb.
  struct Target {
    let token: HoldToken
    let gate: Gate
    /// What its change is told as; nil if it is not known.
    let cause: NavigationCause?

    init(_ token: HoldToken, _ gate: Gate, _ cause: NavigationCause?) {
      (self.token, self.gate, self.cause) = (token, gate, cause)
    }

    /// True if it waited for the tree alone.
    var waitsForTree: Bool { gate == .clear || gate == .unprotected }
  }

  /// The targets that the verb has asked again: they wait no longer, or for something else.
  var askedTargets: [Target] {
    let waiting = app.pendingNavigations
    return targets.filter { target in
      waiting.first { $0.token == target.token }?.gate != target.gate
    }
  }

  /// Of a transaction that is undone nothing is done but its revalidation, and that comes first. If it
  /// took away what was shown for targets, those are asked again, each once.
  func compareUndone(_ outcome: Outcome) {
    var others = causes
    var asked = askedTargets
    var isUndone = false
    switch outcome {
    case .denied, .ignored, .needsConfirmation, .held:
      isUndone = true
      others = causes.filter { $0 != .revalidate }
      // Without a revalidation only what waited for a clear tree may follow.
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
  /// What a target of this verb alone is told as when it goes on; nil if it may be several.
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

  /// True for the verbs that ask the target of what they were to end and cannot.
  var mayAsk: Bool { [.pop, .dismiss, .finish, .removingTransaction].contains(self) }
}
