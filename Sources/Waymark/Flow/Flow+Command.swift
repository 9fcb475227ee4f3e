extension Flow {
  func perform(
    _ command: NavigationCommand<Route>, from entry: Entry, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    switch command {
    case .push(let routes): return try show(.push(routes.map(RouteBox.init)), draft)
    case .replaceTop(let route):
      // A tab that is a screen keeps its entry; the top is the tabs, and those are not the entry's.
      guard entry.tabsOfScreen == nil else { return .ignored(.atRoot) }
      return try show(.replaceTop(RouteBox(route)), draft)
    case .present(let route, let style): return try show(.present(RouteBox(route), style), draft)
    case .navigate(let route): return try show(.navigate(RouteBox(route)), draft)
    case .select(let route): return try show(.select(RouteBox(route)), draft)
    case .pop: return try pop(entry, draft)
    case .dismiss: return draft.tree.dismiss(from: entry, draft)
    case .finish: return endPlace(of: base, draft)
    case .open(let route, let policy, let bare):
      return try show(.open(RouteBox(route), policy, bare: bare), draft)
    case .openLink(let link, let policy, let bare):
      return try open(link: link, from: entry, over: policy, bare: bare, draft)
    }
  }

  /// Ends an entry with all above it in its layer; the last one of its place takes that along.
  func pop(_ entry: Entry, _ draft: TreeDraft) throws(Refusal) -> Outcome {
    guard let layer = entry.layer?.host else { throw Refusal(.left) }
    var count = 0
    _ = layer.walkIDs(.alternate) { candidate in
      count += 1
      return candidate != entry.id
    }
    guard layer.entryCount(.alternate, upTo: count + 1) > count else {
      return endPlace(of: layer, draft)
    }
    try layer.drop(count, draft)
    return .performed
  }
}
