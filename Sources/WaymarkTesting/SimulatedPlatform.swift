import Waymark

/// What all simulated containers share: chance, what happened how often, and what the user took away.
@MainActor
final class SimulatedPlatform {
  var choices: SeededChoices
  let isUnruly: Bool
  /// How often each kind of thing happened.
  private(set) var counts: [String: Int] = [:]
  /// What the user took away by a gesture that was finished.
  var taken: Set<EntryID> = []
  /// The layers that the user ended.
  var ended: Set<LayerID> = []
  /// What was offered to who takes it and does not show it: a busy presenter, or a stack off screen.
  var lost: [String] = []
  /// What no platform may be offered.
  var wrong: [String] = []
  /// The frame in which the scene became active last.
  var lastActivation = 0
  /// True if the user has asked for a tab since whoever looks has set it back.
  var hasWished = false
  /// True while a stack has gone back by itself with a tap on its tab.
  var isGoingBack = false
  /// How often each layer was dropped instead of presented.
  var dropped: [LayerID: Int] = [:]
  /// What was shown of what the containers were offered since whoever looks has emptied it, and how.
  var moves: [(what: String, isAnimated: Bool)] = []
  /// What is told in the next turn.
  private var nextTurn: [@MainActor () -> Void] = []
  /// The names of entries as they were when they were shown.
  var names: [EntryID: String] = [:]

  init(seed: UInt64?) {
    choices = SeededChoices(seed: seed)
    isUnruly = seed != nil
  }

  /// Tells something in the next turn.
  func later(_ tell: @escaping @MainActor () -> Void) { nextTurn.append(tell) }

  /// True if something is told in the next turn.
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

  /// How many frames something takes.
  func frames() -> Int { isUnruly ? 1 + choices.roll(4) : 2 }

  /// How many frames later something is told.
  func delay() -> Int { isUnruly ? choices.roll(4) : 0 }

  /// True for a fault that an unruly platform has once in so many times.
  func fails(in count: Int, _ event: String) -> Bool {
    guard isUnruly, choices.once(in: count) else { return false }
    self.count(event)
    return true
  }
}

/// The last things that happened in one container, for who asks why it shows something else.
struct SimulatedLog {
  private(set) var lines: [String] = []

  mutating func note(_ line: String) {
    lines.append(line)
    if lines.count > 5 { lines.removeFirst() }
  }
}
