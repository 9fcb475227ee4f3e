internal import Observation
import Waymark

// Questions whether an entry may be left: those that open, and those that go without an answer of the test.
extension NavigationTest {
  /// States that the step above asks whether an entry may be left. Not needed if the outcome of the step says so.
  ///
  /// ```swift
  /// await test.screen(EditTodo.self, { $0.cancel() })
  /// test.asks("edit(id: 2)")
  /// test.answer(.proceed) { $0.dismiss() }
  /// ```
  ///
  /// - Parameter name: The name of the entry's route, in the route type of its own coordinator.
  public func asks(
    _ name: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    take(.opened(name), at: TestPlace(fileID, filePath, line, column))
  }

  /// States that the step above closed the question whether an entry may be left, although the test did not answer it.
  /// A newer verb replaced the question, or code answered it.
  ///
  /// ```swift
  /// test.step({ $0.dismiss() }, .asks("add"))
  /// test.step({ $0.push(.detail(id: 7)) }) { $0.path.append(.detail(id: 7)) }
  /// test.closes(question: "add")
  /// ```
  ///
  /// - Parameter name: The name of the entry's route, in the route type of its own coordinator.
  public func closes(
    question name: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    take(.closed(name), at: TestPlace(fileID, filePath, line, column))
  }

  private func take(_ stated: QuestionChange, at place: TestPlace) {
    guard let there = next(\.question) else {
      return fail(
        "No more questions have \(stated.past), but \(stated.source) states one.", at: place)
    }
    guard there != stated else { return }
    fail("\(there)\n\(Advice.write)\(there.source)", at: place)
  }

  /// Notes the open question now, and each time it changes.
  func watchQuestion() {
    withObservationTracking {
      noteQuestion(root.pendingLeave)
    } onChange: { [weak self] in
      // `onChange` runs before the change, so this reads the old question and watches the next change.
      MainActor.assumeIsolated { self?.watchQuestion() }
    }
  }

  /// Notes the question that is open, and the one before it as closed.
  func noteQuestion(_ open: LeaveRequest?) {
    guard open != question else { return }
    if let question, question != answered {
      note(.question(.closed(question.name)))
    }
    question = open
    if let open { note(.question(.opened(open.name))) }
  }

  /// Counts the question of an outcome as stated.
  func stateQuestion(of outcome: Outcome) {
    noteQuestion(root.pendingLeave)
    guard case .needsConfirmation(let request) = outcome,
      let place = unstated.lastIndex(where: { $0.value.question == .opened(request.name) })
    else { return }
    unstated.remove(at: place)
  }
}

/// What happens to a question whether an entry may be left.
enum QuestionChange: Equatable, CustomStringConvertible {
  case opened(String)
  case closed(String)

  var description: String {
    switch self {
    case .opened(let name): "\(name) asks whether it may be left."
    case .closed(let name):
      "The question whether \(name) may be left was closed without test.answer."
    }
  }

  /// The line below a step that states it.
  var source: String {
    switch self {
    case .opened(let name): "test.asks(\(name.sourceLiteral))"
    case .closed(let name): "test.closes(question: \(name.sourceLiteral))"
    }
  }

  fileprivate var past: String {
    switch self {
    case .opened: "opened"
    case .closed: "closed"
    }
  }
}
