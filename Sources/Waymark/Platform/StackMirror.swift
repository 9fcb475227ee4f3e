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
/// - Only what counts as shown can go: ids up to the highest one that has appeared since it was offered. While the
///   platform has not shown the top, what comes below that is not shown either.
/// - Appearing only ever adds to that.
/// - Whatever is written, in whatever order and how often: nothing traps.
public struct StackMirror: Hashable, Sendable {
  /// The path that was offered last, from bottom to top, without the root of the stack.
  public private(set) var offered: [EntryID] = []
  /// The ids that count as shown, from bottom to top.
  public private(set) var shown: [EntryID] = []

  /// Makes the mirror of a stack that was offered nothing.
  public init() {}

  /// True while the top of what was offered has not appeared.
  public var isBehind: Bool { offered.last != shown.last }

  /// Notes that a platform is offered a path.
  ///
  /// - Parameter ids: The ids above the root, from bottom to top.
  /// - Complexity: Linear in the path.
  public mutating func offer(_ ids: [EntryID]) {
    let same = ids.sharedPrefix(with: offered[...])
    guard same < ids.count || same < offered.count else { return }
    let wasBehind = isBehind
    let isLonger = same == offered.count
    // Who shows the top has taken what lies below.
    if !wasBehind { shown = offered }
    offered = ids
    // What is shown stays so under what is pushed.
    if isLonger { return }
    // What both begin with stays shown.
    let kept = ids.sharedPrefix(with: shown[...])
    let known = Set(shown[kept...])
    if wasBehind {
      shown = ids[..<kept] + ids[kept...].filter { known.contains($0) }
    } else {
      let highest = ids[kept...].lastIndex { known.contains($0) } ?? kept - 1
      shown = highest == ids.count - 1 ? ids : Array(ids[...highest])
    }
  }

  /// Notes that a view has appeared. One that was not offered, or is covered, changes nothing.
  ///
  /// - Parameter id: The entry of the view.
  /// - Complexity: Linear in the path.
  public mutating func appear(_ id: EntryID) {
    if id == offered.last { return shown = offered }
    guard !shown.contains(id), let place = offered.lastIndex(of: id) else { return }
    let known = Set(shown)
    shown = offered[...place] + offered[(place + 1)...].filter { known.contains($0) }
  }

  /// Notes that the container is made anew: nothing of it has appeared.
  public mutating func disappear() {
    shown = []
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
