extension Flow {
  /// The screen of one of the flow's own entries, made at the first call; nil for tabs, before the
  /// entry entered and after it left, and where it may not be seen yet.
  func screen(shownBy entry: Entry) -> Screen? {
    switch entry.screen {
    case .made(let box): return (box as? ScreenBox<Screen>)?.screen
    case .making, .released: return nil
    case .none: return makeScreen(shownBy: entry)
    }
  }

  private func makeScreen(shownBy entry: Entry) -> Screen? {
    guard entry.tabSet == nil, entry.layer != nil, let host, let route = route(shownBy: entry)
    else { return nil }
    // Verbs called while a view model is being made wait until the screen is in its place.
    return withoutReentry {
      entry.screen = .making
      guard entry.mayBeSeen else {
        entry.screen = .none
        tree?.noteUnseen(entry)
        return nil
      }
      let screen = host.makeScreen(for: route, entry: entry)
      guard let screen else {
        noteChange(of: entry, route, host)
        return nil
      }
      entry.screen = .made(ScreenBox(screen))
      return screen
    }
  }
  /// An entry that was a screen when it entered, and is none now, has none from now on: told once.
  private func noteChange(of entry: Entry, _ route: Route, _ host: any FlowHost<Route, Screen>) {
    guard host.anyCoordinator != nil, let tree else { return entry.screen = .none }
    entry.screen = .released
    tree.reportChange(of: route.name, in: coordinatorName, "a screen, and then none")
  }
}
