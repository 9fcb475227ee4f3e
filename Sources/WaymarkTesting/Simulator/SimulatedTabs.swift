import Waymark

/// Tabs with the quirks of real platforms.
@MainActor
final class SimulatedTabs<C: Coordinator> {
  let tabs: LayerTabs<C.Screen>
  let port: TabPort<C>
  private let root: C
  private let home: Layer<C.Screen>
  private let platform: SimulatedPlatform
  private let evaluation = ViewEvaluation()
  private let settling: SimulatedSettling
  private(set) var log = SimulatedLog()
  private(set) var displayed: LayerID?
  private var contents: [LayerID: SimulatedContent<C>] = [:]
  private var writes: SimulatedWrites<LayerID>
  private var transition = 0
  private var isNew = true
  /// False while the tab around it is not selected, or a cover is above it.
  var isOnScreen: Bool {
    didSet { if isOnScreen != oldValue { isOnScreen ? enterScreen() : leaveScreen() } }
  }

  init(
    _ root: C, _ tabs: LayerTabs<C.Screen>, of home: Layer<C.Screen>,
    _ platform: SimulatedPlatform, isOnScreen: Bool
  ) {
    self.root = root
    self.tabs = tabs
    self.home = home
    self.platform = platform
    self.isOnScreen = isOnScreen
    port = TabPort(root, tabs)
    settling = SimulatedSettling(port)
    writes = SimulatedWrites(of: "selection", on: platform)
  }

  var isMoving: Bool { transition > 0 || !writes.isEmpty }

  var isAtRest: Bool {
    !isMoving && !evaluation.isDue && !port.isSettling
      && tabs.layers.allSatisfy { contents[$0.id]?.isAtRest ?? true }
  }

  /// The index of the selected tab.
  var place: Int? { tabs.layers.firstIndex { $0.id == displayed } }

  /// The content of the selected tab.
  var selected: SimulatedContent<C>? { displayed.flatMap { contents[$0] } }

  var stacks: [SimulatedStack<StackPort<C>>] {
    tabs.layers.flatMap { contents[$0.id]?.stacks ?? [] }
  }

  func frame() {
    settling.turn()
    // Tabs that are not selected get frames, too.
    for tab in tabs.layers { contents[tab.id]?.frame() }
    if !writes.isEmpty { return deliver() }
    if transition > 0 {
      transition -= 1
      if transition == 0, isOnScreen, let displayed { port.appear(displayed) }
      return
    }
    guard evaluation.isDue else { return }
    show(evaluation.read { port.selection })
  }

  private func show(_ id: LayerID) {
    if isNew {
      isNew = false
      // Some platforms write the selection when they are made.
      if platform.fails(in: 3, "selection written at the start") { bind(id) }
    }
    guard id != displayed else { return }
    selected?.isOnScreen = false
    displayed = id
    log.note("shows \(id)")
    make(id)
    selected?.isOnScreen = isOnScreen
    transition = platform.frames()
  }

  private func make(_ id: LayerID) {
    guard contents[id] == nil, let layer = tabs.layers.first(where: { $0.id == id }) else { return }
    contents[id] = SimulatedContent(
      root, layer, in: port, of: home, platform, isOnScreen: isOnScreen)
  }

  private func enterScreen() {
    transition = max(transition, platform.frames())
    selected?.isOnScreen = true
  }

  private func leaveScreen() {
    while !writes.isEmpty { deliver() }
    port.disappear()
    selected?.isOnScreen = false
    // Some platforms write meanwhile.
    if let first = tabs.layers.first, platform.fails(in: 4, "selection written off screen") {
      bind(first.id)
    }
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
}

// The user.
extension SimulatedTabs {
  /// False while the stack of the selected tab covers the bar.
  var hasBar: Bool {
    guard let stack = selected?.stack else { return true }
    return !stack.displayed.contains { stack.port.covers($0) }
  }

  func tap(_ position: Int) -> Bool {
    guard tabs.layers.indices.contains(position), !isMoving, hasBar else { return false }
    let id = tabs.layers[position].id
    guard id != displayed else { return reselect() }
    platform.count("tab tapped")
    platform.hasWished = true
    show(id)
    write(id)
    return true
  }

  /// Taps the selected tab again. The platform may go back by itself, before or after it writes the selection.
  func reselect() -> Bool {
    guard let displayed, !isMoving, hasBar else { return false }
    platform.count("selected tab tapped")
    platform.hasWished = true
    let goes = platform.isUnruly ? platform.choices.roll(3) : 2
    log.note("tapped once more")
    if goes == 0 {
      platform.count("went back before the write")
      platform.isGoingBack = selected?.stack?.goToRoot() ?? false
    }
    bind(displayed)
    if goes == 1 {
      platform.count("went back after the write")
      selected?.stack?.goToRoot()
    }
    platform.isGoingBack = false
    return true
  }

  /// Makes the container anew. It writes its first tab meanwhile.
  func remake() {
    while !writes.isEmpty { deliver() }
    port.disappear()
    platform.count("tabs made anew")
    if let first = tabs.layers.first, platform.isUnruly { bind(first.id) }
    for stack in stacks { stack.remake() }
    selected?.isOnScreen = false
    displayed = nil
    transition = 0
    evaluation.invalidate()
  }
}
