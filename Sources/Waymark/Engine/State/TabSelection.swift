/// The selected tab, and the tabs that were selected before.
struct TabSelection: Equatable {
  var selected: Int
  /// Tabs in the order of their last selection, each once, the selected one last.
  var history: [Int]
  /// Grows with each selection, to tell late requests of the platform from new ones.
  var revision = 0
  /// True if the last selection went back, which adds nothing.
  private(set) var isByBack = false

  init(selected: Int) {
    self.selected = selected
    history = [selected]
  }

  func selecting(_ position: Int, forgetting: Bool) -> TabSelection {
    var changed = self
    changed.history.removeAll { $0 == position || (forgetting && $0 == selected) }
    changed.history.append(position)
    changed.selected = position
    changed.revision += 1
    changed.isByBack = forgetting
    return changed
  }

  /// Returns the same selection with tabs in other places. Forgets tabs without a place.
  func moved(_ place: (Int) -> Int?, otherwise initial: Int) -> TabSelection {
    let next = place(selected) ?? initial
    var changed = self
    changed.history = history.compactMap(place)
    changed.revision += 1
    changed.isByBack = false
    changed.selected = next
    changed.history.removeAll { $0 == next }
    changed.history.append(next)
    return changed
  }
}
