import Waymark

// Writes a way as a test.

extension ExplorerWalk {
  /// The source of a test that takes a way, and states what each move changes.
  ///
  /// `makeApp()` stands for the code that makes a fresh app. A move without source becomes a line that does not compile
  /// and says what to write.
  ///
  /// - Parameter way: The moves, from the start.
  func testSource(of way: [ExplorerMove]) async -> String {
    let world = ExplorerWorld(options)
    await world.settle()
    var lines: [String] = []
    for move in way {
      let source = world.source(of: move)
      let before = NavigationState(of: world.app)
      let result = world.perform(move)
      world.settlePlatform()
      let outcome = result.outcome.map { outcome in
        SeenOutcome(
          outcome: outcome,
          gate: outcome.hold.flatMap { token in
            world.app.pendingNavigations.first { $0.token == token }?.gate
          })
      }
      let atOnce = NavigationState(of: world.app)
      await world.settle()
      let later = NavigationState(of: world.app)
      let step = StepSource(
        move: source, outcome: outcome?.source ?? ".performed",
        atOnce: before.edits(to: atOnce).map(\.source),
        later: atOnce.edits(to: later).map(\.source), whole: before.edits(to: later).map(\.source))
      lines += step.lines
    }
    let body = lines.map { "  \($0)" }
    return (["await navigationTest(makeApp(), fail: record) { test in"] + body + ["}"])
      .joined(separator: "\n")
  }
}

extension ExplorerWorld {
  /// The source of a move.
  func source(of move: ExplorerMove) -> StepSource.Move {
    switch move.kind {
    case .link(let link): return .verb("$0.open(\(link.debugDescription))")
    case .gesture(let gesture): return .gesture("test.user(\(gesture))")
    case .answer(let answer): return .gesture("test.answer(.\(answer))")
    case .verb(.back): return .verb("$0.back()")
    case .verb(.dismiss): return .verb("$0.dismiss()")
    case .verb(.navigate(let number)): return verb("navigate(to: ", options.samples[number])
    case .verb(.select(let place)):
      let tabs = rootTabs
      guard tabs.indices.contains(place) else { return .unknown("select a tab") }
      return verb("select(", tabs[place])
    case .disturb(let number):
      let disturbance = options.disturbances[number]
      return disturbance.source.map { .gesture($0) } ?? .unknown("write: \(disturbance.name)")
    case .action(let name, let number):
      let source = action(name, number: number)?.source
      return source.map { .waiting($0) } ?? .unknown("write: \(move.name)")
    }
  }

  private func verb(_ name: String, _ route: C.Route) -> StepSource.Move {
    route.literal.map { literal in .verb("$0.\(name)\(literal))") }
      ?? .unknown("write the payload of \(route.name)")
  }
}
