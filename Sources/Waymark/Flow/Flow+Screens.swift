extension Flow {
  /// The screen of one of the flow's own entries, made at the first call; nil for tabs, before the
  /// entry entered and after it left.
  func screen(shownBy entry: Entry) -> Screen? {
    switch entry.screen {
    case .made(let box): return (box as? ScreenBox<Screen>)?.screen
    case .making, .released: return nil
    case .none: return makeScreen(shownBy: entry)
    }
  }

  private func makeScreen(shownBy entry: Entry) -> Screen? {
    guard entry.tabSet == nil, entry.mark == .settled, let host, let route = route(shownBy: entry)
    else { return nil }
    // Verbs called while a view model is being made wait until the screen is in its place.
    return withoutReentry {
      entry.screen = .making
      let screen = host.makeScreen(for: route, entry: entry)
      entry.screen = screen.map { .made(ScreenBox($0)) } ?? .none
      return screen
    }
  }
}
