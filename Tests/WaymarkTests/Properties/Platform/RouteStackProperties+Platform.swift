import Testing

@testable import Waymark
@testable import WaymarkTesting

extension RouteStackProperties {
  @Test("With all quirks of platforms it shows the stack at rest, and nothing is lost")
  func showsTheStack() {
    var counts: [String: Int] = [:]
    for seed in Sessions.some(of: 0..<400) {
      let session = OwnedStackSession(seed: UInt64(seed))
      // Rare events need long sessions.
      session.run(3 * 60)
      if let failure = session.failure { return _ = Issue.record("seed \(seed): \(failure)") }
      counts.merge(session.platform.counts, uniquingKeysWith: +)
    }
    for event in [
      "swipe finished", "swipe cancelled", "swipe interrupted", "several entries popped",
      "path written late", "path written twice", "path written out of order",
      "unchanged path written", "uncovered before the write", "covered entry appears",
      "popped before it appeared", "path dropped", "path offered anew", "turn before it looks",
      "written while made anew", "container made anew", "other root", "stack off screen",
      "path written off screen", "path written while it appears",
    ] {
      let count = counts[event, default: 0]
      #expect(count >= Sessions.least(500), "\(event) happened only \(count) times")
    }
  }
}

/// An owner of a stack, who shows it through a port like a view.
@MainActor
private final class OwnedStack: SimulatedPath {
  typealias Screen = Never

  private let held = ObservedValue(RouteStack(ShopRoute.home))
  let port = RouteStackPort<ShopRoute>()
  /// The entries that platforms have removed.
  private(set) var removed: [EntryID] = []
  /// The entries whose views came back after they had left and disappeared.
  private(set) var ghosts: Set<EntryID> = []

  init() {
    port.connect { [held] in
      held.current
    } write: { [held] in
      held.current = $0
    }
  }

  var stack: RouteStack<ShopRoute> {
    get { held.current }
    set { held.current = newValue }
  }

  var path: [EntryID] { port.path(of: stack) }

  var boundPath: [EntryID] {
    get { port.boundPath }
    set {
      let before = stack.map(\.id)
      port.write(newValue, to: &stack)
      removed += before.filter { !stack.map(\.id).contains($0) }
    }
  }

  var isInWindow: Bool {
    get { port.isInWindow }
    set { port.isInWindow = newValue }
  }

  var generation: Int { 0 }
  var canRemake: Bool { false }
  var isSettling: Bool { port.isSettling }
  var canSettle: Bool { port.canSettle }

  func settle() { port.settle() }
  func entry(_ id: EntryID) -> LayerEntry<Never>? { nil }
  func name(of id: EntryID) -> String? { port.route(id, in: stack)?.name }
  func appear(_ id: EntryID) {
    // A platform may show a view again that was gone. Its route may be gone by then.
    if name(of: id) == nil { ghosts.insert(id) }
    port.appear(id)
  }

  func disappear(_ id: EntryID) { port.disappear(id) }
}

/// An owner and a user on a platform with all quirks.
@MainActor
private final class OwnedStackSession {
  let platform: SimulatedPlatform
  private var generator: SeededGenerator
  private let owner = OwnedStack()
  private var screen: SimulatedStack<OwnedStack>
  private var steps: [String] = []
  private(set) var failure: String?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    platform = SimulatedPlatform(seed: seed)
    owner.port.settling.nextTurn = { [platform] in platform.later($0) }
    screen = SimulatedStack(owner, on: owner.stack[0].id, in: nil, platform, isJoined: true)
  }

  private func roll(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

  private func fail(_ text: String) {
    guard failure == nil else { return }
    failure = "\(text)\n\(steps.suffix(14).joined(separator: "\n"))\n\(screen.log.lines)"
  }

  func run(_ count: Int) {
    for _ in 0..<count where failure == nil {
      if roll(5) < 3 { move() } else { change() }
      for _ in 0..<roll(12) { frame() }
      if roll(6) == 0 { rest() }
    }
    rest()
  }

  /// The owner changes the stack.
  private func change() {
    let before = owner.stack
    switch roll(9) {
    case 0...2: owner.stack.push(.note("\(roll(100))"))
    case 3: owner.stack.pop(1 + roll(2))
    case 4: owner.stack.remove(owner.stack[roll(owner.stack.count)].id)
    case 5: owner.stack.setRoutes(owner.stack.routes.dropLast() + [.about, .note("\(roll(9))")])
    case 6: owner.stack.push([.about, .note("a"), .note("b")])
    case 7: owner.stack.popToRoot()
    default: owner.stack.setRoot(roll(2) == 0 ? .home : .about, keepingStack: roll(2) == 0)
    }
    steps.append("\(before.routes) is \(owner.stack.routes)")
  }

  private func move() {
    let end = GestureEnd.allCases[roll(GestureEnd.allCases.count)]
    let gesture = roll(11)
    steps.append("user: \(gesture), \(end)")
    switch gesture {
    case 0...2: _ = screen.swipeBack(end)
    case 3, 4:
      // The second change comes before the platform has reported the first.
      _ = screen.swipeBack(end)
      for _ in 0..<4 { frame() }
      _ = screen.swipeBack(.finished)
    case 5: _ = screen.goBack(to: roll(2))
    case 6: _ = screen.dismiss()
    case 7:
      screen.remake()
      platform.count("container made anew")
    // Another tab, or a cover.
    case 8: screen.isOnScreen.toggle()
    default: _ = screen.swipeBack(end)
    }
  }

  private func frame() {
    platform.turn()
    // Another first entry is another container.
    if owner.stack[0].id != screen.rootEntry {
      platform.count("other root")
      screen.flush()
      screen = SimulatedStack(
        owner, on: owner.stack[0].id, in: nil, platform, isJoined: true,
        isOnScreen: screen.isOnScreen)
    }
    screen.frame()
    if let lost = owner.removed.first(where: { !platform.taken.contains($0) }) {
      fail("\(lost) was lost, and nobody removed it")
    }
    let shown = owner.port.visible.subtracting(owner.ghosts)
    for id in shown where owner.name(of: id) == nil { fail("\(id) is blank") }
  }

  /// At rest the platform shows the stack, and what the user took away stays away.
  private func rest() {
    screen.isOnScreen = true
    for _ in 0..<2_000 {
      frame()
      guard screen.isAtRest else { continue }
      // A second passes without an event.
      guard owner.port.resyncIfBehind() else { break }
      platform.count("path offered anew")
    }
    steps.append("at rest")
    if !screen.isAtRest { return fail("it never comes to rest") }
    let wanted = owner.stack.map(\.id)
    if let lost = platform.lost.first { return fail("lost: \(lost)") }
    if screen.shown != wanted { return fail("shows \(screen.shown), not \(wanted)") }
    if let back = platform.taken.first(where: wanted.dropFirst().contains) {
      fail("the user took \(back) away, and it is there")
    }
  }
}
