/// A part in the form for decisions on stacks.
@MainActor
struct PartRoutes: @MainActor TopDownRoutes {
  let state: TreeState
  let part: Part

  func walkFromTop(_ body: (_ distance: Int, _ id: EntryID, _ route: ComparedRoute) -> Bool) {
    var distance = 0
    _ = state.walk(part) { entry in
      defer { distance += 1 }
      return body(distance, entry.id, ComparedRoute(state.route(of: entry, for: part.node)))
    }
  }

  func depth(upTo limit: Int) -> Int { state.count(part, upTo: limit) }
}
