/// The attempts to make a platform show a path. Each way is tried once for each change.
struct StackResync: Hashable, Sendable {
  enum Attempt { case cut, remake, nothing }

  private let canRemake: Bool
  /// Grows with each change of the path, each write of another one, each level, and each attempt.
  private(set) var changes = 0
  /// Grows each time that the container must be made anew.
  private(set) var generation = 0
  /// True while only the entries that have appeared are offered.
  private(set) var isCut = false
  /// True after the platform has read that.
  private var isSeen = false
  private var attempts = 0
  private var path: [EntryID] = []

  /// - Parameter canRemake: False for a container that is never made anew.
  init(canRemake: Bool = true) {
    self.canRemake = canRemake
  }

  /// Notes the path of the tree.
  mutating func note(_ path: [EntryID]) {
    guard path != self.path else { return }
    self.path = path
    changes += 1
    attempts = 0
  }

  /// True for an entry of that path.
  func wants(_ id: EntryID) -> Bool { path.contains(id) }

  /// Notes that the platform has written another path, or has been offered another level.
  mutating func noteStep() {
    changes += 1
  }

  /// Notes that a part of the path has appeared, and that another part is offered.
  mutating func goesOn() {
    changes += 1
    attempts = 0
  }

  /// Chooses what to try next.
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

  /// Notes that the platform has read the offer.
  mutating func noteRead() {
    isSeen = true
  }

  /// Offers the whole path again, if the platform has read the cut one. Platforms read less often than turns end.
  mutating func settle() {
    if canSettle { isCut = false }
  }

  var canSettle: Bool { isCut && isSeen }
}
