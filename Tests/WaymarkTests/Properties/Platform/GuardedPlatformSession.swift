@testable import Waymark
@testable import WaymarkTesting

/// A guarded app with a history on an unruly platform: all ways in, gestures of the user at any moment, steps of the
/// history, and restores.
///
/// `AccessSession` judges each change by its table; this session adds what the platform must show at rest.
@MainActor
final class GuardedPlatformSession {
  private let access: AccessSession
  /// What shows the present app; nil while a new one begins.
  private var screen: (simulator: PlatformSimulator<GuardedApp>, history: History)?
  private var saved: [NavigationSnapshot] = []
  private(set) var tally: [String: Int] = [:]

  init(seed: UInt64) {
    access = AccessSession(seed: seed)
    access.onRestart = { [weak self] in self?.leave() }
  }

  var failure: String? { access.failure }

  private var simulator: PlatformSimulator<GuardedApp> { shown.simulator }
  private var history: History { shown.history }

  private var shown: (simulator: PlatformSimulator<GuardedApp>, history: History) {
    if let screen { return screen }
    let new = (PlatformSimulator(access.app, seed: access.seed), History(access.app))
    screen = new
    return new
  }

  func run(_ steps: Int) {
    for _ in 0..<steps where failure == nil { step() }
    rest()
    leave()
  }

  /// Takes an app off the screen, because another one takes its place.
  private func leave() {
    guard let left = screen.take() else { return }
    tally.merge(left.simulator.platform.counts, uniquingKeysWith: +)
    tally["app left", default: 0] += 1
  }

  private func step() {
    switch access.roll(12) {
    case 0...3: access.step()
    case 4...8: watch("gesture") { simulator.performRandomGesture() }
    case 9: goInHistory()
    case 10: protect()
    default: saveOrRestore()
    }
    watch("frames") {
      for _ in 0..<access.roll(12) { simulator.frame() }
    }
    if access.roll(5) == 0 { rest() }
  }

  /// Judges what somebody does who calls no verb.
  private func watch(_ kind: String, _ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      let outcome = access.call(.callback) { [access] in
        body()
        return access.causes.isEmpty ? .unchanged : .performed
      }
      if outcome.didChange { tally["\(kind) changed something", default: 0] += 1 }
    }
  }

  /// Lets the leaf ask before it is left.
  private func protect() {
    let leaf = access.app.projection.leaf?.screen
    access.setPolicy([.confirm, .confirm, .blocked, .free][access.roll(4)], of: leaf)
  }

  private func goInHistory() {
    let (before, place) = (access.shot, history.currentIndex)
    var outcome = Outcome.unchanged
    watch("history") { outcome = history.go([-2, -1, -1, 1, 2][access.roll(5)]) }
    switch outcome {
    case .performed: tally["history went", default: 0] += 1
    case .denied:
      tally["history was refused", default: 0] += 1
      if access.shot != before { access.fail("a refused step of the history changed something") }
      if history.currentIndex != place { access.fail("a refused step moved the place") }
    case .redirected, .held: access.fail("a step of the history came to \(Came(outcome))")
    default: break
    }
  }

  private func saveOrRestore() {
    saved.append(access.app.snapshot())
    let snapshot = access.oneOf(saved) ?? access.app.snapshot()
    let policies: [RestorePolicy] = [.truncate, .skip, .discard]
    var dropped = 0
    watch("restore") {
      let report = access.app.restore(snapshot, policy: policies[access.roll(3)])
      dropped = report.dropped.count
    }
    if dropped > 0 { tally["restored in part", default: 0] += 1 }
  }

  /// Checks that at rest the platform shows the tree, and that nothing refused is on screen after a revalidation.
  private func rest() {
    guard failure == nil else { return }
    watch("rest") {
      if !simulator.settle() { access.fail("it never comes to rest\n\(simulator.visible)") }
    }
    compare()
    guard access.roll(2) == 0, failure == nil else { return }
    access.call(.revalidate) { [access] in access.app.revalidate() }
    watch("rest") {
      if !simulator.settle() { access.fail("it never comes to rest\n\(simulator.visible)") }
    }
    compare()
    tally["revalidated on screen", default: 0] += 1
  }

  private func compare() {
    guard failure == nil else { return }
    if !simulator.differences.isEmpty { return access.fail("\(simulator.differences)") }
    if let lost = simulator.platform.lost.first { return access.fail("lost: \(lost)") }
    if let wrong = simulator.platform.wrong.first { return access.fail(wrong) }
    // A question withdraws the dialog below it.
    let leaf = access.app.projection.leaf?.id
    if access.app.pendingLeave == nil, simulator.leaf?.id != leaf {
      access.fail("\(simulator.leaf?.name ?? "nothing") is on screen")
    }
  }
}
