import Observation
import Testing

@testable import Waymark

extension HistoryAttackTwoTests {
  @Test(
    "Random verbs, verdicts, tabs that go and questions: a step is whole or nothing",
    arguments: 0..<fuzzSeeds)
  func guardedFuzz(_ seed: Int) {
    var g = SeededGenerator(seed: UInt64(seed) &+ 7000)
    let session = GuardSession()
    session.keepsQuestions = false
    let app = session.makeApp()
    let history = History(app, limit: [100, 5][seed % 2])
    let routes: [GuardedRoute] = [
      .page(1), .page(2), .secret, .signIn, .note, .alert, .front, .tabs, .split, .club(.lobby),
      .club(.room(1)), .club(.form), .club(.tabs), .club(.vault(.door)), .club(.vault(.box(1))),
      .club(.vault(.key)), .annex(.lobby), .annex(.room(2)), .home,
    ]
    let verdicts: [Access<GuardedRoute>] = [
      .deny("no"), .redirect(to: [.page(7)]), .hold(until: "x"),
      .hold(until: "x", showing: .signIn),
    ]
    let policies: [HistoryPolicy?] = [nil, nil, nil, .add, .replace, .ignore]
    var log: [String] = []
    for _ in 0..<80 {
      let route = routes.randomElement(using: &g)!
      let index = history.currentIndex
      let before = picture(app)
      let count = history.positions.count
      var name = "\(route)"
      var outcome = Outcome.unchanged
      var step: Int?
      switch Int.random(in: 0..<20, using: &g) {
      case 0, 1, 2: outcome = app.navigate(to: route, history: policies.randomElement(using: &g)!)
      case 3, 4: outcome = app.open(route, history: policies.randomElement(using: &g)!)
      case 5: outcome = app.push(route)
      case 6: name = "pop"; outcome = app.pop()
      case 7: name = "dismiss"; outcome = app.dismiss()
      case 8: name = "select \(route)"; outcome = app.select(route)
      case 9:
        session.app[route] = verdicts.randomElement(using: &g)!
        if Bool.random(using: &g) { name = "revalidate \(route)"; outcome = app.revalidate() }
      case 10: name = "allow, release"; session.allowAll(); outcome = app.release("x")
      case 11: name = "reload"; session.hidesTab.toggle(); outcome = app.reloadTabs()
      case 12:
        name = "protect"
        app.projection.leaf?.navigator(for: GuardedApp.self)?.leavePolicy = [.confirm, .free]
          .randomElement(using: &g)!
      case 13: name = "proceed"; outcome = app.pendingLeave?.proceed() ?? .unchanged
      case 14:
        name = "deliver \(route)"; outcome = app.deliver(route, select: Bool.random(using: &g))
      case 15: name = "clear"; if Int.random(in: 0..<5, using: &g) == 0 { history.clear() }
      default:
        let count = Int.random(in: -3...3, using: &g)
        step = count
        name = "go \(count)"
        outcome = history.go(count)
      }
      log.append(
        "\(name) \(outcome) -> \(picture(app)) @\(history.currentIndex ?? -1)/\(history.positions.count)"
      )
      var faults: [String] = []
      if let step, let index {
        switch outcome {
        case .performed, .unchanged:
          if history.currentIndex != index + step { faults.append("index") }
          let named = history.positions[history.currentIndex ?? 0].name
          let leaf = app.projection.leaf?.name ?? ""
          if !named.hasSuffix(leaf) { faults.append("\(named) is current, \(leaf) is shown") }
          if !app.projection.layers.isEmpty,
            session.refusal(
              of: history.positions[history.currentIndex!].route(as: GuardedRoute.self)!) != nil
          {
            faults.append("went to what is refused")
          }
        default:
          if history.currentIndex != index || picture(app) != before {
            faults.append("a refused step changed something")
          }
          if history.positions.count != count { faults.append("count") }
        }
        if outcome == .performed, history.go(0) != .unchanged {
          faults.append("go(0) does something after a step")
        }
      }
      if history.backCount + history.forwardCount + 1 != history.positions.count {
        faults.append("counts")
      }
      if !faults.isEmpty {
        Issue.record("seed \(seed): \(faults)\n\(log.suffix(14).joined(separator: "\n"))")
        return
      }
    }
  }
}
