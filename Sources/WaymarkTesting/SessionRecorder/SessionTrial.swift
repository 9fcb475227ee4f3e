import Waymark

/// Finds lines that pass. Each is tried after the lines before it.
@MainActor
final class SessionTrial<C: Coordinator> {
  private let fresh: @MainActor () -> C
  private(set) var lines: [SessionStep<C>] = []
  private var replay: SessionReplay<C>
  /// True after a step that could not be written. The lines after it cannot be tried.
  private var isLost = false

  init(_ fresh: @escaping @MainActor () -> C) {
    self.fresh = fresh
    replay = SessionReplay(fresh())
  }

  /// Writes a session that began with a state.
  func write(_ steps: [SessionStep<C>], from start: NavigationState<C.Route>) async {
    await goTo(start)
    var rest = steps[...]
    while let step = rest.first {
      if isLost {
        lines.append(step.guess("The lines above could not be tried."))
        rest = rest.dropFirst()
      } else if step.isSeen {
        rest = rest.dropFirst(await find(rest.prefix { $0.isSeen }))
      } else {
        await write(step)
        rest = rest.dropFirst()
      }
    }
    guard !isLost else { return }
    await settle()
  }

  /// The reports of the fresh root's start.
  var startReports: [MisuseReport.Code] { replay.startReports }

  /// The app in which the lines were tried.
  var root: C { replay.test.root }

  /// What is left at the end; nil if it is not known.
  var end: Leftover? { isLost ? nil : replay.end }

  /// Writes a recorded step as it is.
  private func write(_ step: SessionStep<C>) async {
    var line = step
    line.doubt = await replay.perform(&line).map { "This did not pass when it was tried:\n\($0)" }
    lines.append(line)
  }

  /// Finds a line for a change that was only seen, or for several changes that one verb made.
  ///
  /// - Returns: The number of steps that the line covers.
  private func find(_ seen: ArraySlice<SessionStep<C>>) async -> Int {
    guard let first = seen.first else { return 1 }
    for count in 1...min(seen.count, 4) {
      let whole = first.joined(with: seen.dropFirst().prefix(count - 1))
      if await find(whole, isExact: true) { return count }
      // A state that only looks equal is better than nothing.
      if await find(whole, isExact: false) { return count }
    }
    isLost = true
    lines.append(first)
    return 1
  }

  /// Finds a line for a change that was only seen.
  ///
  /// - Parameter isExact: True if each coordinator must have the same entries.
  private func find(_ seen: SessionStep<C>, isExact: Bool) async -> Bool {
    // The change may be a late effect of the line before.
    if lines.last.map({ !$0.isSeen }) ?? false,
      await passes(seen.done(by: .settle), isExact: isExact)
    {
      return true
    }
    // Something else than the recorder may have answered the question.
    if replay.test.root.pendingLeave != nil,
      await passes(seen.done(by: .answer(.proceed)), isExact: isExact)
    {
      return true
    }
    for candidate in seen.candidates
    where await passes(seen.done(by: candidate), isExact: isExact) {
      return true
    }
    for candidate in seen.candidates(below: replay.test.root)
    where await passes(seen.done(by: candidate), isExact: isExact) {
      return true
    }
    return false
  }

  private func passes(_ step: SessionStep<C>, isExact: Bool = false) async -> Bool {
    var line = step
    let problem = await replay.perform(&line)
    let isAlike = !isExact || replay.test.root.describe() == step.picture
    guard problem != nil || !isAlike || !line.asksAsSeen else {
      lines.append(line)
      return true
    }
    replay = SessionReplay(fresh())
    for place in lines.indices {
      var line = lines[place]
      guard let problem = await replay.perform(&line), lines[place].doubt == nil else { continue }
      lines[place].doubt = "This passed once, but not in another fresh app:\n\(problem)"
    }
    return false
  }

  /// Brings the fresh app to the state that the session began with.
  private func goTo(_ start: NavigationState<C.Route>) async {
    guard replay.test.state.rows != start.rows else { return }
    let before = replay.test.state
    let step = SessionStep<C>(
      action: .seen(.start, .code(coordinator: replay.test.root.name)), before: before, after: start
    )
    for case .verb(let verb) in step.candidates {
      let root = fresh()
      let before = NavigationState(of: root)
      _ = verb.written.perform(in: root)
      let after = NavigationState(of: root)
      guard after.rows == start.rows else { continue }
      let line = SessionStep<C>(action: .verb(verb), before: before, after: after)
      if await passes(line) { return }
    }
    isLost = true
    lines.append(step)
  }

  /// States what changes by itself after the last line.
  private func settle() async {
    let test = replay.test
    let before = test.state
    await test.comeToRest()
    // The states become events that nobody has stated.
    let passed = test.passed
    test.collect()
    let told = test.unstated.map(\.value)
    let step = SessionStep<C>(
      action: .settle, before: before, after: NavigationState(of: test.root),
      outputs: told.compactMap(\.output), reports: told.compactMap(\.report?.code),
      drops: told.compactMap(\.drop), questions: told.compactMap(\.question),
      passed: passed)
    let isChanged = !StateComparison(before: before, stated: before, there: step.after).lines
      .isEmpty
    guard
      isChanged || !step.outputs.isEmpty || !step.reports.isEmpty || !step.moments.isEmpty
        || !step.drops.isEmpty || !step.questions.isEmpty
    else { return }
    lines.append(step)
  }
}

@MainActor
extension SessionStep {
  /// A line that was not tried.
  ///
  /// - Parameter doubt: Why it was not.
  func guess(_ doubt: String) -> SessionStep {
    guard isSeen, let first = candidates.first else { return self }
    var step = done(by: first)
    step.doubt = doubt
    return step
  }
}
