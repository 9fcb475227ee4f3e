import Waymark

/// A stack with the quirks of real platforms.
@MainActor
final class SimulatedStack<Port: SimulatedPath> {
  let rootEntry: EntryID
  let port: Port
  private let platform: SimulatedPlatform
  private let evaluation = ViewEvaluation()
  private let settling: SimulatedSettling
  /// Nil for a stack without a coordinator, in which no entry asks.
  private(set) var guards: SimulatedGuards<Port.Screen>?
  /// The entries on screen above the root of the stack, from bottom to top.
  var displayed: [EntryID] = []
  private(set) var log = SimulatedLog()
  private var writes: SimulatedWrites<[EntryID]>
  private var transition = 0
  private var gesture: (frames: Int, end: GestureEnd, depth: Int)?
  private var returns = SimulatedReturns()
  private var generation = 0
  private var hasAppeared = false
  /// The entry whose view is on screen.
  private var top: EntryID?
  /// The last path that it accepted but did not show.
  private var dropped: [EntryID] = []
  /// True if entries may come below entries that have appeared: from another layer, or from a stack with another root.
  private let isJoined: Bool
  /// True while the top was pushed but has not appeared.
  private var isPushed = false
  /// False while another tab is selected, or a cover is above the stack.
  var isOnScreen: Bool {
    didSet { if isOnScreen != oldValue { isOnScreen ? enterScreen() : leaveScreen() } }
  }

  init(
    _ port: Port, on rootEntry: EntryID, in home: Layer<Port.Screen>?,
    _ platform: SimulatedPlatform, isJoined: Bool = false, isOnScreen: Bool = true
  ) {
    self.port = port
    self.rootEntry = rootEntry
    self.platform = platform
    self.isJoined = isJoined
    self.isOnScreen = isOnScreen
    settling = SimulatedSettling(port)
    guards = home.map { SimulatedGuards(in: $0) }
    writes = SimulatedWrites(of: "path", on: platform)
    platform.names[rootEntry] = port.name(of: rootEntry)
  }

  var isMoving: Bool { transition > 0 || gesture != nil || !writes.isEmpty }

  var isAtRest: Bool {
    !isMoving && writes.isOver && !evaluation.isDue && !port.isSettling && hasAppeared
  }

  /// The entries on screen, from bottom to top.
  var shown: [EntryID] { [rootEntry] + displayed }

  /// Lets a frame pass. The stack hears nothing while it moves, but views in it do.
  func frame() {
    settling.turn()
    // Another turn may end before the stack reads again.
    if port.isSettling, platform.fails(in: 2, "turn before it looks") { settling.turn() }
    move()
    guards?.show(shown, port.entry)
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

  private func evaluate() {
    // Another layer of the path may get an entry below the top, and that counts as shown at once.
    if isJoined { deliverOvertaken() }
    let (path, generation) = evaluation.read { (port.path, port.generation) }
    returns.read()
    for id in path where platform.names[id] == nil { platform.names[id] = port.name(of: id) }
    if generation != self.generation {
      self.generation = generation
      log.note("made anew")
      platform.count("stack made anew")
      hasAppeared = false
    }
    guard path != displayed || !hasAppeared else { return }
    if !isOnScreen, let top = path.last, !displayed.contains(top), hasAppeared {
      // The stack takes this path and never shows it. A port that knows it is off screen does not offer the path.
      if !port.isInWindow { platform.lost.append("\(path) off screen: \(log.lines)") }
      dropped = path
      return log.note("dropped \(path), off screen")
    }
    if hasAppeared, let top = path.last, !displayed.contains(top),
      port.canRemake || path != dropped, platform.fails(in: 3, "path dropped")
    {
      dropped = path
      return log.note("dropped \(path)")
    }
    log.note("shows \(path)")
    // A new container shows its first path without movement.
    if hasAppeared, isOnScreen { platform.moves.append(("shows \(path)", evaluation.isAnimated)) }
    isPushed = hasAppeared && !(path.last.map(displayed.contains) ?? true)
    displayed = path
    transition = platform.frames()
    // Some platforms tell when the movement begins, others when it ends.
    if platform.isUnruly, isOnScreen, platform.choices.once(in: 2) {
      deliverOvertaken()
      isPushed = false
      appear()
    }
  }

  /// Ends a movement. Sometimes a push is taken back before its entry has appeared; then the port offers it again.
  private func arrive() {
    deliverOvertaken()
    let wasPushed = isPushed && !displayed.isEmpty
    isPushed = false
    guard wasPushed, isOnScreen, platform.fails(in: 10, "popped before it appeared") else {
      return appear()
    }
    displayed.removeLast()
    // The entry below it appears.
    appear()
    writes.add(displayed)
    if writes.isDue { deliver() }
  }

  private func appear() {
    hasAppeared = true
    // A stack off screen is made, but tells nothing.
    guard isOnScreen else { return }
    // Views tell it before their container does, or after.
    let isLate = platform.isUnruly && platform.choices.once(in: 2)
    if !isLate { port.isInWindow = true }
    let arrived = displayed.last ?? rootEntry
    if !port.isInWindow, platform.fails(in: 4, "disappears before its container appears") {
      port.appear(arrived)
      port.disappear(arrived)
      port.isInWindow = true
      if platform.fails(in: 2, "path written while it appears") { bind([]) }
    }
    port.appear(arrived)
    returns.show(shown)
    if let top, top != arrived { port.disappear(top) }
    top = arrived
    if !port.isInWindow, platform.fails(in: 2, "path written while it appears") { bind([]) }
    port.isInWindow = true
    // Covered entries may appear again.
    if displayed.count > 1, platform.fails(in: 6, "covered entry appears") {
      port.appear(displayed[platform.choices.roll(displayed.count - 1)])
    }
  }

  private func deliver() {
    guard let path = writes.next() else { return }
    // The stack has gone back to where it was.
    if path.count > displayed.count { displayed = path }
    write(path)
  }

  /// Writes overtaken values before anything newer appears. After that, a port could not know that they are older.
  private func deliverOvertaken() {
    while let path = writes.nextOvertaken() {
      // Some platforms show what they write.
      if path.count > displayed.count, platform.choices.once(in: 2) {
        displayed = path
        isPushed = false
      }
      write(path)
    }
  }

  private func bind(_ path: [EntryID]) {
    SimulatedBinding(\.boundPath).write(path, to: port)
  }

  private func write(_ path: [EntryID]) {
    log.note("writes \(path)")
    bind(path)
    // What asks before it is left stays, although the user has gone back over it.
    let back = returns.write(path) {
      platform.taken.contains($0) ? port.entry($0)?.leavePolicy : nil
    }
    platform.taken.subtract(back)
    if !back.isEmpty { platform.count("went back over what asks") }
  }
}

// The user.
extension SimulatedStack {
  private var isAbove: Bool {
    // A new gesture does not wait for the late writes of the one before.
    let isFree = transition == 0 && gesture == nil && (writes.isOver || platform.isUnruly)
    return !displayed.isEmpty && isFree && hasAppeared && isOnScreen
  }

  var canGoBack: Bool {
    // The Back button is hidden while the top asks, which also switches off the gesture.
    isAbove && guards?.top?.hasButton != true
  }

  func swipeBack(_ end: GestureEnd) -> Bool {
    guard canGoBack else { return false }
    begin(end, depth: displayed.count - 1)
    return true
  }

  /// Goes back several entries at once, as a long press on the Back button does.
  func goBack(to depth: Int) -> Bool {
    guard canGoBack, displayed.indices.contains(depth) else { return false }
    platform.count("several entries popped")
    begin(.finished, depth: depth)
    return true
  }

  /// Dismisses the view on top from within, whatever its leave policy is.
  func dismiss() -> Bool {
    guard isAbove else { return false }
    platform.count("dismissed by its view")
    begin(.finished, depth: displayed.count - 1)
    return true
  }

  private func begin(_ end: GestureEnd, depth: Int) {
    platform.count("swipe \(end)")
    gesture = (platform.frames(), end, depth)
  }

  private func take(from depth: Int) {
    platform.taken.formUnion(returns.goBack(to: depth, from: displayed, isFirst: writes.isOver))
    displayed.removeLast(displayed.count - depth)
  }

  private func moveGesture() {
    guard var current = gesture else { return }
    current.frames -= 1
    gesture = current.frames > 0 ? current : nil
    guard gesture == nil else { return }
    let before = displayed
    log.note("swipe \(current.end)")
    guard current.end != .cancelled else {
      // Some platforms write the unchanged value.
      if platform.fails(in: 2, "unchanged path written") { writes.add(before) }
      return
    }
    take(from: current.depth)
    if platform.fails(in: 3, "uncovered before the write") { appear() }
    writes.add(displayed)
    if current.end == .interrupted { writes.add(before) }
    if writes.isDue { deliver() }
  }

  /// Goes back by itself because its tab was tapped. Returns false if there is nothing to go back from, or if the tree
  /// no longer has any of it.
  @discardableResult
  func goToRoot() -> Bool {
    guard !displayed.isEmpty, !isMoving, hasAppeared else { return false }
    let isThere = displayed.contains { port.entry($0) != nil }
    take(from: 0)
    log.note("goes back by itself")
    write([])
    transition = platform.frames()
    return isThere
  }

  /// Sends all late writes, because the container goes. Drops a running gesture.
  func flush() {
    gesture = nil
    deliverAll()
  }

  private func deliverAll() {
    while !writes.isEmpty { deliver() }
    deliverOvertaken()
  }

  private func enterScreen() {
    log.note("on screen")
    transition = max(transition, platform.frames())
    isPushed = false
  }

  private func leaveScreen() {
    flush()
    log.note("off screen")
    platform.count("stack off screen")
    disappear()
    // Some platforms write meanwhile.
    if platform.fails(in: 4, "path written off screen") { bind([]) }
  }

  private func disappear() {
    port.isInWindow = false
    if let top { port.disappear(top) }
    top = nil
  }

  /// Makes the container anew: everything disappears and appears again.
  func remake() {
    // Late writes still count.
    deliverAll()
    guard gesture == nil else { return }
    disappear()
    log.note("made anew")
    if platform.fails(in: 2, "written while made anew") { bind([]) }
    hasAppeared = false
    isPushed = false
    displayed = []
    transition = 0
    evaluation.invalidate()
  }
}
