import Testing

@testable import Waymark

@MainActor
@Suite("Properties of what a child tries, and a root that has not begun, with its reports")
struct EvaluateChildProperties {
  @Test(
    "What any coordinator tries happens then as it sees it: verbs of stacks, layers, tabs, and gestures"
  )
  func trees() async {
    let least = [
      "performed": 800, "unchanged": 150, "ignored": 200, "reported": 40, "by a child": 1000,
    ]
    await Sessions.run(UInt64(9501)...9560, least: least) { seed in
      let session = TreeSession(seed: seed)
      var generator = SeededGenerator(seed: seed ^ 0xEA1)
      var tally: [String: Int] = [:]
      let twin = EvaluateTwin(
        living: { session.census.livingCoordinators().count },
        codes: { [unowned session] in session.reports }, fail: { session.fail($0) })
      session.surrounding = { [unowned session] run in
        // Evaluations do not try what handlers call.
        if case .told = session.current { return run() }
        let owners = session.census.coordinators.compactMap(\.coordinator)
        guard let child = owners.randomElement(using: &generator) else { return run() }
        if child !== session.root { tally["by a child", default: 0] += 1 }
        return twin.call(run, on: child, isChild: child !== session.root) {
          session.census.asked = [:]
        }
      }
      session.run(60)
      session.surrounding = nil
      session.end()
      tally.merge(twin.tally, uniquingKeysWith: +)
      return (session.failure, tally)
    }
  }

  @Test("What any coordinator tries is right about access that changes, with its reports")
  func access() async {
    let least = [
      "performed": 700, "denied": 150, "redirected": 60, "held": 80, "ignored": 80, "reported": 30,
      "by a child": 1000,
    ]
    await Sessions.run(UInt64(9561)...9620, least: least, most: ["followed": 800]) { seed in
      let session = AccessSession(seed: seed)
      var choice = SeededGenerator(seed: seed ^ 0xEA2)
      var tally: [String: Int] = [:]
      let twin = EvaluateTwin(
        living: { session.guards.living }, reports: { session.guards.reports.count },
        codes: { session.guards.reports }, causes: { [unowned session] in session.causes },
        fail: { session.fail($0) })
      session.surrounding = { [unowned session] verb in
        let (generator, revalidates) = (session.generator, session.revalidates)
        let all: [any Coordinator] = [session.app] + session.app.descendants
        let levels = all.compactMap { $0 as? any GuardedLevel }
        let level = levels.randomElement(using: &choice) ?? session.app
        if !(level is GuardedApp) { tally["by a child", default: 0] += 1 }
        return call(twin, verb, on: level) {
          (session.generator, session.revalidates) = (generator, revalidates)
          session.forgetQuestions()
        }
      }
      for _ in 0..<80 where session.failure == nil { session.step() }
      session.surrounding = nil
      session.end()
      tally.merge(twin.tally, uniquingKeysWith: +)
      return (session.failure, tally)
    }
  }

  private func call(
    _ twin: EvaluateTwin, _ verb: () -> Outcome, on level: some GuardedLevel,
    between prepare: () -> Void
  ) -> Outcome { twin.call(verb, on: level, isChild: !(level is GuardedApp), between: prepare) }

  @Test("A root that has not begun tries its first verb as if it had, and has not begun then")
  func fresh() async {
    let least = ["performed": 80, "denied": 40, "held": 60, "redirected": 60]
    await Sessions.run(UInt64(9621)...10220, least: least) { seed in
      let fresh = FreshTrial(seed: seed)
      return (fresh.failure, [fresh.outcome: 1])
    }
  }
}

/// A root that has not begun tries a verb, and then calls it. Another one begins before it calls the verb, and a third
/// one shows whether the verb leads to the marked route.
@MainActor
private struct FreshTrial {
  let outcome: String
  private(set) var failure: String?

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed ^ 0xEA3)
    func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    let start: GuardedRoute =
      [.home, .page(1), .secret, .tabs, .split, .club(.lobby), .club(.tabs)][roll(7)]
    let verb = AccessLedTwins.Verb.allCases[roll(AccessLedTwins.Verb.allCases.count)]
    let judge = AccessLedTwins.Judge(rawValue: roll(3)) ?? .app
    let routes = LedRoutes(mayShowTabs: true, roll)
    let (kind, startKind, hasFallback) = (roll(4), roll(5), roll(2) == 0)
    // In the last one nothing is forbidden but the start.
    let apps = (0..<3).map { number in
      let guards = GuardSession()
      switch number == 2 ? 0 : kind {
      case 0: break
      case 1: guards.hold(judge, showing: nil)
      case 2: guards.hold(judge, showing: routes)
      default: routes.forbid(judge, in: &guards.rules)
      }
      let verdicts: [Access<GuardedRoute>] = [
        .deny("no"), .hold(until: "start", showing: .page(3)), .redirect(to: [.page(4)]),
      ]
      if startKind < 3 { guards.app[start] = verdicts[startKind] }
      guards.appFallback = hasFallback ? .page(5) : nil
      return (guards, guards.freshApp(start: start))
    }
    let (guards, app) = apps[0]
    let tried = app.evaluate { _ = $0.perform(verb, judge, false) }
    let trace = app.flow.tree != nil || guards.living != 1 || !guards.reports.isEmpty
    let done = app.perform(verb, judge, false)
    let began = apps[1].1.start()
    let wanted = apps[1].1.perform(verb, judge, false)
    outcome = "\(done)".prefix { $0 != "(" }.description
    let allowed = apps[2].1.perform(verb, judge, false)
    let all: [any Coordinator] = [apps[2].1] + apps[2].1.descendants
    let levels = all.compactMap { $0 as? any LedLevel }
    let isMarked =
      allowed.didChange && levels.contains { $0.rank == judge.rawValue && $0.shows(judge) }
    // What it leads to may be the start, about which the app decides, too.
    let expected =
      kind < 3 ? ["held"] : startKind < 2 ? ["redirected", "denied", "held"] : ["redirected"]
    let isRight = !isMarked || kind == 0 || expected.contains(outcome)
    let texts = [
      "\(Came(done)) \(picture(app)) \(guards.reports)",
      "\(Came(tried.outcome)) \(pictured(tried.describe())) \(tried.reports.map(\.code))",
      "\(Came(wanted)) \(picture(apps[1].1)) \(apps[1].0.reports)",
    ]
    // A root that may not begin reports each attempt.
    let isSame = texts[0] == texts[1] && (texts[0] == texts[2] || began.isRefused)
    if trace || !isSame || !isRight {
      failure =
        "seed \(seed): \(verb) of \(judge) from \(start), left a trace: \(trace), "
        + "came to the right: \(isRight), \(guards.rules.text)\n\(texts.joined(separator: "\n"))"
    }
  }
}

extension Outcome {
  fileprivate var isRefused: Bool { if case .denied = self { true } else { false } }
}
