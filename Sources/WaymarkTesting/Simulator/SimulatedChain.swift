import Waymark

/// A host that embeds a root in its own stack. Each entry is pushed from the one below.
@MainActor
final class SimulatedChain<C: Coordinator>: SimulatedEmbedding {
  let port: StackPort<C>
  private let layer: Layer<C.Screen>
  private let platform: SimulatedPlatform
  private let evaluation = ViewEvaluation()
  private let settling: SimulatedSettling
  private(set) var guards: SimulatedGuards<C.Screen>
  private(set) var rootEntry: EntryID?
  private(set) var displayed: [EntryID] = []
  private(set) var log = SimulatedLog()
  /// The depths above which nil is written later.
  private var writes: SimulatedWrites<Int>
  private var transition = 0
  /// How often each level was dropped.
  private var drops: [EntryID: Int] = [:]
  /// The level that it has taken and does not show, as long as it reads the same.
  private var dropped: EntryID?
  private var gesture: (frames: Int, end: GestureEnd)?
  /// The number of levels that a real host would leave on screen because it was told to drop several at once.
  private(set) var ghosts = 0
  /// The entry whose view is on screen.
  private var top: EntryID?
  /// False while a cover is above the stack.
  var isOnScreen = true {
    didSet { if isOnScreen != oldValue { isOnScreen ? enterScreen() : leaveScreen() } }
  }

  init(_ root: C, _ layer: Layer<C.Screen>, _ platform: SimulatedPlatform) {
    self.layer = layer
    self.platform = platform
    writes = SimulatedWrites(of: "path", on: platform)
    port = StackPort(root, layer)
    settling = SimulatedSettling(port)
    guards = SimulatedGuards(in: layer)
    port.unanimated = { UnanimatedChange.make($0) }
    port.settling.nextTurn = { [platform] in platform.later($0) }
  }

  var isMoving: Bool { transition > 0 || gesture != nil || !writes.isEmpty }

  var isAtRest: Bool { !isMoving && writes.isOver && !evaluation.isDue && !port.isSettling }

  /// The entries on screen, from bottom to top.
  var shown: [EntryID] { (rootEntry.map { [$0] } ?? []) + displayed }

  func show(_ root: EntryID) {
    rootEntry = root
    transition = 1
    platform.names[root] = port.entry(root)?.name
  }

  func frame() {
    settling.turn()
    // Another turn may end before the stack reads again.
    if port.isSettling, platform.fails(in: 2, "turn before it looks") { settling.turn() }
    move()
    guards.show(shown, port.entry)
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
    if evaluation.isDue { evaluate() }
  }

  /// Makes the view on top appear, and then the view before it disappear.
  private func arrive() {
    deliverOvertaken()
    guard isOnScreen, let arrived = displayed.last ?? rootEntry else { return }
    port.appear(arrived)
    if let top, top != arrived { port.disappear(top) }
    top = arrived
  }

  private func enterScreen() {
    transition = max(transition, platform.frames())
  }

  private func leaveScreen() {
    gesture = nil
    deliverAll()
    disappear()
  }

  private func disappear() {
    if let top { port.disappear(top) }
    top = nil
  }

  /// Makes the container of the host anew: everything disappears and appears again.
  func remake() {
    deliverAll()
    guard gesture == nil else { return }
    log.note("made anew")
    disappear()
    if platform.fails(in: 2, "written while made anew") {
      let depth = platform.choices.roll(displayed.count + 1)
      displayed.removeLast(displayed.count - depth)
      SimulatedBinding(\.[boundAbove: depth]).write(nil, to: port)
    }
    transition = platform.frames()
    evaluation.invalidate()
  }

  /// Lets each level read what it pushes.
  private func evaluate() {
    let (items, isDeep) = evaluation.read {
      ((0...displayed.count).map { port[above: $0] }, port[above: displayed.count + 1] != nil)
    }
    // Two levels came at once, of which a host shows only one.
    if isDeep { ghosts += 1 }
    let next = items.last ?? nil
    if next != dropped { dropped = nil }
    let kept = zip(items, displayed).prefix { $0 == $1 }.count
    if kept < displayed.count {
      ghosts += displayed.count - kept - 1
      log.note("drops to \(kept)")
      platform.moves.append(("drops to \(kept)", evaluation.isAnimated))
      displayed.removeLast(displayed.count - kept)
      transition = platform.frames()
    } else if let next, next != dropped {
      guard !drops(next) else { return }
      platform.names[next] = port.entry(next)?.name
      log.note("pushes \(next)")
      platform.moves.append(("pushes \(next)", evaluation.isAnimated))
      displayed.append(next)
      transition = platform.frames()
      platform.count("embedded level pushed")
    } else {
      return
    }
    // There is one level more or fewer to read now.
    evaluation.invalidate()
  }

  /// True if it takes a level and never shows it. At most twice, because then a port gives up.
  private func drops(_ level: EntryID) -> Bool {
    guard drops[level, default: 0] < 2, platform.fails(in: 3, "embedded level dropped") else {
      return false
    }
    drops[level, default: 0] += 1
    dropped = level
    log.note("dropped \(level)")
    return true
  }

  private func deliver() {
    guard let depth = writes.next() else { return }
    writeNil(above: depth)
  }

  /// Writes overtaken values before anything newer appears. After that, a port could not know that they are older.
  private func deliverOvertaken() {
    while let depth = writes.nextOvertaken() { writeNil(above: depth) }
  }

  private func deliverAll() {
    while !writes.isEmpty { deliver() }
    deliverOvertaken()
  }

  private func writeNil(above depth: Int) {
    log.note("writes nil above \(depth)")
    SimulatedBinding(\.[boundAbove: depth]).write(nil, to: port)
  }
}

// The user.
extension SimulatedChain {
  var canDismiss: Bool { !displayed.isEmpty }

  var isAway: Bool { false }

  /// This host pops one level at a time.
  func goBack(to depth: Int) -> Bool { false }

  func resync() -> Bool {
    guard isOnScreen, port.resyncIfBehind() else { return false }
    platform.count("embedded level offered anew")
    return true
  }

  func swipeBack(_ end: GestureEnd) -> Bool {
    guards.top?.hasButton == true ? false : begin(end)
  }

  /// Dismisses the view on top from within, whatever its leave policy is.
  func dismiss() -> Bool {
    platform.count("dismissed by its view")
    return begin(.finished)
  }

  private func begin(_ end: GestureEnd) -> Bool {
    // A new gesture does not wait for the late writes of the one before.
    let isFree = transition == 0 && gesture == nil && (writes.isOver || platform.isUnruly)
    guard !displayed.isEmpty, isFree, !evaluation.isDue, isOnScreen else { return false }
    platform.count("swipe \(end)")
    gesture = (platform.frames(), end)
    // A swipe brings the view below into sight.
    if let below = displayed.dropLast().last ?? rootEntry { port.appear(below) }
    return true
  }

  private func moveGesture() {
    guard var current = gesture else { return }
    current.frames -= 1
    gesture = current.frames > 0 ? current : nil
    guard gesture == nil else { return }
    let below = displayed.dropLast().last ?? rootEntry
    guard current.end != .cancelled else {
      if let below { port.disappear(below) }
      return
    }
    let gone = displayed.removeLast()
    platform.taken.insert(gone)
    top = below
    port.disappear(gone)
    log.note("swipe \(current.end)")
    writes.add(displayed.count)
  }
}
