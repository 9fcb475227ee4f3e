/// A question that user code answers for routes of a type that the flow knows.
@MainActor
final class RoutePredicate<Route: Waymark.Route>: AnyRoutePredicate {
  let matches: @MainActor (Route) -> Bool

  init(_ matches: @escaping @MainActor (Route) -> Bool) {
    self.matches = matches
  }
}

/// The same where verbs of flows of different types meet.
@MainActor
protocol AnyRoutePredicate: AnyObject {}

/// A change of a stack that user code makes, of a type that the flow knows.
@MainActor
final class StackUpdate<Route: Waymark.Route>: AnyStackUpdate {
  let body: @MainActor (inout RouteStack<Route>) -> Void

  init(_ body: @escaping @MainActor (inout RouteStack<Route>) -> Void) {
    self.body = body
  }
}

/// The same where verbs of flows of different types meet.
@MainActor
protocol AnyStackUpdate: AnyObject {}
