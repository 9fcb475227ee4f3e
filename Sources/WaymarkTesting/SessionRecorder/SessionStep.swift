import Waymark

/// One line of a recorded session: what was done, and what came of it.
struct SessionStep<C: Coordinator> {
  /// What was done.
  enum Action {
    case verb(SessionVerb<C.Route>)
    /// A verb with the source of its call.
    case told(String, @MainActor (C) -> Outcome)
    /// A line of a test up to its closing closure.
    case line(String, @MainActor (C) async -> Void)
    case gesture(UserGesture)
    case answer(LeaveAnswer)
    /// What nobody knows the source of, and what is missing in words.
    case unwritten(String, @MainActor (C) async -> Void)
    /// Something went on by itself.
    case settle
    /// A change that nobody has told the recorder of.
    case seen(NavigationCause, NavigationSource)
    /// An output that nobody has told the recorder of.
    case emitted(C.Output)
  }

  var action: Action
  /// Nil if what was done has none, or if nobody knows it.
  var outcome: SeenOutcome?
  var before: NavigationState<C.Route>
  var after: NavigationState<C.Route>
  /// The coordinators afterwards, and what lies in whom: what looks alike may be presented by somebody else.
  var picture = ""
  var outputs: [C.Output] = []
  var reports: [MisuseReport.Code] = []
  /// Targets that were given up when the line was tried.
  var drops: [GivenUp] = []
  /// Questions that opened or went when the line was tried.
  var questions: [QuestionChange] = []
  /// What was shown meanwhile.
  var passed = PassedStates<C.Route>()
  /// Why it is doubtful whether the line passes; nil if nothing is known against it.
  var doubt: String?
}

extension SessionStep {
  /// True if the test waits at this line until nothing changes any more.
  var waits: Bool {
    switch action {
    case .line(let source, _): source.hasPrefix("await ")
    case .settle, .unwritten: true
    case .verb, .told, .gesture, .answer, .seen, .emitted: false
    }
  }

  var isSeen: Bool {
    switch action {
    case .seen, .emitted: true
    case .verb, .told, .line, .gesture, .answer, .unwritten, .settle: false
    }
  }

  /// Of a change that nobody has told: its cause and its source, in words.
  var seenChange: String? {
    switch action {
    case .seen(let cause, .entry(let id)): "\(cause) by \(before.route(of: id)?.name ?? "an entry")"
    case .seen(let cause, let source): "\(cause) by \(source)"
    case .verb, .told, .line, .gesture, .answer, .unwritten, .settle, .emitted: nil
    }
  }

  /// What becomes of the state.
  var edits: [StateEdit<C.Route>] { before.edits(to: after) }

  /// For each moment in between that has to be stated, what it shows.
  var moments: [[StateEdit<C.Route>]] {
    passed.fleeting(from: before, to: after).map { before.edits(to: $0) }
  }

  /// The same line for several steps in a row, of which the first one has caused the others.
  func joined(with later: ArraySlice<SessionStep>) -> SessionStep {
    var whole = self
    for step in later {
      whole.passed.note(whole.after, then: step.passed)
      whole.after = step.after
      whole.picture = step.picture
      whole.outputs += step.outputs
      whole.reports += step.reports
    }
    return whole
  }

  /// The same, done in another way.
  func done(by action: Action) -> SessionStep {
    var step = self
    step.action = action
    step.outcome = nil
    return step
  }
}
