import Waymark

// Candidates for changes that the recorder has only seen.
@MainActor
extension SessionStep {
  /// What the root or the user may have done, the likeliest first.
  var candidates: [Action] {
    switch action {
    case .verb, .told, .line, .gesture, .answer, .unwritten, .settle: [action]
    // Any code may have made it.
    case .reported: []
    case .emitted(let output):
      sourceLiteral(of: output).map { literal in
        [.told("$0.emit(\(literal))") { $0.emit(output) }]
      } ?? []
    case .seen(let cause, let source):
      (source == .system ? gestures.map { .gesture($0) } : [])
        + verbs(for: cause).map { .verb($0) }
    // Another verb may open the same question, but what follows from its answer would be another change.
    case .asked(_, let cause):
      verbs(for: cause).filter { $0.cause == cause }.map { .verb($0) }
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
    let all = asked == nil ? likelyVerbs + otherVerbs : askingVerbs
    var sources: Set<String> = []
    return (all.filter { $0.cause == cause } + all.filter { $0.cause != cause })
      .filter { sources.insert($0.source { $0.source }).inserted }
  }

  /// Verbs that make exactly this change.
  private var likelyVerbs: [SessionVerb<C.Route>] {
    edits.flatMap { likelyVerbs(for: $0) }
  }

  private func likelyVerbs(for edit: StateEdit<C.Route>) -> [SessionVerb<C.Route>] {
    switch edit {
    case .present(let route, let style):
      let style = style ?? route.modalStyle
      return [.navigate(to: route), .present(route), .present(route, as: style)]
    case .dismiss: return [.dismiss, .dismissAll]
    case .select(let route): return [.select(route)]
    case .path(_, .append(let routes)):
      return [.push(routes)] + (routes.last.map { [.navigate(to: $0), .deliver($0)] } ?? [])
    case .path(_, .replaceLast(let route)): return [.replaceTop(route)]
    case .path(_, .removeLast(let count)): return [.pop(count), .popToRoot, .popToAppRoot]
    case .path(_, .set(let routes)): return [.setRoutes(routes)]
    case .path(_, .revise), .tabs, .renew: return []
    case .within(_, let edit): return likelyVerbs(for: edit)
    }
  }

  /// Verbs that may change more.
  private var otherVerbs: [SessionVerb<C.Route>] {
    var verbs: [SessionVerb<C.Route>] = []
    if let last = after.path.routes.last { verbs += [.navigate(to: last), .open(last)] }
    return verbs + [.back(), .setRoutes(after.base.routes), .reloadTabs, .popToRoot]
  }
}

extension SessionStep {
  /// Verbs that may ask whether an entry may be left, and change nothing before the answer.
  private var askingVerbs: [SessionVerb<C.Route>] {
    [.dismiss, .pop(), .back(), .popToRoot, .popToAppRoot, .dismissAll]
      + before.tabs.map { .select($0) } + [
        .setRoutes(Array(before.base.routes.prefix(1))), .finish,
      ]
  }
}

// Verbs of the coordinators below.
@MainActor
extension SessionStep {
  /// What a coordinator below the root may have done: first the visible one of each type, then the others.
  func candidates(below root: C) -> [Action] {
    let cause: NavigationCause
    switch action {
    case .seen(let seen, let source) where source != .system: cause = seen
    case .asked(_, let seen): cause = seen
    default: return []
    }
    var counts: [ObjectIdentifier: Int] = [:]
    var (nearest, others): ([Action], [Action]) = ([], [])
    func add<Child: Coordinator>(_ child: Child) {
      let number = counts[ObjectIdentifier(Child.self)] ?? 0
      counts[ObjectIdentifier(Child.self)] = number + 1
      if number == 0 { nearest += candidates(of: Child.self, for: cause, at: nil) }
      // If there are several, the visible one may not be the first. So try the first by its index, too.
      if number == 1 { others += candidates(of: Child.self, for: cause, at: 0) }
      if number > 0 { others += candidates(of: Child.self, for: cause, at: number) }
    }
    for child in root.descendants { add(child) }
    return nearest + others
  }

  /// - Parameter place: The index among several coordinators of that type; nil for the visible one.
  private func candidates<Child: Coordinator>(
    of type: Child.Type, for cause: NavigationCause, at place: Int?
  ) -> [Action] {
    (verbs(for: cause) + coveredVerbs + [.finish]).compactMap { verb in
      guard verb.cause == cause, let own = verb.mapped({ $0.payload(as: Child.Route.self) }),
        !own.routes.contains(where: { $0.literal == nil })
      else { return nil }
      let call = own.source { $0.source }.dropFirst("$0".count)
      let which = "\(sourceName(of: type)).self" + (place.map { ", at: \($0)" } ?? "")
      return .told("$0.child(\(which))?\(call) ?? .unchanged") { root in
        let child = place.map { root.child(type, at: $0) } ?? root.child(type)
        return child.map { own.perform(in: $0) } ?? .unchanged
      }
    }
  }
}

// Verbs of a coordinator whose entries others cover: they change a path below its top.
extension SessionStep {
  private var coveredVerbs: [SessionVerb<C.Route>] {
    let rows = before.rows
    return after.rows.flatMap { row in
      rows.first { $0.place == row.place }.map { coveredVerbs(from: $0, to: row) } ?? []
    }
  }

  private func coveredVerbs(
    from old: StateRow<C.Route>, to new: StateRow<C.Route>
  ) -> [SessionVerb<C.Route>] {
    let below = zip(old.ids, new.ids).prefix { $0 == $1 }.count
    let (gone, come) = (old.ids.dropFirst(below), new.ids.dropFirst(below))
    let above = zip(gone.reversed(), come.reversed()).prefix { $0 == $1 }.count
    guard above > 0, new.ids.count == new.routes.count else { return [] }
    let routes = Array(new.routes.dropFirst(below).dropLast(above))
    guard let last = routes.last else { return [.pop(gone.count - above), .popToRoot] }
    return gone.count == above
      ? [.push(routes), .navigate(to: last)] : [.replaceTop(last), .setRoutes(routes)]
  }
}

extension Route {
  /// The route of a coordinator below that this route embeds, at any depth.
  fileprivate func payload<Inner: Waymark.Route>(as type: Inner.Type) -> Inner? {
    for payload in CaseParts(of: self)?.payloads ?? [] {
      if let inner = payload.value as? Inner { return inner }
      if let inner = (payload.value as? any Route)?.payload(as: type) { return inner }
    }
    return nil
  }
}

extension SessionVerb {
  /// The cause of its change.
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
    case .deliver: .deliver
    case .reloadTabs: .reloadTabs
    case .open, .openLink: .open
    case .finish: .finish
    }
  }
}
