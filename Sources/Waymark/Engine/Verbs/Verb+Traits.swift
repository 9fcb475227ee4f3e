extension Verb {
  /// The table of traits.
  var traits: VerbTraits {
    switch self {
    case .start: VerbTraits(.start, .shows)
    case .restore: VerbTraits(.restore, .shows, .restored)
    case .travel: VerbTraits(.history, .shows, .restored)
    case .push, .pushAll: VerbTraits(.push, needsTop: true)
    case .pushIfNew: VerbTraits(.pushIfNew, .shows)
    case .popOrPush: VerbTraits(.popOrPush, .shows, .popped)
    case .replaceTop: VerbTraits(.replaceTop, needsTop: true)
    case .replaceRoot, .setRoot: VerbTraits(.setRoot, .shows, .rootChanged)
    case .setRoutes: VerbTraits(.setRoutes, .shows)
    case .revise: VerbTraits(.revise, .shows)
    case .present: VerbTraits(.present, needsTop: true, presents: true)
    case .moveToTop, .moveToTopWhere: VerbTraits(.moveToTop, .shows)
    case .navigate: VerbTraits(.navigate, needsTop: true, presents: true)
    case .deliver: VerbTraits(.deliver, .shows)
    case .select: VerbTraits(.select, .shows)
    case .reloadTabs: VerbTraits(.reloadTabs, .shows)
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
    case .end: VerbTraits(.end, .removes, .ended)

    case .update, .updated: VerbTraits(.update, .either)
    case .transaction: VerbTraits(.transaction, .either)
    case .replay(let replay): traits(of: replay.targets)

    case .reconcile, .dismissed: VerbTraits(.reconcile, .removes, .system)
    case .goBack: VerbTraits(.pop, .removes, .popped)
    case .request: VerbTraits(.select, .shows)
    case .resize: VerbTraits(.resize, .removes, isNavigation: false)
    }
  }

  /// The traits of verbs that are called again. Several are a transaction.
  private func traits(of targets: [any HeldTarget]) -> VerbTraits {
    targets.count == 1 ? targets[0].verb.traits : VerbTraits(.transaction, .either)
  }
}
