import Waymark

/// A stack that behaves as badly as those of platforms.
@MainActor
final class SimulatedStack<Port: SimulatedPath> {
  let rootEntry: EntryID
  let port: Port
  private let platform: SimulatedPlatform
  private let evaluation = Evaluation()
  private let settling: SimulatedSettling
  /// Nil for a stack without a coordinator: nothing in it asks.
  private(set) var guards: SimulatedGuards<Port.Screen>?
  /// What is on screen above the root of the stack, from bottom to top.
  var displayed: [EntryID] = []
  private(set) var log = SimulatedLog()
  private var writes: SimulatedWrites<[EntryID]>
  private var transition = 0
  private var gesture: (frames: Int, end: GestureEnd, depth: Int)?
  private var generation = 0
  private var hasAppeared = false
  /// The entry whose view is on screen.
  private var top: EntryID?
  /// What it has taken and not shown last.
  private var dropped: [EntryID] = []
  /// True if entries may come below what has appeared: of another layer, or of a stack whose root becomes another.
  private let isJoined: Bool
  /// True while what is on top was pushed and has not appeared.
  private var isPushed = false
  /// False while another tab is selected, or a cover is above it.
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

  /// What is on screen, from bottom to top.
  var shown: [EntryID] { [rootEntry] + displayed }

  /// One frame. It hears nothing while it moves; views in it do.
  func frame() {
    settling.turn()
    // More turns may end before it looks again.
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
    // Below what has appeared another layer may get something, which counts as shown at once.
    if isJoined { deliverOvertaken() }
    let (path, generation) = evaluation.read { (port.path, port.generation) }
    for id in path where platform.names[id] == nil { platform.names[id] = port.name(of: id) }
    if generation != self.generation {
      self.generation = generation
      log.note("made anew")
      platform.count("stack made anew")
      hasAppeared = false
    }
    guard path != displayed || !hasAppeared else { return }
    if !isOnScreen, let top = path.last, !displayed.contains(top), hasAppeared {
      // It takes that, and never shows it. Whoever knows that it is off screen does not offer it.
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
    // A container that is new moves nothing.
    if hasAppeared, isOnScreen { platform.moves.append(("shows \(path)", evaluation.isAnimated)) }
    isPushed = hasAppeared && !(path.last.map(displayed.contains) ?? true)
    displayed = path
    transition = platform.frames()
    // Some say so when the movement begins, others when it ends.
    if platform.isUnruly, isOnScreen, platform.choices.once(in: 2) {
      deliverOvertaken()
      isPushed = false
      appear()
    }
  }

  /// A push is over, or is taken back before what was pushed has appeared: then that is there again later.
  private func arrive() {
    deliverOvertaken()
    let wasPushed = isPushed && !displayed.isEmpty
    isPushed = false
    guard wasPushed, isOnScreen, platform.fails(in: 10, "popped before it appeared") else {
      return appear()
    }
    displayed.removeLast()
    // What it lay on appears.
    appear()
    writes.add(displayed)
    if writes.isDue { deliver() }
  }

  private func appear() {
    hasAppeared = true
    // What is off screen is made, and says nothing.
    guard isOnScreen else { return }
    // Views say so before what is around them, or after that.
    let isLate = platform.isUnruly && platform.choices.once(in: 2)
    if !isLate { port.isInWindow = true }
    let arrived = displayed.last ?? rootEntry
    port.appear(arrived)
    if let top, top != arrived { port.disappear(top) }
    top = arrived
    if !port.isInWindow, platform.fails(in: 2, "path written while it appears") { port.path = [] }
    port.isInWindow = true
    // Covered entries appear once more.
    if displayed.count > 1, platform.fails(in: 6, "covered entry appears") {
      port.appear(displayed[platform.choices.roll(displayed.count - 1)])
    }
  }

  private func deliver() {
    guard let path = writes.next() else { return }
    // It has gone back to where it was.
    if path.count > displayed.count { displayed = path }
    write(path)
  }

  /// What was overtaken comes before anything newer appears: after that nobody could tell that it is older.
  private func deliverOvertaken() {
    while let path = writes.nextOvertaken() {
      // Some show what they write.
      if path.count > displayed.count, platform.choices.once(in: 2) {
        displayed = path
        isPushed = false
      }
      write(path)
    }
  }

  private func write(_ path: [EntryID]) {
    log.note("writes \(path)")
    port.path = path
  }
}

// The user.
extension SimulatedStack {
  private var isAbove: Bool {
    // A finger does not wait for what is still to be written of the one before.
    let isFree = transition == 0 && gesture == nil && (writes.isOver || platform.isUnruly)
    return !displayed.isEmpty && isFree && hasAppeared && isOnScreen
  }

  var canGoBack: Bool {
    // Its back button is hidden while the top asks, which ends the gesture, too.
    isAbove && guards?.top?.hasButton != true
  }

  func swipeBack(_ end: GestureEnd) -> Bool {
    guard canGoBack else { return false }
    begin(end, depth: displayed.count - 1)
    return true
  }

  /// Goes back several entries at once, as a long press on the back button does.
  func goBack(to depth: Int) -> Bool {
    guard canGoBack, depth < displayed.count else { return false }
    platform.count("several entries popped")
    begin(.finished, depth: depth)
    return true
  }

  /// The view on top goes by itself, and asks nobody.
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

  private func moveGesture() {
    guard var current = gesture else { return }
    current.frames -= 1
    gesture = current.frames > 0 ? current : nil
    guard gesture == nil else { return }
    let before = displayed
    log.note("swipe \(current.end)")
    guard current.end != .cancelled else {
      // Some write what is there.
      if platform.fails(in: 2, "unchanged path written") { writes.add(before) }
      return
    }
    platform.taken.formUnion(displayed[current.depth...])
    displayed.removeLast(displayed.count - current.depth)
    if platform.fails(in: 3, "uncovered before the write") { appear() }
    writes.add(displayed)
    if current.end == .interrupted { writes.add(before) }
    if writes.isDue { deliver() }
  }

  /// Goes back by itself, since its tab was tapped. False if there is nothing to go back from, or nothing that the
  /// tree still has.
  @discardableResult
  func goToRoot() -> Bool {
    guard !displayed.isEmpty, !isMoving, hasAppeared else { return false }
    let isThere = displayed.contains { port.entry($0) != nil }
    platform.taken.formUnion(displayed)
    displayed = []
    log.note("goes back by itself")
    port.path = []
    transition = platform.frames()
    return isThere
  }

  /// Tells what is still to be told, since the container goes. A gesture in it comes to nothing.
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
    // Some write meanwhile.
    if platform.fails(in: 4, "path written off screen") { port.path = [] }
  }

  private func disappear() {
    port.isInWindow = false
    if let top { port.disappear(top) }
    top = nil
  }

  /// The container is made anew: everything disappears and appears again.
  func remake() {
    // What was written before still counts.
    deliverAll()
    guard gesture == nil else { return }
    disappear()
    log.note("made anew")
    if platform.fails(in: 2, "written while made anew") { port.path = [] }
    hasAppeared = false
    isPushed = false
    displayed = []
    transition = 0
    evaluation.invalidate()
  }
}
