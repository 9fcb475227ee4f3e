/// A change of a stack by user code, without the type of its routes.
@MainActor
struct StackUpdate {
  /// Gets the entries of the stack, bottom first, and the number of the next new entry. Returns the
  /// entries after the change.
  let run: @MainActor (_ entries: [IdentifiedRoute], _ nextNumber: Int) -> [UpdatedRoute]

  init<R: Route>(_ body: @escaping @MainActor (inout RouteStack<R>) -> Void) {
    run = { entries, nextNumber in
      let before = entries.compactMap { entry in
        typed(entry.route, R.self).map { RouteStack.Entry(id: entry.id, route: $0.route) }
      }
      var stack = RouteStack(entries: before, nextNumber: nextNumber)
      body(&stack)
      let revised = stack.revised ?? [:]
      return stack.map { entry in
        UpdatedRoute(
          id: entry.id, route: RouteBox(entry.route),
          revised: revised.isEmpty ? nil : revised[entry.id].map { RouteBox($0) })
      }
    }
  }
}

/// An entry after an update.
struct UpdatedRoute {
  let id: EntryID
  let route: AnyRoute
  /// The route before a revision; nil if it was not revised.
  let revised: AnyRoute?
}
