/// A verb that shows something, as a value: so it can wait, and be called again.
enum ShowingVerb<Route: Waymark.Route>: Equatable {
  case push([Route])
  case pushIfNew(Route)
  case popOrPush(Route)
  case replaceTop(Route)
  case replaceRoot(Route)
  case setRoot(Route)
  case setRoutes([Route])
  /// What an `update` made of the base; the layers stay.
  case update([Route])
  case present(Route, ModalStyle?)
  case navigate(Route)
  case deliver(Route, selecting: Bool)
  case select(Route)
  case open(Route, OpenPolicy, bare: Bool)

  var cause: NavigationCause {
    switch self {
    case .push: .push
    case .pushIfNew: .pushIfNew
    case .popOrPush: .popOrPush
    case .replaceTop: .replaceTop
    case .replaceRoot, .setRoot: .setRoot
    case .setRoutes: .setRoutes
    case .update: .update
    case .present: .present
    case .navigate: .navigate
    case .deliver: .deliver
    case .select: .select
    case .open: .open
    }
  }

  /// The route that would be on top.
  var route: Route? {
    switch self {
    case .push(let routes), .setRoutes(let routes), .update(let routes): routes.last
    case .pushIfNew(let route), .popOrPush(let route), .replaceTop(let route),
      .replaceRoot(let route), .setRoot(let route), .present(let route, _), .navigate(let route),
      .deliver(let route, _), .select(let route), .open(let route, _, _):
      route
    }
  }
}

extension Flow {
  /// Calls a verb of the coordinator itself.
  func show(_ verb: ShowingVerb<Route>) -> Outcome {
    self.verb(verb.cause) { flow, draft throws(Refusal) in try flow.show(verb, draft) }
  }

  /// Drafts a verb, and remembers it: if the change has to wait, its verbs do.
  func show(_ verb: ShowingVerb<Route>, _ draft: TreeDraft) throws(Refusal) -> Outcome {
    note(verb, draft)
    let top = topOwnLayer(.alternate)
    switch verb {
    case .push(let routes):
      if routes.count == 1, let route = routes.first, let id = draft.numberAwaited() {
        return try apply(.edit(StackEdit(tail: [.new(route, id: id)])), to: top, draft)
      }
      return try apply(.push(routes), to: top, draft)
    case .pushIfNew(let route):
      return try apply(.pushIfNew(route, on: reader(of: top, .alternate)), to: top, draft)
    case .popOrPush(let route):
      return try apply(.popOrPush(route, in: reader(of: top, .alternate)), to: top, draft)
    case .replaceTop(let route):
      return try apply(.replaceTop(with: route, in: reader(of: top, .alternate)), to: top, draft)
    case .replaceRoot(let route):
      return try apply(.replaceRoot(with: route, in: reader(of: base, .alternate)), to: base, draft)
    case .setRoot(let route): return try setRoutes([route], .setRoot, draft)
    case .setRoutes(let routes): return try setRoutes(routes, .setRoutes, draft)
    case .update(let routes):
      return try apply(.setRoutes(routes, in: reader(of: base, .alternate)), to: base, draft)
    case .present(let route, let style):
      try present(route, style, draft)
      return .performed
    case .navigate(let route): return try navigate(to: route, draft)
    case .deliver(let route, let selecting):
      return try deliver(route, selecting: selecting, draft)
    case .select(let route): return try select(route, draft)
    case .open(let route, let policy, let bare):
      return try open(route, over: policy, bare: bare, draft)
    }
  }

  func setRoutes(
    _ routes: [Route], _ cause: NavigationCause, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    try reset(.setRoutes(routes, in: reader(of: base, .alternate)), cause, draft)
  }

  func note(_ verb: ShowingVerb<Route>, _ draft: TreeDraft) {
    verbs.append(verb)
    draft.noteVerb(of: self)
  }
}
