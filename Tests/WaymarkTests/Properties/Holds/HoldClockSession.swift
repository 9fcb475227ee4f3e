@testable import Waymark

/// A random session with targets that wait, while time passes. Often it stops just before a deadline, at it, or just
/// after it, and the timers may be late, as in an app that was suspended.
@MainActor
final class HoldClockSession {
  static let steps = 80
  /// In milliseconds.
  static let lifetime = 10_000

  private(set) var failure: String?
  var tally: [String: Int] { model.tally }
  var model: NaiveCellars
  let app: CellarApp
  let clock = ManualClock()
  /// The tokens of all targets, by the model's numbers.
  private(set) var tokens: [Int: HoldToken] = [:]
  /// The verbs that had to wait, the latest last.
  private(set) var wants: [NaiveCellars.Want] = []
  private let seed: UInt64
  private var generator: SeededGenerator
  private let log = Log()
  /// Targets that have expired while no timer had a turn.
  private var late: Set<Int> = []
  /// True once the app has ended, and shows nothing.
  private var isOver = false
  private var trail: [String] = []

  /// What the app was told.
  private final class Log {
    var drops: [HoldDrop] = []
    var reports: [MisuseReport.Code] = []
  }

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    let limit = seed % 2 == 0 ? 3 : 1
    let lifetime = seed % 8 == 7 ? nil : Self.lifetime
    model = NaiveCellars(limit: limit, lifetime: lifetime)
    app = CellarApp(
      HoldPolicy(
        keeping: limit == 1 ? .latest : .all, limit: limit,
        lifetime: lifetime.map { .milliseconds($0) }, clock: clock
      ) { [log] in log.drops.append($0) })
    app.flow.reporter = MisuseReporter { [log] in log.reports.append($0.code) }
    app.start()
  }

  func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  func random<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &generator) }

  func fail(_ text: String) {
    guard failure == nil else { return }
    failure =
      "seed \(seed), up to \(model.limit): \(text)\n\(trail.suffix(12).joined(separator: "\n"))"
  }

  /// Calls a verb of both, and compares what they say and what has become of everything.
  func call(
    _ name: String, _ verb: () -> Outcome, _ rule: (inout NaiveCellars) -> NaiveCellars.Said
  ) {
    guard failure == nil else { return }
    let outcome = verb()
    let said = rule(&model)
    trail.append("\(name): \(outcome) \(app.layers.map { $0.map(\.name) })")
    compare(outcome, said)
    compare()
  }

  func call(_ want: NaiveCellars.Want) {
    call("\(want.verb) \(want.cellar)") {
      app.call(want)
    } _: {
      $0.call(want)
    }
    if wants.last != want { wants.append(want) }
  }

  /// Lets time pass. Unless they are late, the timers have their turn.
  func pass(_ time: Int, isLate: Bool) async {
    guard failure == nil else { return }
    trail.append("\(time) ms\(isLate ? ", timers are late" : "")")
    clock.advance(by: .milliseconds(time))
    let before = model.dropped.count
    model.pass(time)
    late.formUnion(model.dropped[before...])
    if isLate { return compare() }
    await settle()
  }

  /// Gives the timers their turn.
  func settle() async {
    await wait { late.allSatisfy { tokens[$0]?.hold.result != nil } }
    late = []
    compare()
  }

  /// Ends the app, and with it all targets and timers.
  func end() async {
    await settle()
    isOver = true
    call("end") {
      app.end()
    } _: {
      $0.dropAll(.left)
      return .done(didChange: true)
    }
    await wait { clock.sleeperCount == 0 }
    if clock.sleeperCount > 0 { fail("\(clock.sleeperCount) timers outlive the app") }
  }

  /// Waits for other tasks. After many turns, nothing more will come.
  private func wait(until isDone: () -> Bool) async {
    var turns = 0
    while !isDone(), turns < 200_000 {
      await Task.yield()
      turns += 1
    }
  }
}

extension HoldClockSession {
  private func compare(_ outcome: Outcome, _ said: NaiveCellars.Said) {
    switch (outcome.hold, said) {
    case (let token?, .held(let number)):
      if let known = tokens[number], known != token { fail("the same verb is another target") }
      if tokens.contains(where: { $0.key != number && $0.value == token }) {
        fail("another verb is the same target")
      }
      tokens[number] = token
    case (nil, .done(let didChange)) where outcome.didChange == didChange: break
    default: fail("said \(outcome), want \(said)")
    }
  }

  private func compare() {
    if !log.reports.isEmpty { fail("reported \(log.reports)") }
    if !isOver, app.layers != model.routes {
      fail("want \(model.routes.map { $0.map(\.name) })")
    }
    comparePending()
    compareResults()
    compareDrops()
  }

  private func comparePending() {
    let overdue = late.compactMap { tokens[$0] }
    // A target that no timer and no verb has looked at since its deadline may still be listed.
    let pending = app.pendingNavigations.filter { !overdue.contains($0.token) }
    if pending.map(\.token) != model.targets.map({ tokens[$0.number] }) {
      fail("\(pending.map(\.name)) wait, want \(model.targets.map(\.want.route.name))")
    }
    if pending.map(\.gate) != model.targets.map(\.rest.gate) {
      fail("waits for \(pending.map(\.gate)), want \(model.targets.map(\.rest.gate))")
    }
  }

  private func compareResults() {
    for (number, token) in tokens.sorted(by: { $0.key < $1.key }) {
      let end: NaiveCellars.End? = token.hold.result.map {
        switch $0 {
        case .replayed(let outcome): .replayed(didChange: outcome.didChange)
        case .dropped(let reason): .dropped(reason)
        }
      }
      if end == nil, late.contains(number) { continue }
      if end != model.ends[number] {
        fail(
          "\(token) has ended as \(String(describing: end)), want"
            + " \(String(describing: model.ends[number]))")
      }
    }
  }

  /// Each drop is told once. Those at deadlines come with their timers, all others in order.
  private func compareDrops() {
    let told = log.drops.map(\.token)
    if Set(told).count != told.count { fail("a drop was told twice") }
    let wanted = model.dropped.filter { model.ends[$0] != .dropped(.expired) }
    let inOrder = log.drops.filter { $0.reason != .expired }.map(\.token)
    if inOrder != wanted.map({ tokens[$0] }) {
      fail("told \(log.drops.map(\.reason)), want \(wanted.map { model.ends[$0] })")
    }
    for number in model.dropped where !late.contains(number) {
      guard let token = tokens[number], told.contains(token) else {
        return fail("nobody was told of a drop")
      }
    }
  }
}
