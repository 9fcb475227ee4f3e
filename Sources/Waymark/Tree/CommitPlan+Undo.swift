// What making a plan notes in the tree, and taking it back.

extension CommitPlan {
  /// Makes the tree forget the plan of a change that is refused after all.
  func undo() {
    clearChanges()
    for event in events {
      if case .coordinator(let node) = event.subject { node.isListed = false }
    }
  }

  /// Empties what the plan noted in layers. Those that did not change themselves may have listed
  /// what happened in their tabs.
  func clearChanges() {
    for object in changed { object.change = .init() }
    for object in changed where object.style == .tab {
      var tab = object.host?.tab
      while let outer = tab?.tabSet.entry?.layer {
        outer.change = .init()
        tab = outer.host?.tab
      }
    }
  }
}
