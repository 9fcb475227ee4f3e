import Waymark

/// A host's stack with a path of its own, in which the entries of an embedded root lie among the host's elements.
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
  private let evaluation = Evaluation()
  private let settling: SimulatedSettling
  private(set) var guards: SimulatedGuards<C.Screen>
  private(set) var log = SimulatedLog()
  private var rootEntry: EntryID?
  /// What the host has: its own elements, and the first entry of the root.
  private var host: [Element]
  private var displayed: [Element] = []
  private var writes: SimulatedWrites<[Element]>
  private var transition = 0
  private var gesture: (frames: Int, end: GestureEnd)?
  private var hasAppeared = false
  /// What it has taken and not shown: it does so once.
  private var dropped: [Element] = []
  let ghosts = 0
  var isOnScreen = true {
    didSet {
      guard isOnScreen != oldValue else { return }
      if isOnScreen { transition = max(transition, platform.frames()) } else { flush() }
    }
  }

  init(_ first: EmbeddedEntry<C>, _ layer: Layer<C.Screen>, _ platform: SimulatedPlatform) {
    self.platform = platform
    port = first.home.stack
    host = [.own(0), .root(first)]
    settling = SimulatedSettling(port)
    guards = SimulatedGuards(in: layer)
    writes = SimulatedWrites(of: "path", on: platform)
    port.unanimated = { UnanimatedChange.make($0) }
    port.settling.nextTurn = { [platform] in platform.later($0) }
  }

  var isAtRest: Bool {
    let isLooking = evaluation.isDue && isOnScreen
    return !isMoving && writes.isOver && !isLooking && !port.isSettling
  }

  private var isMoving: Bool { transition > 0 || gesture != nil || !writes.isEmpty }

  var shown: [EntryID] { displayed.compactMap(id) }

  /// The entry of the root that an element shows; nil for what is the host's own.
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
    // Below an element of the host nothing can be tapped.
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
    // What is covered looks at nothing.
    if evaluation.isDue, isOnScreen { evaluate() }
  }

  private func evaluate() {
    let path = evaluation.read { embedded.path(of: host) }
    for id in path.compactMap(id) where platform.names[id] == nil {
      platform.names[id] = port.entry(id)?.name
    }
    guard path != displayed || !hasAppeared else { return }
    if hasAppeared, let top = path.last, !displayed.contains(top), path != dropped,
      platform.fails(in: 3, "path dropped")
    {
      dropped = path
      return log.note("dropped \(path.compactMap(id))")
    }
    log.note("shows \(path.compactMap(id))")
    displayed = path
    transition = platform.frames()
  }

  private func arrive() {
    deliverOvertaken()
    hasAppeared = true
    if isOnScreen, let top = displayed.last.flatMap(id) { port.appear(top) }
  }

  private func deliver() {
    guard let path = writes.next() else { return }
    // It has gone back to where it was.
    if path.count > displayed.count { displayed = path }
    write(path)
  }

  /// What was overtaken comes before anything newer appears: after that nobody could tell that it is older.
  private func deliverOvertaken() {
    while let path = writes.nextOvertaken() { write(path) }
  }

  private func write(_ path: [Element]) {
    log.note("writes \(path.compactMap(id))")
    let before = host
    embedded.write(path, to: &host)
    if host != before { evaluation.invalidate() }
  }

  private func flush() {
    gesture = nil
    while !writes.isEmpty { deliver() }
    deliverOvertaken()
  }

  func resync() -> Bool {
    guard isOnScreen, port.resyncIfBehind() else { return false }
    platform.count("path offered anew")
    return true
  }

  /// The container is made anew. It is the host's, and writes nothing meanwhile: that would count.
  func remake() {
    flush()
    log.note("made anew")
    hasAppeared = false
    displayed = []
    transition = 0
    evaluation.invalidate()
  }
}

// The user, and the host.
extension SimulatedHost {
  /// The first entry of the root stays, and what the host has below.
  var canDismiss: Bool { displayed.count > 2 }

  /// Pushes something of the host's own above all that is there.
  func push() {
    platform.count("host pushed")
    host.append(.own(host.count + platform.choices.roll(100)))
    evaluation.invalidate()
  }

  func swipeBack(_ end: GestureEnd) -> Bool {
    let asks = displayed.last.flatMap(id) != nil && guards.top?.hasButton ?? false
    return asks ? false : begin(end)
  }

  func dismiss() -> Bool {
    guard begin(.finished) else { return false }
    platform.count("dismissed by its view")
    return true
  }

  private func begin(_ end: GestureEnd) -> Bool {
    // A finger does not wait for what is still to be written of the one before.
    let isFree = transition == 0 && gesture == nil && (writes.isOver || platform.isUnruly)
    guard canDismiss, isFree, hasAppeared, isOnScreen else { return false }
    platform.count("swipe \(end)")
    gesture = (platform.frames(), end)
    return true
  }

  private func moveGesture() {
    guard var current = gesture else { return }
    current.frames -= 1
    gesture = current.frames > 0 ? current : nil
    guard gesture == nil, current.end != .cancelled else { return }
    log.note("swipe \(current.end)")
    let before = displayed
    if let gone = id(displayed.removeLast()) { platform.taken.insert(gone) }
    // What was covered appears, before or after that is written.
    if platform.isUnruly, platform.choices.once(in: 2) {
      if let top = displayed.last.flatMap(id) { port.appear(top) }
    } else {
      transition = platform.frames()
    }
    writes.add(displayed)
    if current.end == .interrupted { writes.add(before) }
    if writes.isDue { deliver() }
  }
}
