/// What is offered of a path to a platform that pushes each entry from the one below.
///
/// ```swift
/// var chain = ChainMirror()
/// chain.offer([b, c])  // offered: [b]
/// chain.appear(b)      // offered: [b, c]
/// chain.offer([])      // offered: [b]; in the next turn []
/// ```
struct ChainMirror: Hashable, Sendable {
  /// What is offered now.
  private(set) var offered: [EntryID] = []
  private var wanted: [EntryID] = []
  /// True once the top of what is offered has appeared.
  private var hasAppeared = true
  /// True if a level was dropped in this turn.
  private var hasDropped = false
  /// True once the platform has seen that.
  private var isSeen = false

  init() {}

  /// True while more is to be offered once the top has appeared.
  var isBehind: Bool { hasAppeared && offered != wanted }

  /// True while more is to be dropped in the next turn.
  var isSettling: Bool { hasDropped || shared < offered.count }

  /// True if that can be now: the platform has seen the last one go.
  var canSettle: Bool { isSettling && isSeen }

  private var shared: Int { zip(offered, wanted).prefix { $0 == $1 }.count }

  /// Says what the tree has.
  mutating func offer(_ path: [EntryID]) {
    guard path != wanted else { return grow() }
    wanted = path
    // The first level that is dropped goes at once, the others each in a turn of its own.
    drop()
    grow()
  }

  mutating func appear(_ id: EntryID) {
    guard id == offered.last else { return }
    hasAppeared = true
  }

  /// Notes that the platform has looked at what it is offered.
  mutating func look() {
    isSeen = true
  }

  /// Drops one more level, unless the platform has not even seen the last one go.
  mutating func settle() {
    guard isSeen else { return }
    hasDropped = false
    drop()
  }

  /// The platform has popped all above a depth.
  mutating func cut(to depth: Int) {
    offered = Array(offered.prefix(depth))
    hasAppeared = true
  }

  private mutating func drop() {
    guard !hasDropped, shared < offered.count else { return }
    hasDropped = true
    isSeen = false
    offered.removeLast()
    hasAppeared = true
  }

  private mutating func grow() {
    guard hasAppeared, shared == offered.count, offered.count < wanted.count else { return }
    offered.append(wanted[offered.count])
    hasAppeared = false
  }
}
