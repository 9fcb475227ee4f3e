public import Observation

/// What a platform's stack is bound to: its path, and what it writes there.
///
/// ```swift
/// let port = StackPort(app, app.projection.base)
/// port.path        // [#2, #3]: what the platform is offered
/// port.appear(c)   // its top has appeared
/// port.path = [b]  // the user swiped back: c is gone from the tree
/// ```
///
/// One port serves one container, for as long as its root entry is the same.
///
/// ## Guarantees
///
/// - Making a port touches nothing of the tree.
/// - What is written only removes, and only what counts as shown: see ``StackMirror``.
/// - If the tree has something else afterwards than what was written, the platform is told to look again.
/// - A layer that has left is offered as it was last, until its animation is over.
@MainActor
public final class StackPort<C: Coordinator>: nonisolated Observable {
  private let root: C
  let layer: Layer<C.Screen>
  private weak var tabs: TabPort<C>?
  let observed = Observed()
  let animation = PortAnimation()
  package let settling = LateObserved()
  var mirror = StackMirror()
  private var resync: StackResync
  var chain = ChainMirror()
  /// True once each entry is pushed from the one below.
  var isEmbedded = false
  /// True if the container is a host's, with a path of its own.
  private let isHosted: Bool
  /// The entries of an embedded root whose views are on screen.
  var visible: Set<EntryID> = []
  /// What had appeared when the container left its window.
  private var reach: Set<EntryID> = []
  /// The views that have appeared before the container said that it is in a window again.
  private var early: [EntryID] = []
  /// Whether the root brings a stack of its own, once that was said.
  private var owner: Bool?
  /// What was offered last.
  private var sections: [StackSection<C.Screen>] = []

  /// Makes the port of a container.
  ///
  /// - Parameters:
  ///   - root: The coordinator whose projection is shown. The port holds it.
  ///   - layer: The layer that the stack shows.
  ///   - tabs: The port of the tabs of which the layer is one.
  public convenience init(_ root: C, _ layer: Layer<C.Screen>, in tabs: TabPort<C>? = nil) {
    self.init(root, layer, in: tabs, isHosted: false)
  }

  /// - Parameter isHosted: True for a container that somebody else has.
  init(_ root: C, _ layer: Layer<C.Screen>, in tabs: TabPort<C>? = nil, isHosted: Bool) {
    self.root = root
    self.layer = layer
    self.tabs = tabs
    self.isHosted = isHosted
    resync = StackResync(canRemake: !isHosted)
  }

  /// What shows those parts of an ``UnanimatedChange`` that can be offered only later; nil if they are animated.
  public var unanimated: UnanimatedChange.Hook? {
    get { animation.hook }
    set { animation.hook = newValue }
  }

  /// False while the container is in no window: covered as a whole, in another tab, or made anew.
  ///
  /// ```swift
  /// port.isInWindow = false  // a cover is above it
  /// port.path                // what had appeared, so that the platform keeps it
  /// port.path = []           // removes nothing: no finger is there
  /// port.isInWindow = true
  /// port.appear(c)           // from now on what is written counts
  /// ```
  ///
  /// Views may say that they have appeared before the container does: that counts once it is in a window.
  public var isInWindow = true {
    didSet {
      guard isInWindow != oldValue else { return }
      if isInWindow { enterWindow() } else { leaveWindow() }
      if isEmbedded || offer(of: wantedPath()) != mirror.offered { animation.notify(observed) }
    }
  }

  /// The path that the platform shall show, without the root, and what it writes. Observed.
  ///
  /// - Complexity: Linear in the path.
  public var path: [EntryID] {
    get {
      observed.access()
      let offered = offer(of: nextPath())
      // What the platform has let go of comes back in a window only.
      if !isInWindow { reach.formIntersection(offered) }
      mirror.offer(offered)
      look { resync.look() }
      return offered
    }
    set { write(newValue) }
  }

  /// The entry that a view shows, without observing its layer; nil once it has left.
  ///
  /// - Parameter id: An entry of the path, or the root.
  public func entry(_ id: EntryID) -> LayerEntry<C.Screen>? {
    let owner = sections.first { $0.ids.contains(id) }?.layer ?? layer
    return owner.entry(id)
  }

  /// True if a screen brings a stack of its own. Said once: a container that changed between the two would lose what its
  /// views keep, also while it leaves.
  ///
  /// - Parameters:
  ///   - id: The root entry.
  ///   - rule: What the app says of the screen.
  public func ownsStack(_ id: EntryID, _ rule: (C.Screen) -> Bool) -> Bool {
    if let owner { return owner }
    guard let screen = entry(id)?.screen else { return false }
    let isOwner = rule(screen)
    owner = isOwner
    return isOwner
  }

  /// True for an entry that covers the tab bar: it was pushed above the tabs in which the stack lies.
  ///
  /// What lies above columns covers no bar, unless it lies above tabs around them.
  ///
  /// - Parameter id: An entry of the path.
  public func covers(_ id: EntryID) -> Bool {
    guard let section = sections.dropFirst().first(where: { $0.ids.contains(id) }) else {
      return false
    }
    var inner = layer
    while let columns = inner.outerTabs, columns.areColumns, let home = columns.home {
      if home.id == section.layer.id { return false }
      inner = home
    }
    return true
  }

  /// Notes that the view of an entry has appeared, also once more.
  ///
  /// - Parameter id: The entry.
  public func appear(_ id: EntryID) {
    if isEmbedded { noteLevel(id) } else if isHosted { visible.insert(id) }
    guard isInWindow else { return early.append(id) }
    mirror.appear(id)
    chain.appear(id)
    // The next level of an embedded root can be offered now.
    if chain.isBehind { animation.notify(observed) }
  }

  private func enterWindow() {
    reach = []
    for id in early { mirror.appear(id) }
    early = []
  }

  private func leaveWindow() {
    reach = Set(mirror.shown)
    mirror.disappear()
  }
}

// What is offered, and what is written.
extension StackPort {
  /// What the tree has, for whoever is offered it. What is written from now on belongs to that.
  func nextPath() -> [EntryID] {
    guard let stack = animation.watch({ wanted }) else { return mirror.offered }
    sections = stack.sections
    resync.note(stack.path)
    return stack.path
  }

  /// What the tree has. Nobody is offered it, so what is written may still belong to something else.
  func wantedPath() -> [EntryID] {
    guard let stack = wanted else { return mirror.offered }
    resync.note(stack.path)
    return stack.path
  }

  /// Nil for what has left: it stays on screen until whoever shows it is gone.
  private var wanted: StackStage<C.Screen>? {
    layer.covering.flatMap { layer.stage(over: $0).stack }
  }

  /// The part of a path that the platform takes now.
  private func offer(of path: [EntryID]) -> [EntryID] {
    guard !isInWindow || resync.isCut else { return path }
    let limit = isInWindow ? Set(mirror.shown) : reach
    return path.filter(limit.contains)
  }

  private func write(_ ids: [EntryID]) {
    remove(mirror.wrote(ids))
    resync.wrote()
    // What was written is what is shown now: the platform looks again if the tree has something else.
    if ids != wantedPath() { animation.notify(observed) }
  }

  func remove(_ gone: [EntryID]) {
    guard !gone.isEmpty else { return }
    var rest = mirror.shown[...]
    let observations = sections.compactMap { section -> LayerObservation<C.Screen>? in
      let seen = Self.seen(section.ids, in: &rest)
      let left = Self.left(of: seen, without: gone)
      return left.count < seen.count
        ? LayerObservation(section.layer, shown: seen, remaining: left) : nil
    }
    tabs?.wentBack(layer.id)
    root.reconcile(observations)
  }

  /// Those of a section that stay: as a rule it loses its last.
  private static func left(of seen: [EntryID], without gone: [EntryID]) -> [EntryID] {
    if seen.suffix(gone.count).elementsEqual(gone) { return Array(seen.dropLast(gone.count)) }
    return EntryID.missing(from: gone, among: seen)
  }

  /// Those of a section that count as shown, and what is shown above them: as a rule all, and in this order.
  private static func seen(_ ids: [EntryID], in shown: inout ArraySlice<EntryID>) -> [EntryID] {
    let same = ids.sharedPrefix(with: shown)
    shown = shown.dropFirst(same)
    guard same < ids.count else { return ids }
    let others = Set(shown)
    return ids[..<same] + ids[same...].filter { others.contains($0) }
  }
}

// A platform that has taken a path, and does not show it.
extension StackPort {
  /// Grows with each change of the path and each write: whoever waits for the platform begins anew with it. Observed.
  public var changes: Int {
    observed.access()
    _ = wantedPath()
    return resync.changes
  }

  /// Grows each time that the container has to be made anew. Observed.
  public var generation: Int {
    observed.access()
    return resync.generation
  }

  /// True while only a part is offered, for one turn: then `settle()` has to be called on the next. Observed.
  public var isSettling: Bool {
    observed.access()
    settling.access()
    return resync.isCut || levels.isSettling
  }

  /// The levels as they will be once the platform looks: whoever settles the port may look before, and what is written
  /// until then belongs to what was offered.
  private var levels: ChainMirror {
    var levels = chain
    if isEmbedded, isInWindow { levels.offer(wantedPath()) }
    return levels
  }

  /// False while the platform has to look first at what it is offered. Observed.
  public var canSettle: Bool {
    observed.access()
    settling.access()
    return canGoOn
  }

  private var canGoOn: Bool { resync.canSettle || chain.canSettle }

  /// The platform has looked at what it is offered.
  func look(_ body: () -> Void) {
    let couldSettle = canGoOn
    body()
    if !couldSettle, canGoOn { settling.tellLater() }
  }

  /// Offers a path anew whose top never appeared. A platform calls it while its scene is active, one second after
  /// the last of the `changes`; also below a sheet, beside which a stack can be seen.
  ///
  /// What has appeared is offered for one turn, then the whole. If that did not help, `generation` grows, which is
  /// reported; and if that did not either, nothing more is tried until something changes.
  ///
  /// - Returns: True if something was behind, and has been tried.
  @discardableResult
  public func resyncIfBehind() -> Bool {
    // Whoever has not looked yet is not behind.
    guard wantedPath() == mirror.offered, mirror.isBehind, isInWindow else { return false }
    switch resync.next() {
    case .cut: animation.notify(observed)
    case .remake:
      mirror.disappear()
      report()
      animation.notify(observed)
    case .nothing: return false
    }
    return true
  }

  /// The same, once a clock says that it is time.
  ///
  /// ```swift
  /// .task(id: port.changes) { await port.resyncIfBehind(after: .seconds(1)) }
  /// ```
  ///
  /// - Parameters:
  ///   - time: How long to wait.
  ///   - clock: What measures that.
  public func resyncIfBehind(
    after time: Duration, by clock: any Clock<Duration> = ContinuousClock()
  ) async {
    if await portTimer(time, by: clock) { resyncIfBehind() }
  }

  /// Goes on with what is offered in several turns.
  public func settle() {
    guard isSettling else { return }
    resync.settle()
    chain.settle()
    animation.notify(observed)
  }

  private func report() {
    root.flow.reporter.report(
      MisuseReport(
        code: .unshownEntry,
        message:
          "The platform was offered \(mirror.offered.last.map { "\($0)" } ?? "a path") twice, and"
          + " has not shown it. The container is made anew. Is its layer in a window, and not covered?"
      ))
  }
}
