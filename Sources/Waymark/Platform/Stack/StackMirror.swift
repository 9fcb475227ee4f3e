/// Tracks how much of the offered path the stack of a platform has shown.
///
/// ```swift
/// var mirror = StackMirror()
/// mirror.offer([b, c])  // the platform is offered a path
/// mirror.appear(c)      // and shows its top
/// mirror.offer([b, c, d])
/// mirror.wrote([b])     // [c]: d never appeared, so it cannot be gone
/// ```
///
/// ## Guarantees
///
/// - Only entries that count as shown can go: those up to the highest one that has appeared since it was offered.
///   Entries that are added below the top do not count as shown until the platform has shown the top.
/// - Appearing only adds to the shown entries.
/// - No write traps, in any order and any number.
public struct StackMirror: Hashable, Sendable {
  /// The path that was offered last, from bottom to top, without the root of the stack.
  public private(set) var offered: [EntryID] = []
  /// The ids that count as shown, from bottom to top.
  public private(set) var shown: [EntryID] = []

  /// Makes the mirror of a stack that was offered nothing.
  public init() {}

  /// True while the top of what was offered has not appeared.
  public var isBehind: Bool { offered.last != shown.last }

  /// Notes the path that the platform is offered.
  ///
  /// - Parameter ids: The ids above the root, from bottom to top.
  /// - Complexity: Linear in the path.
  public mutating func offer(_ ids: [EntryID]) {
    let same = ids.sharedPrefix(with: offered[...])
    guard same < ids.count || same < offered.count else { return }
    let wasBehind = isBehind
    let isLonger = same == offered.count
    // A platform that shows the top has taken everything below it.
    if !wasBehind { shown = offered }
    offered = ids
    // A push leaves the shown entries as they are.
    if isLonger { return }
    // The common beginning stays shown.
    let kept = ids.sharedPrefix(with: shown[...])
    let known = Set(shown[kept...])
    if wasBehind {
      shown = ids[..<kept] + ids[kept...].filter { known.contains($0) }
    } else {
      let highest = ids[kept...].lastIndex { known.contains($0) } ?? kept - 1
      shown = highest == ids.count - 1 ? ids : Array(ids[...highest])
    }
  }

  /// Notes that a view has appeared. Nothing changes if its entry was not offered, or is covered.
  ///
  /// - Parameter id: The entry of the view.
  /// - Complexity: Linear in the path.
  public mutating func appear(_ id: EntryID) {
    if id == offered.last { return shown = offered }
    guard !shown.contains(id), let place = offered.lastIndex(of: id) else { return }
    let known = Set(shown)
    shown = offered[...place] + offered[(place + 1)...].filter { known.contains($0) }
  }

  /// Notes that the container is made anew. Nothing of it has appeared.
  public mutating func disappear() {
    shown = []
  }

  /// The entries that are gone according to a written path.
  ///
  /// - Parameter ids: The path that the platform wrote.
  /// - Returns: The ids that count as shown and are missing from the path, from bottom to top.
  /// - Complexity: Linear in both.
  public func wrote(_ ids: [EntryID]) -> [EntryID] {
    EntryID.difference(shown, without: ids)
  }
}
