import Waymark

/// One line of a recorded session: what was done, and what it changed.
struct SessionStep<C: Coordinator> {
  /// What was done.
  enum Action {
    case verb(SessionVerb<C.Route>)
    /// A verb, with the source of its call.
    case told(String, @MainActor (C) -> Outcome)
    /// A line of a test up to its last closure.
    case line(String, @MainActor (C) async -> Void)
    case gesture(UserGesture)
    case answer(LeaveAnswer)
    /// A step without source, with words for what is missing.
    case unwritten(String, @MainActor (C) async -> Void)
    /// Something changed by itself.
    case settle
    /// A change that was only seen.
    case seen(NavigationCause, NavigationSource)
    /// An output that was only seen.
    case emitted(C.Output)
    /// A report of misuse that was only seen.
    case reported(MisuseReport.Code)
    /// A question whether an entry may be left that was only seen to open.
    case asked(String, NavigationCause)
  }

  var action: Action
  /// Nil if the action has no outcome, or it is not known.
  var outcome: SeenOutcome?
  var before: NavigationState<C.Route>
  var after: NavigationState<C.Route>
  /// The coordinators afterwards, with their entries. States that look equal may belong to different coordinators.
  var picture = ""
  var outputs: [C.Output] = []
  var reports: [MisuseReport.Code] = []
  /// Targets that were given up when the line was tried.
  var drops: [GivenUp] = []
  /// Questions that opened or closed when the line was tried.
  var questions: [QuestionChange] = []
  /// The name of the entry whose question was seen to open; nil if none was.
  var asked: String?
  /// The states in between.
  var passed = PassedStates<C.Route>()
  /// Why the line may not pass; nil if nothing speaks against it.
  var doubt: String?
}

extension SessionStep {
  /// True if the test waits at this line until nothing changes any more.
  var waits: Bool {
    switch action {
    case .line(let source, _): source.hasPrefix("await ")
    case .settle, .unwritten: true
    case .verb, .told, .gesture, .answer, .seen, .emitted, .reported, .asked: false
    }
  }

  var isSeen: Bool {
    switch action {
    case .seen, .emitted, .reported, .asked: true
    case .verb, .told, .line, .gesture, .answer, .unwritten, .settle: false
    }
  }

  /// True if the line opens the question that was seen to open, if there was one.
  var asksAsSeen: Bool {
    guard let asked else { return true }
    return outcome?.question?.name == asked || questions.contains(.opened(asked))
  }

  /// The cause and the source of a change that was only seen, in words.
  var seenChange: String? {
    switch action {
    case .seen(let cause, .entry(let id)): "\(cause) by \(before.route(of: id)?.name ?? "an entry")"
    case .seen(let cause, let source): "\(cause) by \(source)"
    case .verb, .told, .line, .gesture, .answer, .unwritten, .settle, .emitted, .reported, .asked:
      nil
    }
  }

  /// The change of the state.
  var edits: [StateEdit<C.Route>] { before.edits(to: after) }

  /// The changes of each moment in between that must be stated.
  var moments: [[StateEdit<C.Route>]] {
    passed.fleeting(from: before, to: after).map { before.edits(to: $0) }
  }

  /// One line for this step and later ones that it has caused.
  func joined(with later: ArraySlice<SessionStep>) -> SessionStep {
    var whole = self
    for step in later {
      // What was done says more than a report that it made before it was seen.
      if case .reported = whole.action { (whole.action, whole.asked) = (step.action, step.asked) }
      whole.passed.note(whole.after, then: step.passed)
      whole.after = step.after
      whole.picture = step.picture
      whole.outputs += step.outputs
      whole.reports += step.reports
    }
    return whole
  }

  /// The same step with another action.
  func done(by action: Action) -> SessionStep {
    var step = self
    step.action = action
    step.outcome = nil
    return step
  }
}
