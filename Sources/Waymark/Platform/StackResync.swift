/// How often a path was offered anew that never appeared: each way is tried once for each change.
struct StackResync: Hashable, Sendable {
  enum Attempt { case cut, remake, nothing }

  private let canRemake: Bool
  /// Grows with each change of the path, each write, and each attempt.
  private(set) var changes = 0
  /// Grows each time that the container has to be made anew.
  private(set) var generation = 0
  /// True while only what has appeared is offered.
  private(set) var isCut = false
  /// True once the platform has seen that.
  private var isSeen = false
  private var attempts = 0
  private var path: [EntryID] = []

  /// - Parameter canRemake: False for a container that is never made anew.
  init(canRemake: Bool = true) {
    self.canRemake = canRemake
  }

  /// Notes what the tree has.
  mutating func note(_ path: [EntryID]) {
    guard path != self.path else { return }
    self.path = path
    changes += 1
    attempts = 0
  }

  mutating func wrote() {
    changes += 1
  }

  /// What to try next.
  mutating func next() -> Attempt {
    attempts += 1
    switch attempts {
    case 1:
      isCut = true
      isSeen = false
      changes += 1
      return .cut
    case 2 where canRemake:
      generation += 1
      changes += 1
      return .remake
    default: return .nothing
    }
  }

  /// Notes that the platform has looked at what it is offered.
  mutating func look() {
    isSeen = true
  }

  /// Offers the whole again, unless the platform has not even seen that it was cut: it looks less often than turns
  /// end.
  mutating func settle() {
    if canSettle { isCut = false }
  }

  var canSettle: Bool { isCut && isSeen }
}
