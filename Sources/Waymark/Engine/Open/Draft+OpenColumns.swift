// Columns that a link fills.

extension Draft {
  /// Resets the columns to the right of one that a link fills, and ends the layers of all others:
  /// they do not keep earlier choices. Returns true if that changes something; a trial only says so.
  func clearColumns(
    beside last: Int, of columns: TabsState, except filled: [Int] = [], _ mode: OpenMode
  ) throws(Refusal) -> Bool {
    let layers = state.layers(of: columns)
    let right = layers.indices.filter { $0 > last && !filled.contains($0) }
    let isClear =
      right.allSatisfy { isSetBack($0, in: columns) }
      && layers.allSatisfy { $0 === layers[last] || firstModal(of: $0) == nil }
    guard !isClear, !mode.isTrial else { return !isClear }
    for place in right { try setBack(place, in: columns) }
    for other in layers where other !== layers[last] { endModals(of: other) }
    return true
  }

  /// Drops the placeholder of a column from a path that shows more there. A modal route above it
  /// needs it.
  func dropPlaceholder(of path: inout OpenPath, in part: Part) {
    let needed = path.presented?.route.presentation.modalStyle == nil ? 1 : 2
    guard path.steps.count > needed, let (columns, position) = state.tab(part.layer),
      state.isPlaceholder(position, in: columns), let owner = state.node(columns.owner),
      state.parent(of: part.node) === owner,
      let declared = route(state.declared(columns)[position], of: owner, takenBy: part.node),
      path.steps[0].route.isEqual(to: declared)
    else { return }
    path.steps.removeFirst()
    // It is no declared route that is below the rest now.
    path.startsTab = false
  }
}
