@testable import Waymark

/// Two apps that take the same steps. In the first one, handlers call verbs while a verb is at work. In the second one,
/// the same verbs are called afterwards, one after the other.
@MainActor
final class EchoSession {
  /// A verb that can be called in each of the apps.
  struct Call {
    let text: String
    /// True if one of these is called even beyond the limit.
    var isKept = false
    /// True for the answer to a question.
    var isAnswer = false
    /// The entry whose navigator is called.
    var origin: EntryID?
    let perform: @MainActor (EchoSide) -> Outcome
  }

  let seed: UInt64
  private(set) var failure: String?
  private(set) var tally: [String: Int] = [:]
  let loud: EchoSide
  private let plain: EchoSide
  var generator: SeededGenerator
  var source: TreeStepSource
  /// The verbs that handlers of the first app have called in the present step, in order.
  private var calls: [Call] = []
  /// How many more verbs handlers may call in this step, and one in how many of them does so.
  private var (budget, rarity) = (0, 1)
  private var isAtWork = false
  /// True if a rule holds something.
  private var mayHold = false
  private var isChoosing = false
  private var taken = 0
  private static let limit = 100

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed ^ 0xEC40)
    source = TreeStepSource(seed: seed ^ 0xEC41)
    let back = TabBackPolicy.allCases[Int(seed % UInt64(TabBackPolicy.allCases.count))]
    loud = EchoSide(back: back)
    plain = EchoSide(back: back)
    loud.onCall = { [unowned self] in answer($0) }
  }

  func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  func oneOf<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &generator) }

  private func count(_ kind: String) { tally[kind, default: 0] += 1 }

  private func fail(_ text: String) {
    if failure == nil { failure = "seed \(seed), step \(taken): \(text)" }
  }

  func run(_ steps: Int) {
    for _ in 0..<steps where failure == nil { step() }
    if failure == nil { end() }
  }

  private func step() {
    taken += 1
    if roll(6) == 0 { prepare() }
    for side in [loud, plain] { side.begin() }
    let call = nextCall()
    let before = loud.picture
    (calls, rarity) = ([], [1, 3, 8][roll(3)])
    // What tells that a target was dropped takes a place in the queue, too.
    let mayFlood = !mayHold && loud.app.pendingNavigations.isEmpty
    budget = mayFlood && roll(12) == 0 ? Self.limit + 1 + roll(12) : roll(8)
    isAtWork = true
    let outcome = call.perform(loud)
    isAtWork = false
    let wanted = call.perform(plain)
    let performed =
      calls.prefix(Self.limit) + calls.dropFirst(Self.limit).filter(\.isKept).prefix(1)
    for call in performed { count(Self.text(of: call.perform(plain))) }
    count(Self.text(of: outcome))
    compare(outcome, wanted)
    let dropped = calls.count - performed.count
    if loud.drops != dropped { fail("\(loud.drops) were dropped, want \(dropped)") }
    if loud.drops > 0 { count("beyond the limit") }
    failure? += """

      \(call.text)
      then \(calls.map(\.text).joined(separator: "; "))
      from
      \(before)
      """
  }

  private func compare(_ outcome: Outcome, _ wanted: Outcome) {
    if Self.text(of: outcome) != Self.text(of: wanted) { fail("\(outcome), want \(wanted)") }
    if loud.heard != plain.heard {
      let place = zip(loud.heard, plain.heard).prefix { $0 == $1 }.count
      func text(_ side: EchoSide) -> String {
        side.heard.dropFirst(place).prefix(3).joined(separator: "\n  ")
      }
      fail("after \(place) heard\n  \(text(loud))\nwant\n  \(text(plain))")
    }
    if loud.abandoned.sorted() != plain.abandoned.sorted() {
      fail("dropped \(loud.abandoned), want \(plain.abandoned)")
    }
    for _ in loud.abandoned { count("dropped") }
    if loud.picture != plain.picture { fail("\(loud.picture)\nwant\n\(plain.picture)") }
    if let broken = loud.app.broken { fail("broken: \(broken)") }
    let living = loud.census.livingCoordinators()
    if living != plain.census.livingCoordinators() { fail("\(living) live") }
  }

  /// The outcome without tokens and requests, which differ in the two apps.
  private static func text(of outcome: Outcome) -> String {
    switch outcome {
    case .held: "held"
    case .needsConfirmation: "asked"
    case .ignored(let reason): "ignored \(reason)"
    default: "\(outcome)"
    }
  }

  /// Calls a verb from inside the first app, sometimes.
  private func answer(_ kind: String) {
    guard isAtWork, !isChoosing, budget > 0 else { return }
    let isFlood = budget > Self.limit
    guard isFlood || roll(rarity) == 0 else { return }
    for _ in 0..<(isFlood ? budget : 1) {
      budget -= 1
      count(kind)
      count("called")
      if !calls.isEmpty { count("in an answer") }
      // What chooses a verb reads the app, which calls user code, too.
      isChoosing = true
      let call = calls.count > 5 && isFlood && roll(8) > 0 ? idle : nextCall(isEcho: true)
      isChoosing = false
      isChoosing = isFlood
      let hasLeft = call.origin.map { !loud.present.contains($0) } ?? false
      let outcome = call.perform(loud)
      isChoosing = false
      // Nothing of an entry that has left needs to wait, and no answer to a question that is over.
      if hasLeft, outcome == .ignored(.left) { continue }
      if call.isAnswer, outcome == .unchanged, loud.app.pendingLeave != loud.question { continue }
      if outcome != .queued { fail("\(call.text) in \(kind) is \(outcome)") }
      calls.append(call)
    }
  }

  private var idle: Call { Call(text: "nothing") { $0.app.pop(0) } }

  private func end() {
    for side in [loud, plain] {
      side.begin()
      side.judge { _ in .allow }
    }
    (calls, budget, rarity) = ([], 3, 1)
    isAtWork = true
    let outcome = loud.app.transaction(force: true) { [loud] in loud.app.end() }
    isAtWork = false
    let wanted = plain.app.transaction(force: true) { [plain] in plain.app.end() }
    for call in calls { _ = call.perform(plain) }
    compare(outcome, wanted)
    if loud.census.livingCoordinators() != [1] { fail("coordinators live after the end") }
  }
}

// The rules and policies that steps meet.
extension EchoSession {
  private func prepare() {
    switch roll(4) {
    case 0:
      mayHold = false
      for side in [loud, plain] { side.judge { _ in .allow } }
    case 1:
      let other = source.route(0)
      let kind = roll(4)
      mayHold = kind > 1
      let verdict: Access<TreeRoute> =
        [
          .deny("no"), .redirect(to: [.page(2), other]), .hold(until: "gate"),
          .hold(until: "gate", showing: .sheet),
        ][kind]
      let routes = [source.route(0), source.route(0), .page(roll(2)), .left(.page(1 + roll(3)))]
      for side in [loud, plain] {
        side.judge { routes.contains($0) ? verdict : .allow }
      }
    default:
      let policy: LeavePolicy = [.free, .confirm, .blocked][roll(3)]
      let ids = TreeShot(loud.app).ids.filter { _ in roll(3) == 0 }
      for side in [loud, plain] {
        for id in ids { side.app.navigator(of: id)?.origin?.leavePolicy = policy }
      }
    }
  }
}
