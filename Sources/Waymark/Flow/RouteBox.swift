/// A route of any type, as entries, verbs and records hold it.
///
/// A box rather than an existential: copying it, and knowing its type again, costs no more than a
/// reference.
protocol AnyRouteBox: AnyObject, Sendable {
  var name: String { get }
  func isEqual(to other: any AnyRouteBox) -> Bool
  func hash(into hasher: inout Hasher)
}

/// A route whose type the flow knows.
final class RouteBox<Route: Waymark.Route>: AnyRouteBox {
  let route: Route

  init(_ route: Route) {
    self.route = route
  }

  var name: String { route.name }

  func isEqual(to other: any AnyRouteBox) -> Bool {
    guard let other = other as? RouteBox else { return false }
    return route == other.route
  }

  func hash(into hasher: inout Hasher) { route.hash(into: &hasher) }
}

/// What an entry shows, without its type.
@MainActor
enum EntryScreen {
  case none
  /// The factory is at work; asking again from inside gives nothing instead of a second screen.
  case making
  /// A `ScreenBox` of the flow's screens.
  case made(AnyObject)
  /// The entry has left.
  case released
}

/// A screen whose type the flow knows.
@MainActor
final class ScreenBox<Screen> {
  let screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
  }
}
