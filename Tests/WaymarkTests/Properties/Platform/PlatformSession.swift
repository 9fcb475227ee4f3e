@testable import Waymark
@testable import WaymarkTesting

/// Random steps of an app and its user on an unruly platform, and what must always hold.
@MainActor
final class PlatformSession {
  let theme: PlatformTheme
  let seed: UInt64
  let app: ShopCoordinator
  let simulator: PlatformSimulator<ShopCoordinator>
  private(set) var failure: String?
  private var steps: [String] = []
  private var generator: SeededGenerator
  private var family = PlatformFamily()
  /// True while the app makes its changes without an animation, until all of them are shown.
  private var isStill = false

  init(_ theme: PlatformTheme, seed: UInt64) {
    self.theme = theme
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    app = ShopCoordinator(start: theme.start)
    app.start()
    let isEmbedded = theme == .embedded || theme == .still && seed % 2 == 0
    simulator = PlatformSimulator(
      app, seed: seed, in: theme == .hosted ? .path : isEmbedded ? .levels : .none)
    app.flow.reporter = MisuseReporter { [weak self] in self?.check($0) }
    family = PlatformFamily(app.projection)
    app.observe { [weak self] change, _ in self?.check(change) }
    for tab in app.projection.base.entries.first?.tabs?.layers ?? [] {
      tab.entries.first?.navigator(for: ShopCoordinator.self)?.onReselect { [weak self] in
        guard self?.simulator.platform.isGoingBack ?? false else { return }
        self?.fail("a tab was reselected although its stack went back with the same tap")
      }
    }
  }

  func roll(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

  func fail(_ text: String) {
    guard failure == nil else { return }
    let host = simulator.base.content.embedding.map { [$0.log.lines] } ?? []
    let logs = simulator.layers.flatMap { $0.content.stacks }.map(\.log.lines) + host
    failure =
      "\(theme) seed \(seed): \(text)\n\(steps.suffix(14).joined(separator: "\n"))\n\(app.describe())\n\(logs)"
  }

  func run(_ count: Int) {
    for _ in 0..<count where failure == nil {
      step()
      for _ in 0..<roll(12) { simulator.frame() }
      if roll(6) == 0 { rest() }
    }
    rest()
    endEmbedded()
  }

  /// Ends the app while its host still shows it, as a sign-out does. The user can go back past all that is left.
  private func endEmbedded() {
    guard theme == .embedded, failure == nil, simulator.layers.count == 1,
      let host = simulator.base.content.embedding
    else { return }
    app.end()
    for depth in (1..<max(host.shown.count, 1)).reversed() {
      simulator.settle()
      guard host.dismiss() else {
        return fail("the user cannot go back from a root that has ended")
      }
      simulator.settle()
      guard host.shown.count == depth else {
        return fail(
          "\(host.shown) are on screen after the user went back from a root that has ended")
      }
      simulator.platform.count("left a root that has ended")
    }
  }

  private func step() {
    if roll(5) < (theme == .still ? 1 : 3) {
      let gesture = gestures[roll(gestures.count)]
      steps.append("user: \(gesture)")
      move(gesture)
    } else {
      let verb = verbs[roll(verbs.count)]
      let outcome = isStill ? UnanimatedChange.make { perform(verb) } : perform(verb)
      steps.append("\(verb): \(outcome)")
      if app.pendingLeave != nil, simulator.layers.count > app.projection.layers.count {
        simulator.platform.count("asked while a layer is still there")
      }
    }
    family = PlatformFamily(app.projection)
  }

  /// Checks that at rest the platform shows the tree, and everything is as the user left it.
  func rest() {
    guard failure == nil else { return }
    guard simulator.settle() else { return fail("it never comes to rest\n\(simulator.visible)") }
    if let broken = app.broken { return fail("broken: \(broken)") }
    if !simulator.isWaiting, !simulator.differences.isEmpty {
      return fail("\(simulator.differences)")
    }
    let platform = simulator.platform
    if let lost = platform.lost.first { return fail("lost: \(lost)") }
    if let wrong = platform.wrong.first { return fail(wrong) }
    let family = PlatformFamily(app.projection)
    // The first entry of the app or of a tab stays, even if it became that during the gesture.
    if let back = platform.taken.first(where: { family.layers[$0] != nil && !family.isRoot($0) }) {
      return fail("the user took \(back) away, and it is there")
    }
    // A dialog whose button has presented or asked something goes when that is over.
    let dialogs = app.projection.layers.filter {
      $0.style == .modal(.dialog) && ($0.next != nil || app.pendingLeave != nil)
    }
    let stays = Set(dialogs.map(\.id))
    if let back = platform.ended.first(where: { family.chain.contains($0) && !stays.contains($0) })
    {
      return fail("the user ended \(back), and it is there")
    }
    if let ghosts = simulator.base.content.embedding?.ghosts, ghosts > 0 {
      return fail("several embedded levels came or went at once")
    }
    if let wrong = platform.moves.first(where: { $0.isAnimated == isStill }) {
      return fail("\(wrong.what) \(wrong.isAnimated ? "with" : "without") an animation")
    }
    if isStill { platform.count("shown without an animation") }
    platform.moves = []
    // A gesture makes its own changes.
    isStill = theme == .still && roll(2) == 0
    let asked = simulator.layers.compactMap { $0.question?.shown }
    if !simulator.isWaiting, asked != (app.pendingLeave.map { [$0] } ?? []) {
      return fail("\(asked) are asked, not \(app.pendingLeave.map { "\($0)" } ?? "nothing")")
    }
    if let stale = simulator.layers.first(where: \.isStale) {
      return fail("\(stale.layer.id) does not know what asks before it is left")
    }
    platform.hasWished = false
    steps.append("at rest")
  }

  /// What an unruly platform makes a port report.
  private static let reports: Set<MisuseReport.Code> = [
    .rootRemoved, .leftUnasked, .unshownEntry, .unshownLayer,
  ]

  private func check(_ report: MisuseReport) {
    if !Self.reports.contains(report.code) { fail("\(report)") }
  }

  /// Checks that the platform only removes what a gesture took away.
  private func check(_ change: NavigationChange<ShopRoute>) {
    defer { family = PlatformFamily(app.projection) }
    let platform = simulator.platform
    if change.cause == .select, change.source == .system, !platform.hasWished {
      fail("\(change), and nobody asked for it")
    }
    guard change.cause == .reconcile else { return }
    var justified = platform.taken
    for event in change.left {
      guard case .entry(let id, _) = event.subject else { continue }
      justified.formUnion(family.isJustified(id, by: justified, ended: platform.ended) ? [id] : [])
    }
    // Leaving is reported from the top down, so the reason may come later.
    for event in change.left {
      guard case .entry(let id, let route) = event.subject else { continue }
      let isKnown = family.isJustified(id, by: justified, ended: platform.ended)
      if !isKnown { fail("\(id) \(route.name) was lost, and nobody removed it: \(change)") }
    }
  }
}
