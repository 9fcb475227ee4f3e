import Waymark

/// Runs lines of a test on a fresh app, as the test will.
@MainActor
final class SessionReplay<C: Coordinator> {
  let test: NavigationTest<C>
  /// The reports of the root's start, which the test states above its first line.
  let startReports: [MisuseReport.Code]
  private let failures: FailureList

  private final class FailureList {
    var all: [String] = []
  }

  init(_ root: C) {
    let failures = FailureList()
    self.failures = failures
    test = NavigationTest(root, at: TestPlace(#fileID, #filePath, #line, #column), waits: true) {
      failures.all.append($0.message)
    }
    startReports = test.unstated.compactMap(\.value.report?.code)
    test.unstated = []
  }

  /// Runs a line.
  ///
  /// - Parameter step: The line. It receives the outcome, if it has none yet, and the targets that were given up.
  /// - Returns: Why the line does not pass; nil if it does.
  func perform(_ step: inout SessionStep<C>) async -> String? {
    failures.all = []
    let edits = step.edits
    func change(_ state: inout NavigationState<C.Route>) {
      for edit in edits { edit.apply(to: &state) }
    }
    let expected = step.outcome.map { ExpectedOutcome($0) } ?? .any
    switch step.action {
    case .verb(let verb):
      let outcome = test.step({ verb.written.perform(in: $0) }, expected, change)
      note(outcome, of: &step)
    case .told(_, let verb):
      let outcome = test.step(verb, expected, change)
      note(outcome, of: &step)
    case .line(_, let body), .unwritten(_, let body):
      test.begin(at: test.place)
      await body(test.root)
      let isAtRest = step.waits ? await test.comeToRest() : true
      if isAtRest { test.check(nil, .any, change) }
    case .gesture(let gesture): test.user(gesture, change)
    case .answer(let answer): test.answer(answer, .any, change)
    case .settle: await test.settle(change)
    case .seen, .emitted, .reported, .asked: failures.all.append("It is not known what was done.")
    }
    let told = checkTold(step)
    step.drops = told.compactMap(\.drop)
    step.questions = told.compactMap(\.question)
    return failures.all.first
  }

  /// Notes an outcome, which the line will state, with its question.
  private func note(_ outcome: Outcome, of step: inout SessionStep<C>) {
    guard step.outcome == nil else { return }
    step.outcome = SeenOutcome(outcome, in: test.root)
    test.stateQuestion(of: outcome)
  }

  /// Checks that outputs, reports and moments are those that were recorded, because the test states them.
  ///
  /// - Returns: What else the test states.
  private func checkTold(_ step: SessionStep<C>) -> [UnstatedEvent<C>] {
    for moment in step.moments {
      test.meanwhile { state in
        for edit in moment { edit.apply(to: &state) }
      }
    }
    let told = test.unstated.map(\.value)
    test.unstated = []
    if told.contains(where: { $0.moment != nil }) {
      failures.all.append("More came and went than was recorded.")
    }
    let outputs = told.compactMap(\.output).map { "\($0)" }
    let reports = told.compactMap(\.report?.code)
    if outputs != step.outputs.map({ "\($0)" }) {
      failures.all.append("The outputs are \(outputs), but were \(step.outputs).")
    }
    if reports != step.reports {
      failures.all.append("The reports are \(reports), but were \(step.reports).")
    }
    return told
  }

  /// What is left at the end, for the last line of the test.
  var end: Leftover { test.left }
}
