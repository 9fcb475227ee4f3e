import Waymark

/// Columns with the quirks of real platforms, side by side, or one at a time in a narrow window.
@MainActor
final class SimulatedSplit<C: Coordinator> {
  let names: [String]
  let port: TabPort<C>
  let columns: [SimulatedContent<C>]
  let columnsID: EntryID
  private let platform: SimulatedPlatform
  private let evaluation = ViewEvaluation()
  private let settling: SimulatedSettling
  private(set) var log = SimulatedLog()
  /// The column that a narrow window shows.
  private(set) var displayed: LayerID?
  private(set) var isCollapsed: Bool
  private var writes: SimulatedWrites<LayerID>
  private var transition = 0
  private var gesture: (frames: Int, end: GestureEnd)?
  /// False while the tab around it is not selected, or a cover is above it.
  var isOnScreen: Bool {
    didSet { if isOnScreen != oldValue { isOnScreen ? enterScreen() : leaveScreen() } }
  }

  init(
    _ root: C, _ columns: LayerTabs<C.Screen>, of home: Layer<C.Screen>,
    _ platform: SimulatedPlatform, isOnScreen: Bool
  ) {
    names = columns.names
    columnsID = columns.id
    self.platform = platform
    self.isOnScreen = isOnScreen
    let port = TabPort(root, columns)
    self.port = port
    settling = SimulatedSettling(port)
    writes = SimulatedWrites(of: "column", on: platform)
    isCollapsed = !platform.isUnruly || platform.choices.once(in: 2)
    self.columns = columns.layers.map {
      SimulatedContent(root, $0, in: port, of: home, platform, isOnScreen: false)
    }
    port.isCollapsed = isCollapsed
  }

  var isMoving: Bool { transition > 0 || gesture != nil || !writes.isEmpty }

  var isAtRest: Bool {
    !isMoving && !evaluation.isDue && !port.isSettling && columns.allSatisfy(\.isAtRest)
  }

  /// The index of the column that a narrow window shows.
  var place: Int? { columns.firstIndex { $0.layer.id == displayed } }

  /// The content of that column.
  var selected: SimulatedContent<C>? { place.map { columns[$0] } }

  var stacks: [SimulatedStack<StackPort<C>>] { columns.flatMap(\.stacks) }

  func frame() {
    settling.turn()
    for column in columns { column.frame() }
    if gesture != nil { return moveGesture() }
    if !writes.isEmpty { return deliver() }
    if transition > 0 {
      transition -= 1
      if transition == 0, isOnScreen, let displayed { port.appear(displayed) }
      return
    }
    guard evaluation.isDue else { return }
    show(evaluation.read { port.selection })
    // Some platforms write a column that only a narrow window would show.
    if !isCollapsed, platform.fails(in: 3, "column written side by side") { writeAny() }
  }

  private func show(_ id: LayerID) {
    guard id != displayed else { return }
    displayed = id
    log.note("shows \(id)")
    place(onScreen: isOnScreen)
    transition = platform.frames()
  }

  /// Puts those columns on screen that the window has room for.
  private func place(onScreen isOnScreen: Bool) {
    for column in columns {
      column.isOnScreen = isOnScreen && (!isCollapsed || column.layer.id == displayed)
    }
  }

  private func enterScreen() {
    transition = max(transition, platform.frames())
    place(onScreen: true)
  }

  private func leaveScreen() {
    flush()
    port.disappear()
    place(onScreen: false)
    if platform.isUnruly {
      platform.count("column written off screen")
      writeAny()
    }
  }

  private func flush() {
    gesture = nil
    while !writes.isEmpty { deliver() }
  }

  private func deliver() {
    guard let id = writes.next() else { return }
    log.note("writes \(id)")
    bind(id)
  }

  private func bind(_ id: LayerID) {
    SimulatedBinding(\.boundSelection).write(id, to: port)
  }

  private func write(_ id: LayerID) {
    writes.add(id)
    if writes.isDue { deliver() }
  }

  private func writeAny() {
    bind(columns[platform.choices.roll(columns.count)].layer.id)
  }
}

// The user, and the window.
extension SimulatedSplit {
  /// Swipes from the root of a column to the column on its left. Only a narrow window allows it.
  func swipeBack(_ end: GestureEnd) -> Bool {
    guard isCollapsed, isOnScreen, !isMoving, let place, place > 0,
      selected?.visibleStack?.displayed.isEmpty ?? true
    else { return false }
    platform.count("column swipe \(end)")
    gesture = (platform.frames(), end)
    return true
  }

  private func moveGesture() {
    guard var current = gesture, let place else { return gesture = nil }
    current.frames -= 1
    gesture = current.frames > 0 ? current : nil
    guard gesture == nil, place > 0 else { return }
    log.note("swipe \(current.end)")
    let before = columns[place].layer.id
    // An interrupted swipe goes back, too.
    guard current.end == .finished else {
      // Some platforms write the unchanged value.
      if platform.fails(in: 2, "unchanged column written") { write(before) }
      return
    }
    platform.hasWished = true
    let next = columns[place - 1].layer.id
    show(next)
    write(next)
  }

  /// Makes the window narrow or wide. Some platforms write a column meanwhile that nobody chose.
  func resize(isCollapsed: Bool) {
    guard isCollapsed != self.isCollapsed else { return }
    platform.count(isCollapsed ? "split collapsed" : "split expanded")
    flush()
    let isWriting = platform.fails(in: 2, "column written on resizing")
    port.disappear()
    if isWriting, platform.choices.once(in: 2) { writeAny() }
    self.isCollapsed = isCollapsed
    port.isCollapsed = isCollapsed
    if isWriting { writeAny() }
    remake()
  }

  /// Makes the container anew.
  func remake() {
    flush()
    port.disappear()
    platform.count("columns made anew")
    if platform.isUnruly { writeAny() }
    for stack in stacks { stack.remake() }
    displayed = nil
    transition = 0
    evaluation.invalidate()
  }
}
