/// A predicate of user code for routes of one type.
@MainActor
final class RoutePredicate<Route: Waymark.Route>: AnyRoutePredicate {
  private let matches: @MainActor (Route) -> Bool

  init(_ matches: @escaping @MainActor (Route) -> Bool) {
    self.matches = matches
  }

  func matches(_ route: AnyRoute) -> Bool {
    guard let box = typed(route, Route.self) else { return false }
    return matches(box.route)
  }
}

/// The same without the type of routes, so that verbs of all coordinators can hold it.
@MainActor
protocol AnyRoutePredicate: AnyObject {
  func matches(_ route: AnyRoute) -> Bool
}

/// A change of a stack by user code.
@MainActor
final class StackUpdate<Route: Waymark.Route>: AnyStackUpdate {
  private let body: @MainActor (inout RouteStack<Route>) -> Void

  init(_ body: @escaping @MainActor (inout RouteStack<Route>) -> Void) {
    self.body = body
  }

  func run(_ entries: [IdentifiedRoute], _ nextNumber: Int) -> [UpdatedRoute] {
    let before = entries.compactMap { entry in
      typed(entry.route, Route.self).map { RouteStack.Entry(id: entry.id, route: $0.route) }
    }
    var stack = RouteStack(entries: before, nextNumber: nextNumber)
    body(&stack)
    return stack.map { entry in
      let revised = stack.revised.first { $0.id == entry.id }
      return UpdatedRoute(
        id: entry.id, route: RouteBox(entry.route), revised: revised.map { RouteBox($0.route) })
    }
  }
}

typealias IdentifiedRoute = (id: EntryID, route: AnyRoute)

/// An entry after an update.
struct UpdatedRoute {
  let id: EntryID
  let route: AnyRoute
  /// The route before a revision; nil if it was not revised.
  let revised: AnyRoute?
}

/// The same without the type of routes, so that verbs of all coordinators can hold it.
@MainActor
protocol AnyStackUpdate: AnyObject {
  /// - Parameters:
  ///   - entries: The entries of the stack, bottom first.
  ///   - nextNumber: The number of the next new entry.
  /// - Returns: The entries after the change.
  func run(_ entries: [IdentifiedRoute], _ nextNumber: Int) -> [UpdatedRoute]
}
