import Waymark

/// What a failed step says.
struct StepMessage {
  /// Nil if the step is as stated.
  let text: String?

  /// - Parameters:
  ///   - seen: Nil for a step that has no outcome.
  ///   - reasons: What else explains the state that is there.
  init(
    _ differences: [String], _ seen: SeenOutcome?, _ expected: ExpectedOutcome, _ reasons: [String],
    _ correction: StateCorrection
  ) {
    let isSeen = seen.map(expected.matches) ?? true
    guard !isSeen || !differences.isEmpty else {
      text = nil
      return
    }
    let what = differences.isEmpty ? [] : ["The tree is not as stated."] + differences
    let outcome = seen.map { Self.lines(of: $0, against: expected) } ?? []
    let wrong = isSeen ? nil : seen?.source
    let write = differences.isEmpty ? Self.line(wrong) : correction.line(after: wrong)
    text = (what + outcome + reasons + [write].compactMap(\.self)).joined(separator: "\n")
  }

  private static func lines(of seen: SeenOutcome, against expected: ExpectedOutcome) -> [String] {
    let stated = expected.matches(seen) ? "as stated" : "and \(expected.source) was stated"
    return ["The outcome is \(seen.source), \(stated)."] + [seen.reason].compactMap(\.self)
  }

  private static func line(_ outcome: String?) -> String? { outcome.map { Advice.write + $0 } }
}

/// How a failure says what would have passed, which is to be written only if the app is right.
enum Advice {
  static let write = "If this is right, write: "
  static let writeBelow = "If this is right, write below it: "
  static let writeNothing = "If it is right that nothing changes, write no closure."

  /// The lines of a failure without it.
  static func removed(from message: String) -> [String] {
    message.split(separator: "\n").map(String.init).filter { line in
      ![write, writeBelow, writeNothing].contains { line.hasPrefix($0) }
    }
  }
}

extension StateCorrection {
  /// The line of a failure that says what to write; nil if nobody knows.
  ///
  /// - Parameter outcome: The outcome to be written before it, if the one that was stated is wrong.
  func line(after outcome: String? = nil) -> String? {
    switch self {
    case .unknown: nil
    case .closure(let source):
      Advice.write + [outcome, source].compactMap(\.self).joined(separator: " ")
    case .nothing: outcome.map { Advice.write + $0 } ?? Advice.writeNothing
    }
  }
}
