import Waymark

/// Something that happened, to be stated by a line of its own.
enum UnstatedEvent<C: Coordinator> {
  case output(C.Output)
  case report(MisuseReport)
  /// A state that came and went within a step, and the one before it.
  case moment(NavigationState<C.Route>, before: NavigationState<C.Route>)
  case drop(GivenUp)
  case question(QuestionChange)
}

extension UnstatedEvent {
  var output: C.Output? {
    if case .output(let output) = self { output } else { nil }
  }

  var report: MisuseReport? {
    if case .report(let report) = self { report } else { nil }
  }

  var moment: (there: NavigationState<C.Route>, before: NavigationState<C.Route>)? {
    if case .moment(let there, let before) = self { (there, before) } else { nil }
  }

  var drop: GivenUp? {
    if case .drop(let drop) = self { drop } else { nil }
  }

  var question: QuestionChange? {
    if case .question(let question) = self { question } else { nil }
  }

  /// What a test says if no line states it.
  var failure: String {
    switch self {
    case .output(let output):
      let write = Self.source(of: output).map { "\n\(Advice.writeBelow)\($0)" }
      return "No line states this output: \(output)" + (write ?? "")
    case .report(let report):
      return
        "No line states this report of misuse (\(report.code)).\n\(report)\n\(Advice.writeBelow)\(Self.source(of: report.code))"
    case .moment(let there, let before):
      let comparison = StateComparison(before: before, stated: before, there: there)
      // What is left and shown again on the way is, for a moment, as before the step.
      let isBack = comparison.lines.isEmpty
      let write = (isBack ? "{ _ in }" : comparison.correction.closure).map {
        ["\(Advice.writeBelow)test.meanwhile \($0)"]
      }
      let what = isBack ? ["It was as before the step once more."] : comparison.lines
      return
        (["Something came and went, but no line states it."] + what + (write ?? []))
        .joined(separator: "\n")
    case .drop(let drop):
      return
        "No line states that a target was given up: \(drop).\n\(Advice.writeBelow)\(drop.source)"
    case .question(let question):
      return "\(question)\n\(Advice.writeBelow)\(question.source)"
    }
  }

  /// The line that states an output; nil if the output has no literal.
  static func source(of output: C.Output) -> String? {
    guard let literal = sourceLiteral(of: output) else { return nil }
    return output is any Equatable
      ? "test.output(\(literal))"
      : "test.output { \"\\($0)\" == \("\(output)".sourceLiteral) }"
  }

  /// The line that states a report.
  static func source(of report: MisuseReport.Code) -> String { "test.report(.\(report.rawValue))" }
}
