/// The part of a path that is offered to a platform that pushes each entry from the one below.
///
/// ```swift
/// var chain = ChainMirror()
/// chain.offer([b, c])  // offered: [b]
/// chain.appear(b)      // offered: [b, c]
/// chain.offer([])      // offered: [b]; in the next turn []
/// ```
struct ChainMirror: Hashable, Sendable {
  private struct Late: Hashable {
    let id: EntryID
    var hasAppeared = false
  }

  /// The levels that are offered now.
  private(set) var offered: [EntryID] = []
  private var wanted: [EntryID] = []
  /// True after the top of the offered levels has appeared.
  private var hasAppeared = true
  /// True if a level was dropped in this turn.
  private var hasDropped = false
  /// True after the platform has read that.
  private var isSeen = false
  /// True for a turn after the top was taken back, because the platform has not shown it.
  private var isTakenBack = false
  /// That top, until it is offered again, and whether it has appeared: the platform was only slow.
  private var late: Late?

  init() {}

  /// True if more levels can be offered, because the top has appeared.
  var isBehind: Bool { hasAppeared && offered != wanted }

  /// True if the platform was offered the top, and it has not appeared.
  var waitsForTop: Bool { !hasAppeared && !offered.isEmpty }

  /// True while more levels must be dropped in later turns.
  var isSettling: Bool { hasDropped || shared < offered.count }

  /// True if the next level can be dropped, because the platform has read that the last one is gone.
  var canSettle: Bool { isSettling && isSeen }

  private var shared: Int { zip(offered, wanted).prefix { $0 == $1 }.count }

  /// Sets the path of the tree.
  mutating func offer(_ path: [EntryID]) {
    guard path != wanted else { return grow() }
    wanted = path
    // The first level is dropped at once, each other in its own turn.
    drop()
    grow()
  }

  /// - Returns: True if the platform had not shown this level before.
  @discardableResult
  mutating func appear(_ id: EntryID) -> Bool {
    let isNew = id == late?.id || id == offered.last && waitsForTop
    if id == late?.id { late?.hasAppeared = true }
    if id == offered.last { hasAppeared = true }
    return isNew
  }

  /// Notes that the view of a level has disappeared.
  mutating func disappear(_ id: EntryID) {
    if id == late?.id { late?.hasAppeared = false }
  }

  /// Notes that the platform has read the offer.
  mutating func noteRead() {
    isSeen = true
  }

  /// Drops one more level, if the platform has read that the last one is gone.
  mutating func settle() {
    guard isSeen else { return }
    hasDropped = false
    isTakenBack = false
    drop()
  }

  /// Drops the top that has not appeared. In the next turn it is offered again.
  mutating func takeBack() {
    guard waitsForTop else { return }
    late = offered.last.map { Late(id: $0) }
    dropTop()
    isTakenBack = true
  }

  /// Notes that the platform has popped everything above a depth.
  mutating func cut(to depth: Int) {
    offered = Array(offered.prefix(depth))
    hasAppeared = true
  }

  private mutating func drop() {
    guard !hasDropped, shared < offered.count else { return }
    dropTop()
  }

  private mutating func dropTop() {
    hasDropped = true
    isSeen = false
    offered.removeLast()
    hasAppeared = true
  }

  private mutating func grow() {
    guard hasAppeared, !isTakenBack, shared == offered.count, offered.count < wanted.count else {
      return
    }
    offered.append(wanted[offered.count])
    hasAppeared = false
    if let late = late.take(), late.id == offered.last, late.hasAppeared {
      hasAppeared = true
      grow()
    }
  }
}
