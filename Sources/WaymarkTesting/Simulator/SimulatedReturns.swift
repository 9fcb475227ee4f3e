import Waymark

/// Tracks which entries come back after the user went back over them, because they ask before they are left.
struct SimulatedReturns {
  /// What was on screen before the gestures that were not all written yet.
  private var seen: [EntryID] = []
  /// What stayed in the tree, and has not appeared again. Until then a gesture does not take it away.
  private var returning: Set<EntryID> = []
  /// True once the stack has read the path again after that.
  private var hasReadAgain = false

  /// Notes that a gesture takes entries away.
  ///
  /// - Parameters:
  ///   - depth: The number of entries that it leaves.
  ///   - displayed: What is on screen before.
  ///   - isFirst: True if everything from before was written.
  /// - Returns: The entries that may not come back.
  mutating func goBack(to depth: Int, from displayed: [EntryID], isFirst: Bool) -> [EntryID] {
    if isFirst { seen = [] }
    seen += displayed.filter { !seen.contains($0) }
    return displayed[depth...].filter { !returning.contains($0) }
  }

  /// Notes that a path was written.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - policy: Returns the leave policy of an entry that was taken away and is in the tree; nil for all others.
  /// - Returns: The entries that come back: those up to the highest one below the top that is not free.
  mutating func write(_ path: [EntryID], policy: (EntryID) -> LeavePolicy?) -> [EntryID] {
    let passed = seen.filter { !path.contains($0) }.dropLast()
    let kept = passed.compactMap { id in policy(id).map { (id: id, asks: $0 != .free) } }
    guard let highest = kept.lastIndex(where: \.asks) else { return [] }
    let back = kept[...highest].map(\.id)
    returning.formUnion(back)
    hasReadAgain = false
    return back
  }

  /// Notes that the stack has read the path.
  mutating func read() { hasReadAgain = true }

  /// Notes what is on screen.
  mutating func show(_ shown: [EntryID]) {
    if hasReadAgain { returning.subtract(shown) }
  }
}
