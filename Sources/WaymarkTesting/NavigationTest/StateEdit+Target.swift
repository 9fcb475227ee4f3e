import Waymark

/// The part of a state that a line changes.
enum StateTarget: Equatable {
  case list(ListPlace)
  /// An entry, or its tabs.
  case entry(EntryPlace)

  /// The entry itself, or the one whose tabs contain the list; nil for the path of a layer.
  fileprivate var entry: EntryPlace? {
    switch self {
    case .entry(let place): return place
    case .list(var list):
      return list.steps.popLast().map { EntryPlace(list: list, entry: $0.entry) }
    }
  }

  /// The same target, seen from the path that its first steps lead to.
  fileprivate func after(_ count: Int) -> StateTarget {
    func rest(_ list: ListPlace) -> ListPlace {
      ListPlace(layer: 0, steps: Array(list.steps.dropFirst(count)))
    }
    switch self {
    case .list(let list): return .list(rest(list))
    case .entry(let place): return .entry(EntryPlace(list: rest(place.list), entry: place.entry))
    }
  }
}

// Finds a line that changes a target. All tabs of the state must be known.
extension NavigationState {
  /// The first of the lines that changes a target; else one that does so in a part of the state.
  ///
  /// - Parameters:
  ///   - edits: The lines, the best first.
  ///   - inside: The lines to try in a part.
  ///   - isPart: True for a part up to its top entry, which needs no part of its own.
  func edit(
    among edits: [StateEdit<Route>], inside: [StateEdit<Route>], on target: StateTarget,
    isPart: Bool = false
  ) -> StateEdit<Route>? {
    if let edit = edits.first(where: { self.target(of: $0) == target }) { return edit }
    guard let entry = target.entry else { return nil }
    for count in stride(from: entry.list.steps.count, through: isPart ? 1 : 0, by: -1) {
      guard let scope = scope(around: entry, after: count) else { continue }
      let edit = self[scope].edit(
        among: inside, inside: inside, on: target.after(count), isPart: true)
      if let edit { return .within(scope, edit) }
    }
    return nil
  }

  /// The target of a line; nil if there is none, and for whole layers.
  private func target(of edit: StateEdit<Route>) -> StateTarget? {
    switch edit {
    case .path(.path, _): .list(placeOfVisiblePath)
    case .path(.layer(let number), _): .list(ListPlace(layer: number))
    case .path(.tab(let route, let layer), _):
      placeOfPath(ofTab: route, in: layer).map { .list($0) }
    case .select(let route): placeOfTabs(declaring: route).map { .entry($0) }
    case .tabs(_, of: nil): placeOfVisibleTabs.map { .entry($0) }
    case .tabs(_, of: let route?): placeOfTabs(of: route).map { .entry($0) }
    case .renew(let route): placeOfEntry(route).map { .entry($0) }
    case .dismiss, .present, .within: nil
    }
  }

  /// The part up to an entry, or up to the entry below it whose tabs contain it; nil if the name of the part leads
  /// elsewhere.
  ///
  /// - Parameter count: The number of steps from the layer to the path of the part.
  private func scope(around entry: EntryPlace, after count: Int) -> StateScope<Route>? {
    let steps = entry.list.steps
    let upTo = count < steps.count ? steps[count].entry : entry.entry
    guard count > 0 else { return .layer(entry.list.layer, upTo: upTo) }
    let list = ListPlace(layer: entry.list.layer, steps: Array(steps.prefix(count - 1)))
    let step = steps[count - 1]
    guard let name = self[tabsAt: EntryPlace(list: list, entry: step.entry)]?.declared[step.list]
    else { return nil }
    let scope = StateScope.tab(name, upTo: upTo)
    let path = ListPlace(layer: entry.list.layer, steps: Array(steps.prefix(count)))
    return place(of: scope) == EntryPlace(list: path, entry: upTo) ? scope : nil
  }
}
