import Waymark

/// An outcome, with the gate that its target waits for, or the coordinator that denies it. These can only be read right
/// after the call.
struct SeenOutcome {
  let outcome: Outcome
  /// The gate that the target waits for, if it does.
  var gate: Gate?
  /// The coordinator whose `access` denies it; nil if that is not known.
  var denier: String?

  /// The question whether an entry may be left, if the verb asks one.
  var question: LeaveRequest? {
    if case .needsConfirmation(let request) = outcome { request } else { nil }
  }

  /// What is wrong with the link, if the verb opened an invalid one.
  var linkError: DeepLinkError? {
    if case .invalidLink(let error) = outcome { error } else { nil }
  }
}

extension SeenOutcome {
  /// Takes the outcome that a verb of the root has just returned.
  @MainActor
  init(_ outcome: Outcome, in root: some Coordinator) {
    self.outcome = outcome
    denier = root.denier(of: outcome)
    gate = outcome.hold.flatMap { token in
      root.pendingNavigations.first { $0.token == token }?.gate
    }
  }
}

extension SeenOutcome {
  /// The source that a test writes.
  var source: String {
    switch outcome {
    case .performed: ".performed"
    case .unchanged: ".unchanged"
    case .queued: ".queued"
    case .redirected: ".redirected"
    case .ignored(let reason): ".ignored(.\(reason.rawValue))"
    case .denied(let reason): ".denied(\(reason.text.sourceLiteral))"
    case .held: gate.map(Self.source(of:)) ?? ".held"
    case .needsConfirmation(let request): ".asks(\(request.name.sourceLiteral))"
    case .invalidLink(let error): ".invalidLink(.\(error.code.rawValue))"
    }
  }

  static func source(of gate: Gate) -> String {
    let names = gate.names.map(\.sourceLiteral)
    return ".held(\(names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"))"
  }

  /// The reason for the outcome, as a sentence.
  var reason: String? {
    switch outcome {
    case .performed, .unchanged, .redirected: nil
    case .queued: "Another verb was at work."
    case .ignored(let reason): "\(reason)".asSentence
    case .denied(let reason): "access\(denier.map { " of \($0)" } ?? "") says: \(reason)".asSentence
    case .held: gate.map { "The target waits for \($0).".asSentence }
    case .needsConfirmation(let request): "The leave policy of \(request.name) asks first."
    case .invalidLink(let error): "\(error)".asSentence
    }
  }
}

extension String {
  /// The text with a capital letter and a full stop.
  fileprivate var asSentence: String {
    (first?.uppercased() ?? "") + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
