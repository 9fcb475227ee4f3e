/// What the engine has to know of a verb without looking at what that does.
struct VerbTraits {
  enum Effect {
    /// What it shows may be refused, led elsewhere or wait.
    case shows
    /// Nothing refuses it: what it uncovers and may not be seen goes, too.
    case removes
    /// It depends on what comes of it.
    case either
  }

  let cause: NavigationCause
  let effect: Effect
  /// Why an entry that it drops leaves.
  var leaveReason = LeaveReason.replaced
  /// True if, from a navigator, it counts only while its entry is on top.
  var needsTop = false
  /// True if it shows something above all: then its entry must lie in selected tabs. So a second
  /// tap on what leads to another tab does nothing.
  var presents = false

  init(_ cause: NavigationCause, _ effect: Effect, _ leaveReason: LeaveReason = .replaced) {
    self.cause = cause
    self.effect = effect
    self.leaveReason = leaveReason
  }

  init(_ cause: NavigationCause, needsTop: Bool, presents: Bool = false) {
    self.cause = cause
    effect = .shows
    self.needsTop = needsTop
    self.presents = presents
  }
}

extension Verb {
  /// The one table of what verbs are.
  var traits: VerbTraits {
    switch self {
    case .start: VerbTraits(.start, .shows)
    case .push, .pushAll: VerbTraits(.push, needsTop: true)
    case .pushIfNew: VerbTraits(.pushIfNew, .shows)
    case .popOrPush: VerbTraits(.popOrPush, .shows, .popped)
    case .replaceTop: VerbTraits(.replaceTop, needsTop: true)
    case .replaceRoot, .setRoot: VerbTraits(.setRoot, .shows, .rootChanged)
    case .setRoutes: VerbTraits(.setRoutes, .shows)
    case .present: VerbTraits(.present, needsTop: true, presents: true)
    case .moveToTop, .moveToTopWhere: VerbTraits(.moveToTop, .shows)
    case .navigate: VerbTraits(.navigate, needsTop: true, presents: true)
    case .deliver: VerbTraits(.deliver, .shows)
    case .select: VerbTraits(.select, .shows)
    case .open(_, .push, _), .openLink(_, .push, _):
      VerbTraits(.open, needsTop: true, presents: true)
    case .open, .openLink: VerbTraits(.open, .shows)

    case .pop, .popTo, .popToFirst, .popToLast: VerbTraits(.pop, .removes, .popped)
    case .popToRoot: VerbTraits(.popToRoot, .removes, .popped)
    case .popToAppRoot: VerbTraits(.popToAppRoot, .removes, .popped)
    case .remove: VerbTraits(.remove, .removes)
    case .removeAll: VerbTraits(.removeAll, .removes)
    case .trim: VerbTraits(.trim, .removes)
    case .dismiss: VerbTraits(.dismiss, .removes, .dismissed)
    case .dismissAll: VerbTraits(.dismissAll, .removes, .dismissed)
    case .back, .backTo: VerbTraits(.back, .removes, .popped)
    case .finish, .finishReturning: VerbTraits(.finish, .removes, .finished)
    case .revalidate: VerbTraits(.revalidate, .removes, .access)

    case .update, .updated: VerbTraits(.update, .either)
    case .transaction: VerbTraits(.transaction, .either)
    case .replay(let replay): replay.traits
    case .end: VerbTraits(.end, .shows, .ended)

    case .reconcile, .reconcileAll, .dismissed: VerbTraits(.reconcile, .removes, .system)
    case .request: VerbTraits(.select, .shows)
    }
  }
}

extension Replay {
  /// Those of the verb; several at once are a transaction.
  fileprivate var traits: VerbTraits {
    guard targets.count == 1 else { return VerbTraits(.transaction, .either) }
    return targets[0].verb.traits
  }
}
