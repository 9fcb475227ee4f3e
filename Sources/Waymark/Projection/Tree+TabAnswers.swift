// Whether one can go back to a tab is up to `access`, whose answers change without the framework knowing.

/// What whoever asked was told of a tab: whether something of it may be seen.
@MainActor
struct TabAnswer {
  weak var tab: FlowLayer?
  let hasSomethingToSee: Bool
}

extension Tree {
  /// Whether something of a tab may be seen. Registers with all that decides it, and remembers the answer.
  func asksWhetherSeen(_ tab: FlowLayer, _ reading: Reading) -> Bool {
    tab.accessAll(reading)
    // An `access` that asks whether one can go back would ask without an end.
    guard !isAnswering else { return true }
    isAnswering = true
    defer { isAnswering = false }
    let answer = tab.hasSomethingToSee(reading)
    if reading == .current {
      tabAnswers.removeAll { $0.tab === tab }
      tabAnswers.append(TabAnswer(tab: tab, hasSomethingToSee: answer))
    }
    return answer
  }

  /// Tells whoever was answered otherwise than they would be now.
  func tellTabAnswers() {
    let answers = tabAnswers.take()
    for answer in answers {
      guard let tab = answer.tab, tab.tab?.tabSet.entry?.mark == .settled else { continue }
      if tab.hasSomethingToSee(.current) == answer.hasSomethingToSee {
        tabAnswers.append(answer)
      } else {
        tab.object?.willChange()
        tab.object?.didChange()
      }
    }
  }

  /// Tells whoever was told something that `access` says otherwise by now: once for a verb and all that callbacks
  /// have queued meanwhile.
  func tellAnswers() {
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
