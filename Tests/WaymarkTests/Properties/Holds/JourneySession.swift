@testable import Waymark

/// Random waiting targets, in an app that is left, swiped and signed into in all ways. What becomes of each target is
/// worked out from the rules: by what was shown for it, and what is left of that.
@MainActor
final class JourneySession {
  /// A waiting target, for the rules.
  struct Journey {
    let token: HoldToken
    let place: Int
    let cause: NavigationCause
    /// The gate that it waits for, and those that it waited for before.
    var gate: Int
    var gates: Set<Int> = []
    var places: Set<JourneyPlace> = []
    /// What the root began with instead, if the target was its start.
    var begun: JourneyPlace?
  }

  struct Drop: Equatable {
    let token: HoldToken
    let reason: HoldDropReason
  }

  let seed: UInt64
  let rules = JourneyRules()
  private(set) var app: JourneyApp
  private(set) var failure: String?
  var tally: [String: Int] = [:]
  var generator: SeededGenerator
  var journeys: [Journey] = []
  /// The state before the present verb, and each of its changes.
  private(set) var before: JourneyShot
  var shots: [JourneyShot] = []
  var wanted: [Drop] = []
  private var drops: [Drop] = []
  private var reports: [MisuseReport.Code] = []
  private var trail: [String] = []
  /// The present verb, if it calls the target when it cannot end anything.
  var verb = ""
  let verbsThatEnd: Set = ["pop", "dismiss", "finish"]
  private var token: ObserverToken?

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    app = JourneyApp(rules, start: .home)
    before = JourneyShot(app)
    restart(at: .home)
  }

  /// How many targets are kept: the newest, or up to three.
  var limit: Int { seed % 2 == 0 ? 3 : 1 }

  func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  func count(_ kind: String) { tally[kind, default: 0] += 1 }

  func fail(_ text: String) {
    guard failure == nil else { return }
    failure = "seed \(seed): \(text)\n\(trail.suffix(6).joined(separator: "\n"))\n\(picture(app))"
  }

  /// Begins with another app.
  func restart(at start: JourneyRoute) {
    token?.cancel()
    app = JourneyApp(rules, start: start)
    app.flow.reporter = MisuseReporter { [weak self] in self?.reports.append($0.code) }
    app.flow.holdPolicy = HoldPolicy(keeping: limit == 1 ? .latest : .all, limit: limit) {
      [weak self] drop in
      self?.drops.append(Drop(token: drop.token, reason: drop.reason))
    }
    token = app.observe { [weak self, weak app] change, _ in
      guard let self, let app else { return }
      self.shots.append(JourneyShot(app, change))
    }
    (journeys, wanted, drops, shots) = ([], [], [], [])
    let place: Int? = if case .guarded(let place) = start { place } else { nil }
    call("start", wanting: place, .setRoutes) { self.app.start() }
  }

  /// Calls a verb, and compares what has become of each target with the rules.
  func call(
    _ name: String, wanting place: Int? = nil, _ cause: NavigationCause = .push,
    releasing gate: Int? = nil, _ verb: () -> Outcome
  ) {
    guard failure == nil else { return }
    trail.append("\(name) \(place.map(String.init) ?? "") at \(picture(app)), open \(rules.isOpen)")
    (shots, wanted, drops, reports) = ([], [], [], [])
    let outcome = verb()
    follow(outcome, wanting: place, cause, releasing: gate)
    trail[trail.count - 1] += ": \(outcome) \(shots.map { "\($0.cause.map { "\($0)" } ?? "")" })"
    compare()
    before = JourneyShot(app)
  }

  private func compare() {
    let pending = app.pendingNavigations
    if pending.map(\.token) != journeys.map(\.token) {
      fail("\(pending.map(\.name)) wait, want \(journeys.map(\.place))")
    }
    if pending.map(\.gate) != journeys.map({ Gate("\($0.gate)") }) {
      fail("waits for \(pending.map(\.gate)), want \(journeys.map(\.gate))")
    }
    if drops != wanted {
      fail("dropped \(drops.map(\.reason)), want \(wanted.map(\.reason))")
    }
    if reports.contains(.unshownHold) { fail("something could not be shown") }
    for drop in wanted where drop.token.hold.result != .dropped(drop.reason) {
      fail("\(String(describing: drop.token.hold.result)), want \(drop.reason)")
    }
    if case .guarded(let place)? = shots.last?.route, rules.gate(of: place) != nil,
      shots.last?.leaf != before.leaf
    {
      fail("guarded(\(place)) is shown")
    }
  }
}
