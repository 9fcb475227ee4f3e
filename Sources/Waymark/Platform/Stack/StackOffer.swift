/// The part of a path that the container of a stack is offered, and how much of it has appeared.
///
/// ```swift
/// var offer = StackOffer()
/// offer.next(of: [b, c])    // [b, c]
/// offer.appear(c)
/// offer.isInWindow = false  // a cover is above the container
/// offer.next(of: [b, c, d]) // [b, c]: off window a platform would take d and never show it
/// offer.mirror.wrote([])    // []: the user cannot reach it
/// ```
struct StackOffer: Hashable, Sendable {
  private(set) var mirror = StackMirror()
  var resync: StackResync
  /// True if views of others may lie above all views of the stack, so that none appears with the container.
  private let isHosted: Bool
  /// The entries that had appeared when the container left its window.
  private var reach: Set<EntryID> = []
  /// The views that have appeared before they count: the container has not reported yet that it is in a
  /// window again, or only a part of the path is offered, and they are not in that part.
  private var early: [EntryID] = []

  /// - Parameters:
  ///   - canRemake: False for a container that is never made anew.
  ///   - isHosted: True for the container of a host.
  init(canRemake: Bool = true, isHosted: Bool = false) {
    resync = StackResync(canRemake: canRemake)
    self.isHosted = isHosted
  }

  /// False while the container is in no window.
  var isInWindow = true {
    didSet {
      guard isInWindow != oldValue else { return }
      if isInWindow { enterWindow() } else { leaveWindow() }
    }
  }

  /// The part of a path that the container takes now.
  func part(of path: [EntryID]) -> [EntryID] {
    guard !isInWindow || resync.isCut else { return path }
    let limit = isInWindow ? Set(mirror.shown) : reach
    return path.filter(limit.contains)
  }

  /// Offers that part. Writes from now on refer to it.
  mutating func next(of path: [EntryID]) -> [EntryID] {
    let offered = part(of: path)
    // Entries that the platform has dropped come back only in a window.
    if !isInWindow { reach.formIntersection(offered) }
    set(offered)
    return offered
  }

  /// Offers this part of a path. A chain has chosen the levels that the container takes now.
  mutating func set(_ levels: [EntryID]) {
    mirror.offer(levels)
    if isInWindow, !early.isEmpty { countEarly() }
  }

  /// Notes that entries are gone from the container. One that stays in the tree all the same counts as shown once it
  /// has appeared again.
  mutating func lose(_ gone: [EntryID]) {
    guard !gone.isEmpty else { return }
    mirror.offer(mirror.offered.without(gone))
  }

  mutating func appear(_ id: EntryID) {
    if isInWindow, mirror.offered.lastIndex(of: id) != nil {
      mirror.appear(id)
    } else if !isInWindow || resync.wants(id) {
      early.append(id)
    }
  }

  /// Counts the early views that are offered now. Those that may still be offered stay early.
  private mutating func countEarly() {
    let offered = Set(mirror.offered)
    for id in early where offered.contains(id) { mirror.appear(id) }
    early.removeAll { offered.contains($0) || !resync.wants($0) }
  }

  /// Notes that a view has disappeared: it is covered, or gone.
  mutating func disappear(_ id: EntryID) {
    early.removeAll { $0 == id }
  }

  /// Notes that nothing of the container is on screen.
  mutating func disappear() {
    mirror.disappear()
  }

  /// Notes that another container shows the stack. Off window, too, it takes the path that it begins with.
  mutating func restart(with path: [EntryID]) {
    mirror.disappear()
    early = []
    if !isInWindow { reach = Set(path) }
  }

  /// True if the container has read a path and does not show it, although it is in a window.
  func isBehind(_ path: [EntryID]) -> Bool {
    path == mirror.offered && mirror.isBehind && isInWindow
  }

  private mutating func enterWindow() {
    // The user sees what a host has put above these entries, and can go back past them.
    if isHosted, let top = mirror.offered.last(where: reach.contains) { mirror.appear(top) }
    reach = []
    countEarly()
  }

  private mutating func leaveWindow() {
    reach = Set(mirror.shown)
    mirror.disappear()
  }
}
