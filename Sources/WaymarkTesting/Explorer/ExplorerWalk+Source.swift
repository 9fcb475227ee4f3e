import Waymark

// Writes a way as a test.

extension ExplorerWalk {
  /// The source of a test that takes a way, and states everything that each move does.
  ///
  /// The way is recorded and tried like a session. If the test ends elsewhere, it also looks at the visible screens,
  /// and so makes them as the explorer does: at the end, or else before each step. `makeApp()` stands for the code that
  /// makes a fresh app.
  ///
  /// - Returns: The source; nil if the way now leads elsewhere.
  func testSource(of way: ExplorerWay) async -> String? {
    let world = ExplorerWorld(options, endless)
    let recorder = SessionRecorder(world.app)
    await record(in: world, by: recorder) { nil }
    for move in way.moves {
      let action = world.action(of: move)
      await record(in: world, by: recorder) { (action, world.perform(move).outcome) }
    }
    recorder.stop()
    guard world.state(home: nil).text == way.end else { return nil }
    let end = SessionStep<C>.look(at: recorder.state)
    let looking = recorder.steps.flatMap { step -> [SessionStep<C>] in
      if case .settle = step.action { return [step.done(by: end.action)] }
      return [.look(at: step.before), step]
    }
    let wanted = self.end(of: world.app)
    var source: String?
    for steps in [recorder.steps, recorder.steps + [end], looking + [end]] {
      let trial = SessionTrial(options.make)
      await trial.write(steps, from: recorder.start)
      let there = self.end(of: trial.root)
      let error =
        there == wanted ? nil : "this leads elsewhere; wanted: \(wanted); there: \(there)"
      let text = SessionText(
        trial.lines, startingWith: trial.startReports, end: trial.end, error: error)
      source = text.call(app: "makeApp()")
      if error == nil, trial.isRight { break }
    }
    return source
  }

  /// Records a move, what follows by itself, and what follows as time passes.
  private func record(
    in world: ExplorerWorld<C>, by recorder: SessionRecorder<C>,
    _ move: () -> (SessionStep<C>.Action, Outcome?)?
  ) async {
    recorder.recordStep { _ in
      let step = move()
      world.settlePlatform()
      return step
    }
    await recorder.settle(as: .settle) { await comesToRest(world.app, on: world.platform) }
    await recorder.settle(as: world.settling) {
      await world.settle()
      return world.rest.isReached
    }
  }

  /// The end of a way: the state, and the tasks that run in it.
  private func end(of app: C) -> String {
    let tasks = app.taskNames.map { "task of \($0)" }
    return ([ExplorerState(of: app, key: options.key(app)).text] + tasks).joined(separator: ", ")
  }
}

extension SessionStep {
  /// A step that makes the visible screen, if it is not made yet.
  @MainActor
  fileprivate static func look(at state: NavigationState<C.Route>) -> SessionStep {
    SessionStep(
      action: .line("await test.screen(Any.self)") { _ = $0.projection.leaf?.screen },
      before: state, after: state)
  }
}

extension SessionTrial {
  /// True if every line passes.
  fileprivate var isRight: Bool { lines.allSatisfy { $0.doubt == nil } }
}

// The steps of a test.
extension ExplorerWorld {
  /// The step that makes a move.
  fileprivate func action(of move: ExplorerMove) -> SessionStep<C>.Action {
    switch move.kind {
    case .link(let link): return .verb(.open(link))
    case .gesture(let gesture): return .gesture(gesture)
    case .answer(let answer): return .answer(answer)
    case .verb(.back): return .verb(.back())
    case .verb(.dismiss): return .verb(.dismiss)
    case .verb(.navigate(let number)): return .verb(.navigate(to: options.samples[number]))
    case .verb(.select(let place)):
      let tabs = rootTabs
      guard tabs.indices.contains(place) else { return .unwritten("select a tab") { _ in } }
      return .verb(.select(tabs[place]))
    case .disturb(let number):
      let (name, source, body) = options.disturbances[number]
      return action(source, or: name) { body($0) }
    case .action(let name, let number):
      let source = options.action(name, number: number, in: app)?.source
      return action(source, or: move.name) { [options] in
        options.action(name, number: number, in: $0)?.body()
      }
    }
  }

  private func action(
    _ source: String?, or name: String, _ body: @escaping @MainActor (C) async -> Void
  ) -> SessionStep<C>.Action {
    source.map { .line($0, body) } ?? .unwritten("write: \(name)", body)
  }

  /// The step that waits for everything that happens by itself.
  fileprivate var settling: SessionStep<C>.Action {
    guard let passTime = options.passTime else { return .settle }
    return .unwritten("write what lets time pass") { app in
      // A task must begin to sleep before time passes, and may sleep again.
      for _ in 0..<Self.mostRounds {
        await letTasksGoOn()
        await passTime(app)
      }
    }
  }
}
