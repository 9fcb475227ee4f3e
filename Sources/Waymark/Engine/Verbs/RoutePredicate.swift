/// A predicate of user code for routes of one type, without that type, so that verbs of all
/// coordinators can hold it.
@MainActor
struct RoutePredicate {
  let matches: @MainActor (AnyRoute) -> Bool

  init<R: Route>(_ matches: @escaping @MainActor (R) -> Bool) {
    self.matches = { route in
      // Not `map`, whose closure would check for each entry that it runs on the main actor.
      guard let box = typed(route, R.self) else { return false }
      return matches(box.route)
    }
  }
}

typealias IdentifiedRoute = (id: EntryID, route: AnyRoute)
