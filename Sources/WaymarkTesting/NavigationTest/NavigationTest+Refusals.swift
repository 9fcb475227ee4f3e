import Waymark

// Verbs that were not carried out: what a screen's verb was answered explains what did not change.
extension NavigationTest {
  /// What was refused in the step, in words; forgets it.
  ///
  /// - Parameter stated: The outcome of the step, which is said anyway.
  func takeRefusals(besides stated: Outcome? = nil) -> [String] {
    var said: [String] = []
    for refused in refusals where refused.outcome != stated {
      let text = text(of: refused)
      if !said.contains(text) { said.append(text) }
    }
    // What they carry may keep a screen.
    refusals = []
    return Array(said.suffix(2))
  }

  /// Fails if the test does not get where it begins.
  func failRefusedBeginning() {
    refusals.removeAll { $0.outcome.leadsOn }
    let said = takeRefusals()
    guard !said.isEmpty else { return }
    fail((["test.given did not get there."] + said).joined(separator: "\n"), at: place)
  }

  private func text(of refused: RefusedVerb) -> String {
    let seen = SeenOutcome(refused.outcome, in: root)
    return (["\(refused.name) was answered \(seen.source)."] + [seen.reason].compactMap(\.self))
      .joined(separator: " ")
  }
}

/// A verb that was not carried out.
struct RefusedVerb {
  /// What was called, in words.
  let name: String
  let outcome: Outcome
}

extension Outcome {
  /// True if it shows something that a test may begin with: what a target waits for, or a question.
  fileprivate var leadsOn: Bool {
    switch self {
    case .held, .needsConfirmation: true
    default: false
    }
  }
}
