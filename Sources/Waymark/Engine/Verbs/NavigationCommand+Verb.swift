extension NavigationCommand {
  /// The verb of a command.
  @MainActor var verb: Verb {
    switch self {
    case .push(let routes): .push(routes)
    case .replaceTop(let route): .replaceTop(RouteBox(route))
    case .present(let route, let style, let replacing):
      .present(RouteBox(route), replacing: replacing ? .own : .none, style)
    case .navigate(let route, _): .navigate(RouteBox(route))
    case .select(let route): .select(RouteBox(route))
    case .pop: .pop(1)
    case .popToLast(let route): .popToLast(RoutePredicate { $0 == route })
    case .popToRoot: .popToRoot
    case .revise(let route): .revise(nil, RouteBox(route))
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .finish: .finish
    case .open(let route, let policy, let bare, _): .open(RouteBox(route), policy, bare: bare)
    case .openLink(let link, let policy, let bare, _): .openLink(link, policy, bare: bare)
    }
  }

  /// The history policy of the command.
  var history: HistoryPolicy? {
    switch self {
    case .navigate(_, let history), .open(_, _, _, let history), .openLink(_, _, _, let history):
      history
    default: nil
    }
  }
}

extension Verb {
  /// The verb that adds routes on top. A single route needs no list.
  static func push(_ routes: [some Route]) -> Verb {
    routes.count == 1 ? .push(RouteBox(routes[0])) : .pushAll(routes.map { RouteBox($0) })
  }
}
