// What `access` says changes without the framework knowing: whoever was told something of it is
// told once more when it says otherwise.

/// What whoever asked was told of a tab: whether something of it may be seen.
@MainActor
struct TabAnswer {
  let tab: LayerKey
  let hasSomethingToSee: Bool
}

extension Tree {
  /// Whether something of a tab may be seen. Registers with all that decides it, and remembers the
  /// answer.
  func asksWhetherSeen(_ tab: LayerState) -> Bool {
    state.accessAll(tab)
    // An `access` that asks whether one can go back would ask without an end.
    guard !isAnswering else { return true }
    isAnswering = true
    defer { isAnswering = false }
    let answer = state.hasSomethingToSee(tab)
    if state.reads == .settled {
      remember(TabAnswer(tab: tab.key, hasSomethingToSee: answer))
    }
    return answer
  }

  /// Keeps the last answer for each tab.
  private func remember(_ answer: TabAnswer) {
    var changed = tabAnswers.take()
    changed.removeAll { $0.tab == answer.tab }
    changed.append(answer)
    tabAnswers = changed
  }

  /// Tells whoever was answered otherwise than they would be now.
  private func tellTabAnswers() {
    for answer in tabAnswers.take() {
      guard let tab = state.layer(answer.tab), state.tab(tab)?.tabs.entry?.life == .settled else {
        continue
      }
      if state.hasSomethingToSee(tab) == answer.hasSomethingToSee {
        tabAnswers = tabAnswers.take() + [answer]
      } else {
        tab.object.willChange()
        tab.object.didChange()
      }
    }
  }

  /// Tells whoever was told something that `access` says otherwise by now: once for a verb and all
  /// that callbacks have queued meanwhile.
  func tellAnswers() {
    guard !unseen.isEmpty || !tabAnswers.isEmpty else { return }
    guard case .idle = phase, !isDraining, !isAsking, !isTellingAnswers else { return }
    isTellingAnswers = true
    defer { isTellingAnswers = false }
    // Verbs of those who are told may change the answers, and are not answered without an end.
    for _ in 0..<2 where !unseen.isEmpty || !tabAnswers.isEmpty {
      phase = .busy
      tellUnseen()
      tellTabAnswers()
      phase = .idle
      guard !queue.isEmpty else { return }
      drain()
    }
  }
}

// Screens in tabs that may not be seen yet: they are not made, and whoever asked is told once they
// may.
extension Tree {
  /// False in a tab that is not selected, and that `access` would refuse to select. Registers with
  /// all of the tree that decides it.
  func mayBeSeen(_ entry: Entry) -> Bool {
    var answers: [LayerKey: Bool] = [:]
    return mayBeSeen(entry, &answers)
  }

  /// The same for one of several entries.
  ///
  /// - Parameter answers: What is known of tabs already, so that `access` is asked once for each.
  private func mayBeSeen(_ entry: Entry, _ answers: inout [LayerKey: Bool]) -> Bool {
    guard let layer = state.layer(of: entry), layer.tab != nil else { return true }
    var mayBeSeen = true
    state.walkOuterTabs(layer) { tabs, position in
      state.layer(tabs.home)?.object.access()
      guard !state.isShown(position, in: tabs) else { return true }
      let tab = state.layers(of: tabs)[position]
      state.accessAll(tab)
      let known = answers[tab.key]
      mayBeSeen = known ?? state.mayBeSelected(tab)
      answers[tab.key] = mayBeSeen
      return mayBeSeen
    }
    return mayBeSeen
  }

  func noteUnseen(_ entry: Entry) {
    guard !unseen.contains(where: { $0 === entry }) else { return }
    var changed = unseen.take()
    changed.append(entry)
    unseen = changed
  }

  /// Tells whoever asked for a screen that may be seen by now. `access` is asked for nothing else.
  private func tellUnseen() {
    var answers: [LayerKey: Bool] = [:]
    for entry in unseen.take() {
      guard entry.life == .settled, let layer = state.layer(of: entry), case .none = entry.screen
      else { continue }
      guard mayBeSeen(entry, &answers) else {
        noteUnseen(entry)
        continue
      }
      layer.object.willChange()
      layer.object.didChange()
    }
  }
}
