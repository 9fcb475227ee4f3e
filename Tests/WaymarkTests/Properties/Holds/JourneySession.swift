@testable import Waymark

/// Random waiting targets, in an app that is left, swiped and signed into in all ways. What becomes of each target is
/// worked out from the rules: by what was shown for it, and what is left of that.
@MainActor
final class JourneySession {
  /// The places of the features that wait.
  enum Shape: CaseIterable {
    case stack, tabs, columns

    var home: JourneyRoute {
      switch self {
      case .stack: .home
      case .tabs: .tabs(0)
      case .columns: .columns(0)
      }
    }
  }

  /// A verb that may have to wait.
  struct Want: Equatable {
    /// Tells it apart from all other verbs.
    let verb: String
    /// The guarded routes that it shows, from the bottom up.
    let routes: [JourneyRoute]
    let cause: NavigationCause
    /// The coordinator whose verb it is.
    var owner = "App"
  }

  /// A waiting target, for the rules.
  struct Journey {
    let token: HoldToken
    let want: Want
    /// The gate that it waits for, as it was named, and what of that is not released yet.
    var gate: JourneyGate
    var rest: JourneyGate
    /// The gates that it has waited for.
    var gates: Set<JourneyGate>
    /// Where something is shown for it, and what that began with.
    var places: [JourneyPlace: JourneySign] = [:]
    /// If it leads on from the first entry of the app, where that is, and the gate for which it is shown.
    var begun: (place: JourneyPlace, sign: JourneySign, gate: JourneyGate)?
    /// True if it was the start of the root.
    let isStart: Bool
  }

  struct Drop: Equatable {
    let token: HoldToken
    let reason: HoldDropReason
  }

  /// A release that runs once the verb has done its work, because it is called in a transaction or in a callback.
  struct Later {
    let gate: JourneyGate
    let isOfCallback: Bool
  }

  let seed: UInt64
  let shape: Shape
  let rules = JourneyRules()
  private(set) var app: JourneyApp
  private(set) var failure: String?
  var tally: [String: Int] = [:]
  var generator: SeededGenerator
  var journeys: [Journey] = []
  /// The state before the present verb, and each of its changes.
  private(set) var before: JourneyShot
  private var shots: [JourneyShot] = []
  var wanted: [Drop] = []
  private var drops: [Drop] = []
  private(set) var reports: [(code: MisuseReport.Code, place: Int)] = []
  private var trail: [String] = []
  /// The first entries that the present verb would end if it could; none for a verb that ends nothing.
  var firsts: [EntryID] = []
  /// The names to release in the next callback.
  private var releasing: JourneyGate?
  private var token: ObserverToken?

  init(seed: UInt64, shape: Shape = .stack) {
    self.seed = seed
    self.shape = shape
    generator = SeededGenerator(seed: seed)
    app = JourneyApp(rules, start: shape.home, home: shape.home)
    before = JourneyShot(app)
    restart(at: shape.home)
  }

  /// How many targets are kept: the newest, or up to three.
  var limit: Int { seed % 2 == 0 ? 3 : 1 }
  /// Few apps deny their places: a target that is denied shows nothing more of the other rules.
  var mayDeny: Bool { seed % 3 == 0 }

  func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  func count(_ kind: String) { tally[kind, default: 0] += 1 }

  func fail(_ text: String) {
    guard failure == nil else { return }
    failure =
      "\(shape), seed \(seed): \(text)\n\(trail.suffix(6).joined(separator: "\n"))\n\(picture(app))"
  }

  /// Begins with another app.
  func restart(at start: JourneyRoute) {
    token?.cancel()
    app = JourneyApp(rules, start: start, home: shape.home)
    app.flow.reporter = MisuseReporter { [weak self] in
      guard let self else { return }
      self.reports.append(($0.code, self.shots.count))
    }
    app.flow.holdPolicy = HoldPolicy(keeping: limit == 1 ? .latest : .all, limit: limit) {
      [weak self] drop in
      self?.drops.append(Drop(token: drop.token, reason: drop.reason))
    }
    token = app.observe { [weak self, weak app] change, _ in
      guard let self, let app else { return }
      self.shots.append(JourneyShot(app, change))
      if let gate = self.releasing.take(), app.release(gate.gate) != .queued {
        self.fail("a callback releases at once")
      }
    }
    (journeys, wanted, drops, shots) = ([], [], [], [])
    let routes = [start].filter { rules.verdict(of: [$0]) != nil }
    call(
      "start",
      wanting: routes.isEmpty ? nil : Want(verb: "start", routes: routes, cause: .setRoutes)
    ) { self.app.start() }
  }

  /// Calls a verb, and compares what has become of each target with the rules.
  func call(
    _ name: String, wanting want: Want? = nil, releasing gate: JourneyGate? = nil,
    andThen later: Later? = nil, _ verb: () -> Outcome
  ) {
    guard failure == nil else { return }
    trail.append("\(name) at \(picture(app)), open \(rules.isOpen)")
    (shots, wanted, drops, reports) = ([], [], [], [])
    releasing = later.flatMap { $0.isOfCallback ? $0.gate : nil }
    let outcome = verb()
    releasing = nil
    let course = Course(state: before, rest: shots[...])
    follow(outcome, wanting: want, releasing: gate, andThen: later, course)
    trail[trail.count - 1] += ": \(outcome) \(shots.map { "\($0.cause.map { "\($0)" } ?? "")" })"
    compare()
    before = JourneyShot(app)
  }

  private func compare() {
    if let broken = app.broken { fail("broken: \(broken)") }
    let pending = app.pendingNavigations
    if pending.map(\.token) != journeys.map(\.token) {
      fail("\(pending.map(\.name)) wait, want \(journeys.map(\.want.routes))")
    }
    if pending.map(\.gate) != journeys.map(\.rest.gate) {
      fail("waits for \(pending.map(\.gate)), want \(journeys.map(\.rest.gate))")
    }
    if drops != wanted {
      fail("dropped \(drops.map(\.reason)), want \(wanted.map(\.reason))")
    }
    for drop in wanted where drop.token.hold.result != .dropped(drop.reason) {
      fail("\(String(describing: drop.token.hold.result)), want \(drop.reason)")
    }
    if let last = shots.last, let route = last.route, last.leaf != before.leaf,
      rules.verdict(of: [route]) != nil
    {
      fail("\(route.name) is shown")
    }
  }
}
