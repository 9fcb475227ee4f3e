import Waymark

/// One line of the closure that states a difference.
enum StateEdit<Route: Waymark.Route> {
  /// Where a path lies.
  enum Place {
    case layer(Int)
    case path
    /// A nil layer means the uppermost layer with such a tab.
    case tab(Route, layer: Int?)
  }

  /// How a path changes.
  enum Change {
    case removeLast(Int)
    case append([Route])
    case replaceLast(Route)
    case revise(Route, to: Route)
    case set([Route])
  }

  case dismiss(Int)
  /// New tabs for the entry with a route; nil for the innermost tabs that the user sees.
  case tabs([Route], of: Route?)
  case select(Route)
  /// A nil style means the route's own.
  case present(Route, as: ModalStyle?)
  case renew(Route)
  case path(Place, Change)
  /// Changes a part, because other tabs in the state have the same name.
  indirect case within(StateScope<Route>, StateEdit)

  /// Applies the line to a state.
  func apply(to state: inout NavigationState<Route>) {
    switch self {
    case .dismiss(let count): state.dismiss(count)
    case .tabs(let routes, of: nil): state.tabs = routes
    case .tabs(let routes, of: let owner?): state[tabs: owner] = routes
    case .select(let route): state.selected = route
    case .present(let route, let style): state.present(route, as: style)
    case .renew(let route): state.renew(route)
    case .path(.layer(let number), let change): change.apply(to: &state[layer: number])
    case .path(.path, let change): change.apply(to: &state.path)
    case .path(.tab(let route, layer: nil), let change): change.apply(to: &state[tab: route])
    case .path(.tab(let route, layer: let number?), let change):
      change.apply(to: &state[layer: number, tab: route])
    case .within(let scope, let edit): edit.apply(to: &state[scope])
    }
  }

  /// The source that a test writes.
  var source: String { source { $0.source } }

  /// The source that a test writes.
  ///
  /// - Parameter name: Writes a route as source.
  func source(_ name: (Route) -> String) -> String {
    return switch self {
    case .dismiss(let count): "$0.dismiss(\(count == 1 ? "" : "\(count)"))"
    case .tabs(let routes, of: nil): "$0.tabs = \(routes.source(name))"
    case .tabs(let routes, of: let owner?): "$0[tabs: \(name(owner))] = \(routes.source(name))"
    case .select(let route): "$0.selected = \(name(route))"
    case .present(let route, let style): "$0.present(\(name(route))\(style.argument))"
    case .renew(let route): "$0.renew(\(name(route)))"
    case .path(let place, let change): place.source(name) + change.source(name)
    case .within(let scope, let edit):
      "$0" + scope.source(name) + edit.source(name).dropFirst("$0".count)
    }
  }

  /// The routes in the line, in order.
  var routes: [Route] {
    switch self {
    case .dismiss: []
    case .tabs(let routes, of: let owner): [owner].compactMap(\.self) + routes
    case .select(let route), .present(let route, _), .renew(let route): [route]
    case .path(let place, let change): place.routes + change.routes
    case .within(let scope, let edit): scope.routes + edit.routes
    }
  }
}

extension StateEdit.Place {
  fileprivate func source(_ name: (Route) -> String) -> String {
    switch self {
    case .layer(0): "$0.base"
    case .layer(let number): "$0[layer: \(number)]"
    case .path: "$0.path"
    case .tab(let route, layer: nil): "$0[tab: \(name(route))]"
    case .tab(let route, layer: let number?): "$0[layer: \(number), tab: \(name(route))]"
    }
  }

  fileprivate var routes: [Route] {
    if case .tab(let route, _) = self { [route] } else { [] }
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

  fileprivate func source(_ name: (Route) -> String) -> String {
    switch self {
    case .removeLast(let count): ".removeLast(\(count == 1 ? "" : "\(count)"))"
    case .append(let routes):
      routes.count == 1
        ? ".append(\(name(routes[0])))" : ".append(contentsOf: \(routes.source(name)))"
    case .replaceLast(let route): ".replaceLast(with: \(name(route)))"
    case .revise(let route, let other): ".revise(\(name(route)), to: \(name(other)))"
    case .set(let routes): " = \(routes.source(name))"
    }
  }

  fileprivate var routes: [Route] {
    switch self {
    case .removeLast: []
    case .append(let routes), .set(let routes): routes
    case .replaceLast(let route): [route]
    case .revise(let route, let other): [route, other]
    }
  }
}
