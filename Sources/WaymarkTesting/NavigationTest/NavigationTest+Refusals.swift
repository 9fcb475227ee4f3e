import Waymark

// Verbs that were not carried out. Their outcomes explain why a screen changed nothing.
extension NavigationTest {
  /// Describes the refused verbs of the step, and forgets them.
  ///
  /// - Parameter stated: The outcome of the step, which the failure says anyway.
  func takeRefusals(besides stated: Outcome? = nil) -> [String] {
    var said: [String] = []
    for refused in refusals where refused.outcome != stated {
      let text = text(of: refused)
      if !said.contains(text) { said.append(text) }
    }
    // Outcomes may keep a screen in memory.
    refusals = []
    return Array(said.suffix(2))
  }

  /// Fails if a verb of `given` was refused, because then the test begins elsewhere.
  func failRefusedBeginning() {
    refusals.removeAll { $0.outcome.leadsOn }
    let said = takeRefusals()
    guard !said.isEmpty else { return }
    fail((["test.given did not get there."] + said).joined(separator: "\n"), at: place)
  }

  private func text(of refused: RefusedVerb) -> String {
    var seen = SeenOutcome(refused.outcome, in: root)
    seen.denier = refused.denier
    return (["\(refused.name) returned \(seen.source)."] + [seen.reason].compactMap(\.self))
      .joined(separator: " ")
  }
}

/// A verb that was not carried out.
struct RefusedVerb {
  /// The verb, in words.
  let name: String
  let outcome: Outcome
  /// The coordinator whose `access` denied it; nil if that is not known.
  let denier: String?
}

extension Outcome {
  /// True for an outcome that a test may begin with: a target waits, or a question is open.
  fileprivate var leadsOn: Bool {
    switch self {
    case .held, .needsConfirmation: true
    default: false
    }
  }
}
