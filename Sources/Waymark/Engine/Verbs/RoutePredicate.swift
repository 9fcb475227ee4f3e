/// A question that user code answers for routes of one type.
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

/// The same where verbs of coordinators of different types meet.
@MainActor
protocol AnyRoutePredicate: AnyObject {
  func matches(_ route: AnyRoute) -> Bool
}

/// A change of a stack that user code makes.
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

/// An entry as an update leaves it.
struct UpdatedRoute {
  let id: EntryID
  let route: AnyRoute
  /// The route that it had before it was revised; nil if it was not.
  let revised: AnyRoute?
}

/// The same where verbs of coordinators of different types meet.
@MainActor
protocol AnyStackUpdate: AnyObject {
  /// - Parameters:
  ///   - entries: What the stack holds, from bottom to top.
  ///   - nextNumber: The number of the next entry that it makes.
  /// - Returns: What it holds then.
  func run(_ entries: [IdentifiedRoute], _ nextNumber: Int) -> [UpdatedRoute]
}
