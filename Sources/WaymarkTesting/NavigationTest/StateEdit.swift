import Waymark

/// One line of the closure that states a difference.
enum StateEdit<Route: Waymark.Route> {
  /// What a path belongs to.
  enum Place {
    case layer(Int)
    case path
    case tab(Route)
  }

  /// What becomes of a path.
  enum Change {
    case removeLast(Int)
    case append([Route])
    case replaceLast(Route)
    case revise(Route, to: Route)
    case set([Route])
  }

  case dismiss(Int)
  /// The tabs of the entry with a route; nil for the innermost ones that the user sees.
  case tabs([Route], of: Route?)
  case select(Route)
  case present(Route)
  case renew(Route)
  case path(Place, Change)

  /// Makes the statement.
  func apply(to state: inout NavigationState<Route>) {
    switch self {
    case .dismiss(let count): state.dismiss(count)
    case .tabs(let routes, of: nil): state.tabs = routes
    case .tabs(let routes, of: let owner?): state[tabs: owner] = routes
    case .select(let route): state.selected = route
    case .present(let route): state.present(route)
    case .renew(let route): state.renew(route)
    case .path(.layer(let number), let change): change.apply(to: &state[layer: number])
    case .path(.path, let change): change.apply(to: &state.path)
    case .path(.tab(let route), let change): change.apply(to: &state[tab: route])
    }
  }

  /// As a test writes it.
  var source: String {
    switch self {
    case .dismiss(let count): "$0.dismiss(\(count == 1 ? "" : "\(count)"))"
    case .tabs(let routes, of: nil): "$0.tabs = \(routes.source)"
    case .tabs(let routes, of: let owner?): "$0[tabs: \(owner.source)] = \(routes.source)"
    case .select(let route): "$0.selected = \(route.source)"
    case .present(let route): "$0.present(\(route.source))"
    case .renew(let route): "$0.renew(\(route.source))"
    case .path(let place, let change): place.source + change.source
    }
  }
}

extension StateEdit.Place {
  fileprivate var source: String {
    switch self {
    case .layer(0): "$0.base"
    case .layer(let number): "$0[layer: \(number)]"
    case .path: "$0.path"
    case .tab(let route): "$0[tab: \(route.source)]"
    }
  }
}

extension StateEdit.Change {
  fileprivate func apply(to path: inout StatedPath<Route>) {
    switch self {
    case .removeLast(let count): path.removeLast(count)
    case .append(let routes): path.append(contentsOf: routes)
    case .replaceLast(let route): path.replaceLast(with: route)
    case .revise(let route, let other): path.revise(route, to: other)
    case .set(let routes): path = StatedPath(routes)
    }
  }

  fileprivate var source: String {
    switch self {
    case .removeLast(let count): ".removeLast(\(count == 1 ? "" : "\(count)"))"
    case .append(let routes):
      routes.count == 1
        ? ".append(\(routes[0].source))" : ".append(contentsOf: \(routes.source))"
    case .replaceLast(let route): ".replaceLast(with: \(route.source))"
    case .revise(let route, let other): ".revise(\(route.source), to: \(other.source))"
    case .set(let routes): " = \(routes.source)"
    }
  }
}

extension Array where Element: Route {
  fileprivate var source: String { "[\(map(\.source).joined(separator: ", "))]" }
}
