extension Tree {
  /// The screen of an entry, made at the first call. Nil for tabs, before the entry has entered and
  /// after it has left, and while it may not be seen.
  private func screen(of entry: Entry) -> AnyObject? {
    switch entry.screen {
    case .made(let box): return box
    case .making:
      entry.screen = .making(isRead: true)
      return nil
    case .released: return nil
    case .none, .unseen: return makeScreen(of: entry)
    }
  }

  /// The same, as a screen of a coordinator around the entry.
  func screen(of entry: Entry, for node: Node) -> AnyObject? {
    guard let own = state.node(of: entry), own.isWithin(node), var screen = screen(of: entry) else {
      return nil
    }
    for key in own.path[(node.level + 1)...].reversed() {
      guard let shown = state.node(key)?.embedding?.show(screen) else { return nil }
      screen = shown
    }
    return screen
  }

  private func makeScreen(of entry: Entry) -> AnyObject? {
    guard entry.tabs == nil, entry.life == .settled || entry.life.isLeaving,
      let host = state.node(of: entry)?.host
    else { return nil }
    let before = entry.screen
    // Verbs that are called while a view model is being made wait until the screen is stored.
    return withoutReentry {
      state.reading(.settled) {
        entry.screen = .making(isRead: false)
        guard mayBeSeen(entry) else {
          entry.screen = before
          noteUnseen(entry)
          return nil
        }
        guard let screen = host.makeScreen(for: entry.route, entry: entry, in: handle) else {
          noteChange(of: entry, host)
          return nil
        }
        store(screen, in: entry)
        return screen
      }
    }
  }

  /// Stores a screen, and notifies those that read the entry while the screen was being made.
  private func store(_ screen: AnyObject, in entry: Entry) {
    var object: LayerObject?
    if case .making(isRead: true) = entry.screen { object = state.layer(of: entry)?.object }
    object?.willChange(.entries)
    entry.screen = .made(screen)
    object?.didChange(.entries)
    screenReader?(screen, entry)
  }

  /// Reports, once, that an entry that was a screen when it entered no longer is one. It has no
  /// screen from now on.
  private func noteChange(of entry: Entry, _ host: any NodeHost) {
    guard host.coordinator != nil else { return entry.screen = .none }
    entry.screen = .released
    state.reportChange(of: entry.name, in: host.name, "a screen, and then none")
  }
}
