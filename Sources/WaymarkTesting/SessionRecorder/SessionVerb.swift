public import Waymark

/// A verb of a root as a value, for a recorder.
///
/// ```swift
/// recorder.step(.push(.detail(id: 7)))  // test.step({ $0.push(.detail(id: 7)) }) { … }
/// recorder.step(.open("/todos/7"))      // test.step({ $0.open("/todos/7") }) { … }
/// ```
///
/// Record any other verb with its source: `recorder.step("$0.trim(keepingLast: 2)") { $0.trim(keepingLast: 2) }`.
public struct SessionVerb<Route: Waymark.Route>: Sendable {
  enum Kind: Sendable {
    case push([Route]), pop(Int), popToRoot, popToAppRoot, replaceTop(Route), setRoutes([Route])
    case navigate(Route), present(Route, ModalStyle?), dismiss, dismissAll, back(Int)
    case select(Route), deliver(Route), reloadTabs, open(Route), openLink(String), finish
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Adds routes on top.
  public static func push(_ routes: Route...) -> SessionVerb { push(routes) }
  /// Adds routes on top.
  public static func push(_ routes: [Route]) -> SessionVerb { SessionVerb(.push(routes)) }
  /// Goes back some entries.
  public static func pop(_ count: Int = 1) -> SessionVerb { SessionVerb(.pop(count)) }
  /// Goes back to the first entry of the root, and ends all layers.
  public static var popToRoot: SessionVerb { SessionVerb(.popToRoot) }
  /// Goes back to the first entry of the app.
  public static var popToAppRoot: SessionVerb { SessionVerb(.popToAppRoot) }
  /// Replaces the entry on top.
  public static func replaceTop(_ route: Route) -> SessionVerb { SessionVerb(.replaceTop(route)) }
  /// Sets the routes of the base, and ends all layers.
  public static func setRoutes(_ routes: [Route]) -> SessionVerb { SessionVerb(.setRoutes(routes)) }
  /// Shows a route as its presentation says.
  public static func navigate(to route: Route) -> SessionVerb { SessionVerb(.navigate(route)) }
  /// Shows a route in a new layer.
  public static func present(_ route: Route, as style: ModalStyle? = nil) -> SessionVerb {
    SessionVerb(.present(route, style))
  }
  /// Ends the top layer.
  public static var dismiss: SessionVerb { SessionVerb(.dismiss) }
  /// Ends all layers.
  public static var dismissAll: SessionVerb { SessionVerb(.dismissAll) }
  /// Goes back in the user's sense, whatever is on top.
  public static func back(_ count: Int = 1) -> SessionVerb { SessionVerb(.back(count)) }
  /// Selects the tab with a declared route.
  public static func select(_ route: Route) -> SessionVerb { SessionVerb(.select(route)) }
  /// Adds a route to the tab that takes it, without selecting the tab.
  public static func deliver(_ route: Route) -> SessionVerb { SessionVerb(.deliver(route)) }
  /// Asks the coordinator for its tabs again.
  public static var reloadTabs: SessionVerb { SessionVerb(.reloadTabs) }
  /// Shows a route with its back stack.
  public static func open(_ route: Route) -> SessionVerb { SessionVerb(.open(route)) }
  /// Shows the route of a link.
  public static func open(_ link: String) -> SessionVerb { SessionVerb(.openLink(link)) }
  /// Ends the flow.
  public static var finish: SessionVerb { SessionVerb(.finish) }
}

extension SessionVerb {
  /// Calls the verb.
  @MainActor
  func perform<C: Coordinator>(in root: C) -> Outcome where C.Route == Route {
    switch kind {
    case .push(let routes): routes.count == 1 ? root.push(routes[0]) : root.push(routes)
    case .pop(let count): root.pop(count)
    case .popToRoot: root.popToRoot()
    case .popToAppRoot: root.popToAppRoot()
    case .replaceTop(let route): root.replaceTop(route)
    case .setRoutes(let routes): root.setRoutes(routes)
    case .navigate(let route): root.navigate(to: route)
    case .present(let route, let style): root.present(route, as: style)
    case .dismiss: root.dismiss()
    case .dismissAll: root.dismissAll()
    case .back(let count): root.back(count)
    case .select(let route): root.select(route)
    case .deliver(let route): root.deliver(route, select: false)
    case .reloadTabs: root.reloadTabs()
    case .open(let route): root.open(route)
    case .openLink(let link): root.projection.open(link)
    case .finish: root.finish()
    }
  }

  /// The same verb as source can write it: a route without a literal is opened by its link, if it has one.
  var written: SessionVerb {
    guard case .open(let route) = kind, route.literal == nil, let link = route.sourceLink else {
      return self
    }
    return .open(link)
  }

  /// The routes in the verb.
  var routes: [Route] {
    switch kind {
    case .push(let routes), .setRoutes(let routes): routes
    case .replaceTop(let route), .navigate(let route), .present(let route, _), .select(let route),
      .deliver(let route), .open(let route):
      [route]
    case .pop, .popToRoot, .popToAppRoot, .dismiss, .dismissAll, .back, .reloadTabs, .openLink,
      .finish:
      []
    }
  }

  /// The same verb for a coordinator with other routes; nil if one of the routes has no counterpart.
  func mapped<Other>(_ map: (Route) -> Other?) -> SessionVerb<Other>? {
    let mapped = routes.compactMap(map)
    guard mapped.count == routes.count else { return nil }
    switch kind {
    case .push: return .push(mapped)
    case .setRoutes: return .setRoutes(mapped)
    case .pop(let count): return .pop(count)
    case .popToRoot: return .popToRoot
    case .popToAppRoot: return .popToAppRoot
    case .dismiss: return .dismiss
    case .dismissAll: return .dismissAll
    case .back(let count): return .back(count)
    case .reloadTabs: return .reloadTabs
    case .finish: return .finish
    case .openLink: return nil
    case .replaceTop: return .replaceTop(mapped[0])
    case .navigate: return .navigate(to: mapped[0])
    case .present(_, let style): return .present(mapped[0], as: style)
    case .select: return .select(mapped[0])
    case .deliver: return .deliver(mapped[0])
    case .open: return .open(mapped[0])
    }
  }

  /// The source of the call.
  ///
  /// - Parameter name: Writes a route as source.
  func source(_ name: (Route) -> String) -> String {
    func count(_ count: Int) -> String { count == 1 ? "" : "\(count)" }
    return switch kind {
    case .push(let routes): "$0.push(\(routes.count == 1 ? name(routes[0]) : routes.source(name)))"
    case .pop(let number): "$0.pop(\(count(number)))"
    case .popToRoot: "$0.popToRoot()"
    case .popToAppRoot: "$0.popToAppRoot()"
    case .replaceTop(let route): "$0.replaceTop(\(name(route)))"
    case .setRoutes(let routes): "$0.setRoutes(\(routes.source(name)))"
    case .navigate(let route): "$0.navigate(to: \(name(route)))"
    case .present(let route, let style):
      "$0.present(\(name(route))\(style.argument))"
    case .dismiss: "$0.dismiss()"
    case .dismissAll: "$0.dismissAll()"
    case .back(let number): "$0.back(\(count(number)))"
    case .select(let route): "$0.select(\(name(route)))"
    case .deliver(let route): "$0.deliver(\(name(route)), select: false)"
    case .reloadTabs: "$0.reloadTabs()"
    case .open(let route): "$0.open(\(name(route)))"
    case .openLink(let link): "$0.open(\(link.sourceLiteral))"
    case .finish: "$0.finish()"
    }
  }
}

extension Route {
  /// A link that leads to exactly this route; nil if there is none.
  var sourceLink: String? {
    func link<Linked: LinkedRoute>(of route: Linked) -> String? {
      guard let link = Linked.links.path(for: route), Linked.links.route(for: link) == route else {
        return nil
      }
      return link
    }
    guard let route = self as? any LinkedRoute else { return nil }
    return link(of: route)
  }
}
