/// What a platform's stack has taken of the path that it was offered.
///
/// ```swift
/// var mirror = StackMirror()
/// mirror.offer([b, c])  // the platform is offered a path
/// mirror.appear(c)      // and shows its top
/// mirror.offer([b, c, d])
/// mirror.wrote([b])     // [c]: d never appeared, so it is not gone
/// ```
///
/// ## Guarantees
///
/// - Only what counts as shown can go: ids up to the highest one that has appeared since it was offered.
/// - Appearing only ever adds to that.
/// - Whatever is written, in whatever order and how often: nothing traps.
public struct StackMirror: Hashable, Sendable {
  /// The path that was offered last, from bottom to top, without the root of the stack.
  public private(set) var offered: [EntryID] = []
  /// How many of them count as shown.
  private var count = 0

  /// Makes the mirror of a stack that was offered nothing.
  public init() {}

  /// The ids that count as shown, from bottom to top.
  public var shown: [EntryID] { Array(offered[..<count]) }

  /// True while the top of what was offered has not appeared.
  public var isBehind: Bool { count < offered.count }

  /// Notes that a platform is offered a path.
  ///
  /// - Parameter ids: The ids above the root, from bottom to top.
  /// - Complexity: Linear in the path; constant if it is the same array.
  public mutating func offer(_ ids: [EntryID]) {
    guard ids != offered else { return }
    let shown = offered[..<count]
    var known = zip(ids, shown).prefix { $0 == $1 }.count
    if known < shown.count {
      // What went in the middle: the highest that is left of what has appeared counts.
      let left = Set(shown)
      known = ids.lastIndex { left.contains($0) }.map { $0 + 1 } ?? 0
    }
    offered = ids
    count = known
  }

  /// Notes that a view has appeared. One that was not offered, or is covered, changes nothing.
  ///
  /// - Parameter id: The entry of the view.
  public mutating func appear(_ id: EntryID) {
    guard let place = offered.lastIndex(of: id), place >= count else { return }
    count = place + 1
  }

  /// Notes that the container is made anew: nothing of it has appeared.
  public mutating func disappear() {
    count = 0
  }

  /// What a written path says is gone.
  ///
  /// - Parameter ids: What the platform wrote.
  /// - Returns: The ids that count as shown and are not written, from bottom to top.
  /// - Complexity: Linear in both.
  public func wrote(_ ids: [EntryID]) -> [EntryID] {
    EntryID.missing(from: ids, among: shown)
  }
}
