@testable import Waymark

// What the root refuses in many steps.
extension LeaveSession {
  static let gate: Gate = "session"

  /// Chooses what the root refuses during a step that asks about these routes.
  private func forbid(_ asked: [TreeRoute]) {
    let base = session.model.base(of: 0) ?? NaiveTree.Place(layer: 0, range: 0..<0)
    let own = session.model.routes(at: base, level: 0)
    let refuses = refusal(oneRoute(of: asked))
    let verdict = verdict(own, refuses)
    rules = [NaiveTree.Rule(verdict: verdict, refuses: refuses)]
    // What leads on to something else.
    guard case .redirect(let routes) = verdict, rollRules(2) == 0, let first = routes.first,
      !refuses(first)
    else { return }
    let next = targets(own).filter { !refuses($0) && $0 != first }
    guard !next.isEmpty else { return }
    rules.append(NaiveTree.Rule(verdict: .redirect(to: next)) { $0 == first })
  }

  private func refusal(_ route: TreeRoute) -> (TreeRoute) -> Bool {
    let side = route.embedded?.side
    switch rollRules(6) {
    case 0 where side != nil: return { $0.embedded?.side == side }
    case 1: return { $0.innermost == route.innermost }
    default: return { $0 == route }
    }
  }

  private func verdict(
    _ own: [TreeRoute], _ refuses: (TreeRoute) -> Bool
  ) -> Access<TreeRoute> {
    let allowed = targets(own).filter { !refuses($0) }
    switch rollRules(12) {
    case 0...2: return .deny("it is refused")
    case 3: return .hold(until: Self.gate)
    case 4...5: return .hold(until: Self.gate, showing: refuses(.front) ? .page(5) : .front)
    case 6: return .redirect(to: targets(own))
    default: return .redirect(to: allowed.isEmpty ? [.page(6)] : allowed)
    }
  }

  /// Routes to lead to: some that are there, and others.
  private func targets(_ own: [TreeRoute]) -> [TreeRoute] {
    let others: [TreeRoute] = [
      .page(7), .tabs, .left(.page(1)), .right(.tabs), .same(.page(0)), .split(0), .sheet,
    ]
    let keeps = rollRules(2) == 0
    var routes = own.filter { _ in keeps && rollRules(3) > 0 }
    if !keeps || rollRules(2) == 0 { routes.append(oneRoute(of: others)) }
    if rollRules(4) == 0 { routes.reverse() }
    return routes
  }

  private func oneRoute(of routes: [TreeRoute]) -> TreeRoute {
    routes.isEmpty ? .page(0) : routes[rollRules(routes.count)]
  }

  /// Judges what the model has performed. Many steps are refused something that they ask about.
  func judge(
    _ tree: NaiveTree, _ step: TreeStep, _ old: NaiveTree
  ) throws(NaiveTree.Stop) -> (Outcome, NaiveTree) {
    rules = []
    judged = nil
    // What removes something and asks is rare.
    let mayAsk = !tree.reasons.isEmpty
    guard mayAsk ? rollRules(4) > 0 : rollRules(3) == 0 else { return (.performed, tree) }
    forbid(tree.asked(since: old).map { tree.route(of: $0, level: 0) })
    let judged = try tree.judged(rules, since: old, by: step)
    self.judged = judged
    return (judged.outcome, judged.tree.differs(from: old) ? judged.tree : old)
  }

  /// Refuses what the rules say from now on. Queries have told their readers whether tabs may be seen, and those are
  /// notified before that.
  func beginToRefuse(_ app: TreeCoordinator) {
    session.census.access = { _ in .deny("everything is refused") }
    app.pop(0)
    session.census.access = { [weak self] route in
      self?.rules.first { $0.refuses(route) }?.verdict ?? .allow
    }
  }

  /// Counts what came of access, with the number of questions.
  func countAccess(_ outcome: Outcome, _ asked: Int, _ policies: [EntryID: LeavePolicy]) {
    guard let judged else { return }
    let reserved = Set(policies.filter { $0.value != .free }.keys.map(\.number))
    switch outcome {
    case .denied: count("denied")
    case .held: count(asked > 0 ? "held and asked" : "held")
    case .redirected:
      count("led elsewhere")
      if asked > 0 { count("led elsewhere and asked") }
      if judged.redirects > 1 { count("led on") }
      if !judged.returned.isDisjoint(with: reserved) { count("kept by a redirect unasked") }
      if case .transaction = session.current { count("led elsewhere in a transaction") }
    default:
      if !judged.cascaded.isEmpty { count("uncovered and refused") }
      if !judged.cascaded.isDisjoint(with: reserved) { count("refused unasked") }
      if judged.redirects > 0 { count("a removal led elsewhere") }
    }
  }
}

extension TreeRoute {
  /// The route without embeddings.
  fileprivate var innermost: TreeRoute { embedded?.route.innermost ?? self }
}
