import Waymark

// What could be written for what nobody has told.
@MainActor
extension SessionStep {
  /// What the root or the user could have done to the same effect, the likeliest first.
  var candidates: [Action] {
    switch action {
    case .verb, .told, .line, .gesture, .answer, .settle: [action]
    case .emitted(let output):
      sourceLiteral(of: output).map { literal in
        [.told("$0.emit(\(literal))") { $0.emit(output) }]
      } ?? []
    case .seen(let cause, let source):
      (source == .system ? gestures.map { .gesture($0) } : [])
        + verbs(for: cause).map { .verb($0) }
    }
  }

  private var gestures: [UserGesture] {
    let (old, new) = (before.path.routes, after.path.routes)
    if after.layerCount < before.layerCount { return [.drag(), .answerDialog, .dismiss] }
    var gestures: [UserGesture] = []
    if let selected = after.selected, selected != before.selected,
      let place = after.tabs.firstIndex(of: selected)
    {
      gestures.append(.select(tab: place))
    } else if new.count == old.count - 1 {
      gestures.append(.swipeBack())
    } else if new.count < old.count, !new.isEmpty {
      gestures.append(.goBack(to: new.count - 1))
    }
    return gestures + [
      .reselect, .resize(isCollapsed: true), .resize(isCollapsed: false),
    ]
  }

  private func verbs(for cause: NavigationCause) -> [SessionVerb<C.Route>] {
    var verbs: [SessionVerb<C.Route>] = []
    let all = likelyVerbs + otherVerbs
    for verb in all where verb.cause == cause { verbs.append(verb) }
    for verb in all where verb.cause != cause { verbs.append(verb) }
    return verbs
  }

  /// Those that do just what is seen.
  private var likelyVerbs: [SessionVerb<C.Route>] {
    let (old, new) = (before.path.routes, after.path.routes)
    let kept = zip(old, new).prefix { $0 == $1 }.count
    let (gone, come) = (old.count - kept, Array(new.dropFirst(kept)))
    var verbs: [SessionVerb<C.Route>] = []
    if after.layerCount > before.layerCount, let first = new.first {
      verbs += [.navigate(to: first), .present(first)]
    } else if after.layerCount < before.layerCount {
      verbs += [.dismiss, .dismissAll]
    }
    if let selected = after.selected, selected != before.selected {
      verbs.append(.select(selected))
    }
    if gone == 1, come.count == 1 { verbs.append(.replaceTop(come[0])) }
    if gone == 0, !come.isEmpty { verbs.append(.push(come)) }
    if gone > 0, come.isEmpty { verbs += [.pop(gone), .popToRoot, .popToAppRoot] }
    return verbs
  }

  /// Those that may do more than what is seen.
  private var otherVerbs: [SessionVerb<C.Route>] {
    var verbs: [SessionVerb<C.Route>] = []
    if let last = after.path.routes.last { verbs += [.navigate(to: last), .open(last)] }
    return verbs + [.back(), .setRoutes(after.base.routes), .reloadTabs, .popToRoot]
  }
}

extension SessionVerb {
  /// The cause of the change that it makes.
  fileprivate var cause: NavigationCause {
    switch kind {
    case .push: .push
    case .pop: .pop
    case .popToRoot: .popToRoot
    case .popToAppRoot: .popToAppRoot
    case .replaceTop: .replaceTop
    case .setRoutes: .setRoutes
    case .navigate: .navigate
    case .present: .present
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .back: .back
    case .select: .select
    case .reloadTabs: .reloadTabs
    case .open, .openLink: .open
    case .finish: .finish
    }
  }
}
