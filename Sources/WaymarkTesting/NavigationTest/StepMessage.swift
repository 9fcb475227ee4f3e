import Waymark

/// The text of a failed step.
struct StepMessage {
  /// Nil if the step is as stated.
  let text: String?

  /// - Parameters:
  ///   - seen: The outcome; nil for a step without one.
  ///   - reasons: Other sentences that explain the state.
  init(
    _ differences: [String], _ seen: SeenOutcome?, _ expected: ExpectedOutcome, _ reasons: [String],
    _ correction: StateCorrection
  ) {
    let isSeen = seen.map(expected.matches) ?? true
    guard !isSeen || !differences.isEmpty else {
      text = nil
      return
    }
    let outcome = seen.map { Self.lines(of: $0, against: expected) } ?? []
    let wrong = isSeen ? nil : seen?.source
    let write = differences.isEmpty ? Self.line(wrong) : correction.line(after: wrong)
    let why = outcome + reasons + [write].compactMap(\.self)
    text = (Self.lines(of: differences, before: why.count) + why).joined(separator: "\n")
  }

  /// The differences, cut so that a failure of twelve lines has room for the reasons.
  private static func lines(of differences: [String], before count: Int) -> [String] {
    guard !differences.isEmpty else { return [] }
    let lines = ["The tree is not as stated."] + differences
    let room = max(5, 12 - count)
    return lines.count > room ? lines.prefix(room - 1) + ["…"] : lines
  }

  private static func lines(of seen: SeenOutcome, against expected: ExpectedOutcome) -> [String] {
    let stated = expected.matches(seen) ? "as stated" : "but \(expected.source) was stated"
    return ["The outcome is \(seen.source), \(stated)."] + [seen.reason].compactMap(\.self)
  }

  private static func line(_ outcome: String?) -> String? { outcome.map { Advice.write + $0 } }
}

extension StateCorrection {
  /// The line of a failure that says what to write; nil if no line would pass.
  ///
  /// - Parameter outcome: The right outcome, if the stated one is wrong.
  func line(after outcome: String? = nil) -> String? {
    switch self {
    case .unknown: nil
    case .closure(let source):
      Advice.write + [outcome, source].compactMap(\.self).joined(separator: " ")
    case .nothing: outcome.map { Advice.write + $0 } ?? Advice.writeNothing
    }
  }
}
