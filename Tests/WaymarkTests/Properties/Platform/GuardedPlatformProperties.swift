import Testing

@MainActor
@Suite("Properties of a guarded app with a history on an unruly platform")
struct GuardedPlatformProperties {
  private static let seeds: ClosedRange<UInt64> = 6001...6480

  private static let least = [
    "frames changed something": 600, "gesture changed something": 250, "swipe finished": 300,
    "several entries popped": 80, "tab tapped": 64, "drag finished": 64,
    "column swipe finished": 20,
    "presented: sheet": 1000, "presented: dialog": 100, "dialog answered": 8,
    "leave question answered": 64, "history went": 700, "history was refused": 400,
    "restore changed something": 700, "restored in part": 600, "app left": 480,
    "revalidated on screen": 3000,
  ]

  @Test("Nothing is shown that may not be seen, and at rest the tree is on screen")
  func everythingAtOnce() async {
    await Sessions.run(Self.seeds, least: Self.least) { seed in
      let session = GuardedPlatformSession(seed: seed)
      session.run(100)
      return (session.failure, session.tally)
    }
  }
}
