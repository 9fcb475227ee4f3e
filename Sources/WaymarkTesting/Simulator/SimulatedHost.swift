import Waymark

/// The stack of a host. Its path contains elements of the host and the entries of an embedded root.
@MainActor
final class SimulatedHost<C: Coordinator>: SimulatedEmbedding {
  private enum Element: Hashable {
    case own(Int)
    case root(EmbeddedEntry<C>)
  }

  let port: StackPort<C>
  private let embedded = EmbeddedPath<C, Element>(
    as: { .root($0) }, entry: { if case .root(let entry) = $0 { entry } else { nil } })
  private let platform: SimulatedPlatform
  private let evaluation = ViewEvaluation()
  private let settling: SimulatedSettling
  private(set) var guards: SimulatedGuards<C.Screen>
  private(set) var log = SimulatedLog()
  private var rootEntry: EntryID?
  private let first: Element
  /// The path of the host: its own elements, and the first entry of the root.
  private var host: [Element]
  private var displayed: [Element] = []
  private var writes: SimulatedWrites<[Element]>
  private var transition = 0
  private var gesture: (frames: Int, end: GestureEnd, depth: Int)?
  private var hasAppeared = false
  /// The entry of the root whose view is on screen.
  private var top: EntryID?
  /// The entries that have appeared since the root was last off screen. Only these go when the user skips them.
  private var seen: Set<EntryID> = []
  /// True from when the host leaves the root until the root is on screen again.
  private(set) var isAway = false
  /// The number of frames until the host shows the root again.
  private var absence = 0
  /// The last path that it accepted but did not show. It drops each path only once.
  private var dropped: [Element] = []
  let ghosts = 0
  /// False for a host that does not tell whether its container is in a window.
  private let isReporting: Bool
  /// True while the user is in another tab of the host.
  private var isElsewhere = false
  /// False while a cover is above it.
  var isOnScreen = true {
    didSet { if isOnScreen != oldValue { isOnScreen ? enterScreen() : leaveScreen() } }
  }

  init(_ first: EmbeddedEntry<C>, _ layer: Layer<C.Screen>, _ platform: SimulatedPlatform) {
    self.platform = platform
    isReporting = !platform.choices.once(in: 3)
    self.first = .root(first)
    port = first.home.stack
    host = [.own(0), .root(first)]
    settling = SimulatedSettling(port)
    guards = SimulatedGuards(in: layer)
    writes = SimulatedWrites(of: "path", on: platform)
    port.unanimated = { UnanimatedChange.make($0) }
    port.settling.nextTurn = { [platform] in platform.later($0) }
  }

  var isAtRest: Bool {
    let isLooking = evaluation.isDue && isInWindow
    return !isMoving && writes.isOver && !isLooking && !isAway && !port.isSettling
  }

  private var isInWindow: Bool { isOnScreen && !isElsewhere }

  private var isMoving: Bool { transition > 0 || gesture != nil || !writes.isEmpty }

  var shown: [EntryID] { displayed.compactMap(id) }

  /// The entry of the root that an element shows; nil for an element of the host.
  private func id(_ element: Element) -> EntryID? {
    guard case .root(let entry) = element else { return nil }
    return entry.id ?? rootEntry
  }

  func show(_ root: EntryID) {
    rootEntry = root
    platform.names[root] = port.entry(root)?.name
  }

  func frame() {
    settling.turn()
    move()
    if isAway { wait() }
    // The user cannot tap below an element of the host.
    guards.show(displayed.last.flatMap(id) == nil ? [] : shown, port.entry)
  }

  private func move() {
    if gesture != nil { return moveGesture() }
    if !writes.isEmpty { return deliver() }
    if platform.choices.once(in: 2) { deliverOvertaken() }
    if transition > 0 {
      transition -= 1
      if transition == 0 { arrive() }
      return
    }
    // A covered stack reads rarely, and shows nothing.
    if evaluation.isDue, isInWindow || platform.choices.once(in: 4) { evaluate() }
  }

  private func evaluate() {
    let path = evaluation.read { embedded.path(of: host) }
    for id in path.compactMap(id) where platform.names[id] == nil {
      platform.names[id] = port.entry(id)?.name
    }
    guard path != displayed || !hasAppeared else { return }
    if drops(path) {
      dropped = path
      return log.note("dropped \(path.compactMap(id))")
    }
    log.note("shows \(path.compactMap(id))")
    let isBack = !displayed.contains(first) && path.contains(first)
    displayed = path
    transition = platform.frames()
    // Platforms do not always accept several levels at once.
    let isOnTop = path.last != first && path.last.flatMap(id) != nil
    if isBack, isOnTop, platform.fails(in: 2, "path written while it appears") {
      write(Array(path.prefix { $0 != first }) + [first])
    }
  }

  /// True if it accepts a path and does not show it. Paths of the host itself are always shown, and so is one that goes
  /// back from an element of the host: covered views do not ask for a path again.
  private func drops(_ path: [Element]) -> Bool {
    guard hasAppeared, !isAway || isElsewhere, path != dropped, let top = path.last, id(top) != nil,
      displayed.last.flatMap(id) != nil, !displayed.contains(top)
    else { return false }
    if isInWindow { return platform.fails(in: 3, "path dropped") }
    platform.count("path dropped")
    // A port that knows that it is off window does not offer the path.
    if isReporting { platform.lost.append("\(path.compactMap(id)) off window: \(log.lines)") }
    return true
  }

  /// Makes the view on top appear, and then the view before it disappear.
  private func arrive() {
    deliverOvertaken()
    hasAppeared = true
    guard isInWindow else { return }
    // Views tell it before their container does, or after.
    if !platform.choices.once(in: 2) { report(true) }
    let arrived = displayed.last.flatMap(id)
    if let arrived {
      port.appear(arrived)
      seen = Set(shown)
    }
    report(true)
    if top != arrived { disappear() }
    top = arrived
  }

  private func report(_ isInWindow: Bool) {
    if isReporting { embedded.isInWindow = isInWindow }
  }

  private func disappear() {
    if let top { port.disappear(top) }
    top = nil
  }

  private func deliver() {
    guard let path = writes.next() else { return }
    // An interrupted gesture writes the old path after the new one.
    if path.count > displayed.count { displayed = path }
    write(path)
  }

  /// Delivers late writes before anything newer appears. After that, no port could tell that they are older.
  private func deliverOvertaken() {
    while let path = writes.nextOvertaken() { write(path) }
  }

  private func write(_ path: [Element]) {
    log.note("writes \(path.compactMap(id))")
    let before = host
    if top == nil { seen = [] }
    // A binding of the host reads the path, and then writes it.
    _ = embedded.boundPath(of: host)
    embedded.write(path, of: host) { host = $0 }
    if host != before { evaluation.invalidate() }
  }

  private func flush() {
    gesture = nil
    while !writes.isEmpty { deliver() }
    deliverOvertaken()
  }

  private func enterScreen() {
    transition = max(transition, platform.frames())
  }

  private func leaveScreen() {
    flush()
    log.note("off screen")
    platform.count("stack off screen")
    disappear()
    report(false)
    writeUnseen(4, "path written off screen")
  }

  /// Sometimes writes a path without what lies above the first entry, although no finger has done that.
  private func writeUnseen(_ count: Int, _ event: String) {
    // Below an element of the host, only a report tells this write from a swipe.
    guard isReporting || host.last == first, host.contains(first) else { return }
    guard platform.fails(in: count, event) else { return }
    write(Array(displayed.prefix { $0 != first }) + [first])
  }

  func resync() -> Bool {
    // A covered view never asks.
    guard isInWindow, displayed.last.flatMap(id) != nil, port.resyncIfBehind() else { return false }
    platform.count("path offered anew")
    return true
  }

  /// Makes the container anew: everything disappears and appears again.
  func remake() {
    flush()
    log.note("made anew")
    disappear()
    report(false)
    writeUnseen(2, "written while made anew")
    hasAppeared = false
    displayed = []
    transition = 0
    evaluation.invalidate()
  }
}

// The host.
extension SimulatedHost {
  /// Pushes an element of the host on top.
  func push() {
    guard !isAway || isElsewhere else { return }
    platform.count("host pushed")
    host.append(.own(host.count + platform.choices.roll(100)))
    evaluation.invalidate()
  }

  /// Goes back to below the root, and shows the root again later, with all its entries.
  func leave() {
    guard !isMoving, !evaluation.isDue, !isAway, isInWindow else { return }
    platform.count("host left the root")
    log.note("left")
    isAway = true
    host = [.own(0)]
    absence = 1 + platform.choices.roll(12)
    evaluation.invalidate()
  }

  /// The user goes to another tab of the host, and comes back later.
  func goElsewhere() {
    guard !isMoving, !isAway, isInWindow else { return }
    platform.count("container off window")
    isAway = true
    isElsewhere = true
    absence = 1 + platform.choices.roll(12)
    leaveScreen()
  }

  private func wait() {
    absence = max(absence - 1, 0)
    guard absence == 0 else { return }
    if isElsewhere {
      isElsewhere = false
      return enterScreen()
    }
    guard host.contains(first) else {
      host.append(first)
      return evaluation.invalidate()
    }
    isAway = transition > 0 || !displayed.contains(first)
  }
}

// The user.
extension SimulatedHost {
  /// The first entry of the root stays, and so does the host's element below it.
  var canDismiss: Bool { displayed.count > 2 && !isAway }

  func swipeBack(_ end: GestureEnd) -> Bool {
    canGoBack && begin(end, depth: displayed.count - 1)
  }

  func goBack(to depth: Int) -> Bool {
    // The host's element and the first entry lie below.
    guard canGoBack, depth >= 0, depth < displayed.count - 2,
      displayed[(depth + 2)...].compactMap(id).allSatisfy(seen.contains),
      begin(.finished, depth: depth + 2)
    else { return false }
    platform.count("several entries popped")
    return true
  }

  /// While an entry asks, its Back button is hidden, which disables the gesture as well.
  private var canGoBack: Bool {
    displayed.last.flatMap(id) == nil || guards.top?.hasButton != true
  }

  func dismiss() -> Bool {
    guard begin(.finished, depth: displayed.count - 1) else { return false }
    platform.count("dismissed by its view")
    return true
  }

  private func begin(_ end: GestureEnd, depth: Int) -> Bool {
    // A finger does not wait for the writes of the last gesture.
    let isFree = transition == 0 && gesture == nil && (writes.isOver || platform.isUnruly)
    guard canDismiss, isFree, hasAppeared, isInWindow else { return false }
    platform.count("swipe \(end)")
    gesture = (platform.frames(), end, depth)
    return true
  }

  private func moveGesture() {
    guard var current = gesture else { return }
    current.frames -= 1
    gesture = current.frames > 0 ? current : nil
    guard gesture == nil, current.end != .cancelled else { return }
    log.note("swipe \(current.end)")
    let before = displayed
    platform.taken.formUnion(displayed[current.depth...].compactMap(id))
    displayed.removeLast(displayed.count - current.depth)
    // The uncovered view appears before or after the write.
    if platform.fails(in: 2, "uncovered before the write") {
      deliverOvertaken()
      arrive()
    } else {
      transition = platform.frames()
    }
    writes.add(displayed)
    if current.end == .interrupted { writes.add(before) }
    if writes.isDue { deliver() }
  }
}
