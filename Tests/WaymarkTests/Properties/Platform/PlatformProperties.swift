import Testing

@testable import Waymark
@testable import WaymarkTesting

@MainActor
@Suite("An unruly platform")
struct PlatformProperties {
  private static let seeds = 400
  private static let steps = 60

  /// The events of a theme, with how often each must come up at least.
  private static let least = 300
  private static let wanted: [PlatformTheme: [String]] = [
    .stacks: [
      "swipe finished", "swipe cancelled", "swipe interrupted", "path written late",
      "path written twice", "path dropped", "covered entry appears", "uncovered before the write",
      "several entries popped", "went back over what asks", "path offered anew",
      "container made anew",
      "path written out of order",
    ],
    .layers: [
      "drag finished", "drag cancelled", "drag interrupted", "presented: sheet", "presented: cover",
      "presented: popover", "presented: dialog", "presentation dropped", "layer offered anew",
      "nil written twice", "dismissal told twice", "dismissal never told",
      "presented outside of the tree",
      "dialog answered",
      "dialog withdrawn before the action", "stack off screen", "reads before the content appears",
    ],
    .anchors: [
      "anchor appeared", "anchor gone", "anchor gone with what it presents",
      "nil written for an anchor that is gone", "presented: popover", "presented: dialog",
    ],
    .tabs: [
      "tab tapped", "selected tab tapped", "went back before the write",
      "went back after the write",
      "selection written late", "selection written twice", "tabs made anew", "stack off screen",
      "path written off screen", "path written while it appears",
      "disappears before its container appears",
    ],
    .joined: ["swipe finished", "tab tapped", "selected tab tapped", "several entries popped"],
    .columns: [
      "swipe finished", "column swipe finished", "column swipe cancelled", "column written late",
      "column written twice", "column written off screen", "column written on resizing",
      "column written side by side",
      "split collapsed", "split expanded", "columns made anew", "several entries popped",
      "stack off screen",
    ],
    .hosted: [
      "host pushed", "host left the root", "presents with new views", "swipe finished",
      "swipe cancelled", "swipe interrupted",
      "several entries popped", "path dropped", "path offered anew", "path written late",
      "path written twice", "path written out of order",
      "path written while it appears", "written while made anew", "uncovered before the write",
      "stack off screen", "container off window", "path written off screen",
    ],
    .still: [
      "shown without an animation", "presented: sheet", "layer offered anew",
      "embedded level pushed",
    ],
    .questions: [
      "leave question answered", "question withdrawn before its answer", "button asked",
      "asked while a layer is still there", "another question asked by an answer",
      "presented outside of the tree",
    ],
    .embedded: [
      "embedded level pushed", "swipe finished", "path written late", "path written twice",
      "path written out of order", "left a root that has ended",
    ],
  ]

  @Test(
    "Whatever it does, at rest it shows the tree, and nothing is lost",
    arguments: PlatformTheme.allCases)
  func showsTheTree(_ theme: PlatformTheme) async {
    var counts: [String: Int] = [:]
    for seed in Sessions.some(of: 0..<(theme == .still ? Self.seeds / 2 : Self.seeds)) {
      let session = PlatformSession(theme, seed: UInt64(seed))
      session.run(theme.length * Self.steps)
      if let failure = session.failure { return _ = Issue.record("\(failure)") }
      counts.merge(session.simulator.platform.counts, uniquingKeysWith: +)
      // Themes take turns, so that a fault in the first session of the last theme is found soon.
      await Task.yield()
    }
    for event in Self.wanted[theme] ?? [] {
      let count = counts[event] ?? 0
      #expect(count >= Sessions.least(Self.least), "\(event) happened only \(count) times")
    }
  }

  @Test(
    "A scene that never becomes active waits only for what was dropped or not reported, and shows it afterwards"
  )
  func isNeverActive() {
    var waits = 0
    for seed in Sessions.some(of: 0..<Self.seeds / 2) {
      let session = PlatformSession(.layers, seed: UInt64(seed))
      session.simulator.isActivated = false
      session.run(Self.steps)
      if session.simulator.isWaiting { waits += 1 }
      session.simulator.isActivated = true
      session.rest()
      if let failure = session.failure { return _ = Issue.record("\(failure)") }
    }
    #expect(waits >= Sessions.least(50), "only \(waits) waited")
  }

  @Test("The same seed does the same")
  func repeats() {
    for theme in PlatformTheme.allCases {
      let pictures = (0..<2).map { _ in
        let session = PlatformSession(theme, seed: 9)
        session.run(Self.steps)
        return "\(session.simulator.visible) \(session.simulator.frames)"
      }
      #expect(pictures[0] == pictures[1])
    }
  }
}
