import Waymark

// Looks for faults in the present state.

extension ExplorerWorld {
  /// Looks for faults that are cheap to find. Called after each move.
  ///
  /// - Parameter state: The present state.
  func faults(_ state: ExplorerState) -> [ExplorerFault] {
    options.spoil?(self)
    var faults: [ExplorerFault] = []
    if let broken = app.brokenInvariant {
      faults.append(.brokenTree(broken))
    }
    for (name, why) in refusals { faults.append(.refused(name, why)) }
    faults += takeMisuse()
    if rest.isReached {
      if let first = platform.differences.first { faults.append(.platform(first)) }
      if let name = endlessTask { faults.append(.endlessTask(of: name)) }
    } else {
      faults.append(.endlessChanges(at: state.tree.leaf))
    }
    for rule in options.rules {
      if let text = rule.body(app) { faults.append(.rule(rule.name, text)) }
    }
    return faults
  }

  /// Returns the reports of misuse since the last move.
  func takeMisuse() -> [ExplorerFault] { log.takeReports().map { .misuse($0) } }

  /// The refused entries on top of layers, including selected tabs and columns.
  private var refusals: [(name: String, why: String)] {
    app.projection.layers.flatMap(refusals(in:))
  }

  private func refusals(in layer: Layer<C.Screen>) -> [(name: String, why: String)] {
    guard let entry = layer.entries.last else { return [] }
    let own = entry.refusal.map {
      [(name: entry.rootRoute(as: C.Route.self)?.name ?? entry.name, why: $0)]
    }
    guard let tabs = entry.tabs else { return own ?? [] }
    let shown = tabs.areColumns ? tabs.layers : [tabs.selected].compactMap(\.self)
    return (own ?? []) + shown.flatMap(refusals(in:))
  }

  /// Looks for faults in saving the state, and in going back in the history. The app cannot be used afterwards.
  ///
  /// - Parameter state: The present state.
  func lastFaults(_ state: ExplorerState) -> [ExplorerFault] {
    [restoringFault(state), historyFault(state)].compactMap(\.self)
  }

  private func restoringFault(_ state: ExplorerState) -> ExplorerFault? {
    let saved = app.snapshot()
    let other = options.relaunch?(app) ?? options.make()
    other.flow.reporter = MisuseReporter { _ in }
    do {
      let report = other.restore(try NavigationSnapshot(json: try saved.json()))
      let there = PlaceTree(of: other).withoutPolicies
      let wanted = state.tree.withoutPolicies
      if report.dropped.isEmpty, other.snapshot() == saved, there.isCut(of: wanted) { return nil }
      return .notRestored(state.tree.leaf, wanted, there, report.dropped)
    } catch {
      return .unreadable(state.tree.leaf, "\(error)")
    }
  }

  private func historyFault(_ state: ExplorerState) -> ExplorerFault? {
    let mayGoOn = !app.pendingNavigations.isEmpty
    guard history.backCount > 0, app.pendingLeave == nil, history.back() == .performed,
      let place = history.currentIndex
    else { return nil }
    let (position, back) = (history.positions[place].path, app.visiblePath.map { $0.map(\.name) })
    if position != back {
      return .history(state.tree.leaf, "back", wanted: position.lines, there: back.lines)
    }
    guard history.forwardCount > 0 else {
      // A target that waited may go on after the step back.
      return mayGoOn ? nil : .forwardTaken(state.tree.leaf)
    }
    switch history.forward() {
    case .performed: break
    case .needsConfirmation, .held, .queued, .ignored(.blocked): return nil
    case let outcome:
      let said = SeenOutcome(outcome: outcome)
      return .noForward(state.tree.leaf, said.source, said.reason)
    }
    let (wanted, there) = (state.tree.withoutPolicies, PlaceTree(of: app).withoutPolicies)
    guard wanted != there else { return nil }
    return .history(
      state.tree.leaf, "back and forward", wanted: wanted.description, there: there.description)
  }
}

extension [[String]] {
  /// A path on one line.
  fileprivate var lines: String { map { $0.joined(separator: " > ") }.joined(separator: " ^ ") }
}
