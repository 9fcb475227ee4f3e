// The answers of `access` can change without a verb. If a reader got an answer, it is notified when
// the answer changes.

/// The answer that readers got about a tab: whether it may be seen.
@MainActor
struct TabAnswer {
  let tab: LayerKey
  /// Nil if two readers got different answers.
  let hasSomethingToSee: Bool?
}

extension Tree {
  /// Whether a tab may be seen. Registers with everything that decides this, and remembers the
  /// answer.
  func asksWhetherSeen(_ tab: LayerState) -> Bool {
    state.accessAll(tab)
    // If `access` reads `canGoBack`, this would not end.
    guard !isAnswering else { return true }
    isAnswering = true
    defer { isAnswering = false }
    let answer = state.hasSomethingToSee(tab)
    if state.reads == .settled { note(answer, about: tab) }
    return answer
  }

  private func note(_ answer: Bool, about tab: LayerState) {
    var answers = tabAnswers.take()
    if let place = answers.firstIndex(where: { $0.tab == tab.key }) {
      if answers[place].hasSomethingToSee != answer {
        answers[place] = TabAnswer(tab: tab.key, hasSomethingToSee: nil)
      }
    } else {
      answers.append(TabAnswer(tab: tab.key, hasSomethingToSee: answer))
    }
    tabAnswers = answers
  }

  /// Notifies readers whose answers have changed.
  private func tellTabAnswers() {
    for answer in tabAnswers.take() {
      guard let tab = state.layer(answer.tab), state.tab(tab)?.tabs.entry?.life == .settled else {
        continue
      }
      if state.hasSomethingToSee(tab) == answer.hasSomethingToSee {
        tabAnswers = tabAnswers.take().adding(answer)
      } else {
        tab.object.willChange()
        tab.object.didChange()
      }
    }
  }

  /// Notifies readers of answers of `access` that have changed: once for a verb and everything that
  /// its callbacks have queued.
  func tellAnswers() {
    guard !unseen.isEmpty || !tabAnswers.isEmpty, !isTellingAnswers else { return }
    isTellingAnswers = true
    defer { isTellingAnswers = false }
    // Verbs of notified readers may change the answers again. This must not go on forever.
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

// Screens in tabs that may not be seen yet. They are not made, and readers are notified once they
// may be seen.
extension Tree {
  /// False in an unselected tab that `access` would refuse to select. Registers with everything in
  /// the tree that decides this.
  func mayBeSeen(_ entry: Entry) -> Bool {
    var answers: [LayerKey: Bool] = [:]
    return mayBeSeen(entry, &answers)
  }

  /// The same for one of several entries.
  ///
  /// - Parameter answers: The known answers about tabs, so that `access` is asked once for each
  ///   tab.
  private func mayBeSeen(_ entry: Entry, _ answers: inout [LayerKey: Bool]) -> Bool {
    guard let layer = state.layer(of: entry), layer.tab != nil else { return true }
    return state.walkOuterTabs(layer) { tabs, position in
      state.layer(tabs.home)?.object.access()
      guard !state.isShown(position, in: tabs) else { return true }
      let tab = state.layers(of: tabs)[position]
      state.accessAll(tab)
      let mayBeSeen = answers[tab.key] ?? state.mayBeSelected(tab)
      answers[tab.key] = mayBeSeen
      return mayBeSeen
    }
  }

  func noteUnseen(_ entry: Entry) {
    guard case .none = entry.screen else { return }
    entry.screen = .unseen
    unseen = unseen.take().adding(entry)
  }

  /// Notifies readers of screens that may now be seen. Asks `access` only about those.
  private func tellUnseen() {
    var answers: [LayerKey: Bool] = [:]
    for entry in unseen.take() {
      guard entry.life == .settled, let layer = state.layer(of: entry), case .unseen = entry.screen
      else { continue }
      entry.screen = .none
      guard mayBeSeen(entry, &answers) else {
        noteUnseen(entry)
        continue
      }
      layer.object.willChange()
      layer.object.didChange()
    }
  }
}
