import Waymark

/// The state that all simulated containers share: random choices, counts of events, and what the user took away.
@MainActor
final class SimulatedPlatform {
  var choices: SeededChoices
  let isUnruly: Bool
  /// How often each kind of event happened.
  private(set) var counts: [String: Int] = [:]
  /// The entries that the user took away with finished gestures.
  var taken: Set<EntryID> = []
  /// The layers that the user dismissed.
  var ended: Set<LayerID> = []
  /// Offers that were taken but not shown, by a busy presenter or a stack off screen.
  var lost: [String] = []
  /// Offers that a port must never make.
  var wrong: [String] = []
  /// The frame in which the scene last became active.
  var lastActivation = 0
  /// True if the user has chosen a tab or a column. The test that reads it resets it.
  var hasWished = false
  /// True while a stack goes back by itself because its tab was tapped.
  var isGoingBack = false
  /// How many times each layer was dropped instead of presented.
  var dropped: [LayerID: Int] = [:]
  /// The offers that containers have shown, and how. The test that reads them empties the list.
  var moves: [(what: String, isAnimated: Bool)] = []
  /// Calls for the next turn.
  private var nextTurn: [@MainActor () -> Void] = []
  /// The names that entries had when they were shown.
  var names: [EntryID: String] = [:]

  init(seed: UInt64?) {
    choices = SeededChoices(seed: seed)
    isUnruly = seed != nil
  }

  /// Calls a closure in the next turn.
  func later(_ tell: @escaping @MainActor () -> Void) { nextTurn.append(tell) }

  /// True if the next turn brings notifications.
  var hasNews: Bool { !nextTurn.isEmpty }

  /// Begins a turn.
  func turn() {
    let due = nextTurn
    nextTurn = []
    for tell in due { tell() }
  }

  func count(_ event: String) {
    counts[event, default: 0] += 1
  }

  /// The number of frames that a movement takes.
  func frames() -> Int { isUnruly ? 1 + choices.roll(4) : 2 }

  /// The number of frames that a write is late.
  func delay() -> Int { isUnruly ? choices.roll(4) : 0 }

  /// True if an unruly platform shows this fault now, once in `count` times on average.
  func fails(in count: Int, _ event: String) -> Bool {
    guard isUnruly, choices.once(in: count) else { return false }
    self.count(event)
    return true
  }
}
