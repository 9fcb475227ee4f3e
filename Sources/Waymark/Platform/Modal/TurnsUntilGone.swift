/// Counts the turns until something counts as gone whose end the platform does not tell: a dialog, or an alert.
struct TurnsUntilGone: Hashable, Sendable {
  private var left = 0
  /// True until the platform has read the offer that takes something away.
  private var isUnread = false

  /// True until the last turn.
  var areLeft: Bool { left > 0 }

  /// False if nothing is counted, and while the platform must read the offer first.
  var canGoOn: Bool { areLeft && !isUnread }

  mutating func begin() { left = 2 }

  mutating func end() { left = 0 }

  /// Lets no turn count until the platform has read the offer.
  mutating func waitForReading() { isUnread = true }

  mutating func noteRead() { isUnread = false }

  /// Counts a turn. Returns true if it was the last.
  mutating func next() -> Bool {
    guard canGoOn else { return false }
    left -= 1
    return left == 0
  }
}
