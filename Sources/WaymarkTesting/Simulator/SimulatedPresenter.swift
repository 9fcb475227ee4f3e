import Waymark

/// A presenter with the quirks of real platforms. It shows one thing at a time, and loses offers while it is busy.
@MainActor
final class SimulatedPresenter<C: Coordinator> {
  enum Phase {
    case idle
    /// It has taken an offer but has not begun to show it.
    case taken(frames: Int)
    case appearing(frames: Int)
    case shown
    case dismissing(frames: Int)
    /// It has taken an offer but does nothing about it.
    case deaf
    /// It presents something that is not in the tree.
    case foreign(frames: Int)
  }

  /// An offer of a port. The anchor is nil if the layer itself presents it.
  struct Offer {
    let kind: ModalKind
    let layer: Layer<C.Screen>
    let anchor: AnchorID?

    func isSame(as other: Offer?) -> Bool { layer.id == other?.layer.id && anchor == other?.anchor }
  }

  let port: ModalPort<C>
  private let root: C
  let traits: PlatformTraits
  let platform: SimulatedPlatform
  let evaluation = ViewEvaluation()
  private let settling: SimulatedSettling
  var log = SimulatedLog()
  private(set) var phase = Phase.idle
  private(set) var item: Offer?
  /// False if the item was offered without an animation.
  private var isAnimated = true
  /// The views in the layer below that present popovers and dialogs, the newest last.
  var anchors: [(id: AnchorID, entry: EntryID)] = []
  /// The layer on screen.
  private(set) var child: SimulatedLayer<C>?
  /// The number of frames until the content of the item appears. Only then its port knows of it.
  private var framesToContent = 0
  /// True if it has read that the item is withdrawn before the content of the item appeared. Then it dismisses the item
  /// once that is on screen.
  private var isWithdrawn = false
  /// True if nil is written only after the dismissal.
  private var isNilLate = false
  /// True if nil is written again after the dismissal.
  private var isNilTwice = false
  /// True after the content of the layer below appeared. Before, nothing can be presented above it.
  var isOnScreen = false
  /// The presenter of the layer below, whose content this presenter covers.
  weak var below: SimulatedPresenter?
  private(set) var told: [(delay: Int, tell: () -> Void)] = []
  /// The alert of the question above the layer below.
  var alert = SimulatedAlert.none

  init(
    _ root: C, _ layer: Layer<C.Screen>, _ traits: PlatformTraits, _ platform: SimulatedPlatform,
    port: ModalPort<C>? = nil, above below: SimulatedPresenter? = nil
  ) {
    self.root = root
    self.traits = traits
    self.platform = platform
    let port = port ?? ModalPort(root, layer, traits: traits, presentedBy: below?.port)
    self.port = port
    settling = SimulatedSettling(port)
    port.unanimated = { UnanimatedChange.make($0) }
    port.settling.nextTurn = { [platform] in platform.later($0) }
    self.below = below
  }

  var isMoving: Bool {
    switch phase {
    case .idle, .shown, .deaf: !told.isEmpty || alert.isLeaving
    case .taken, .appearing, .dismissing, .foreign: true
    }
  }

  var isAtRest: Bool {
    !isMoving && !evaluation.isDue && !port.isSettling && (child?.isAtRest ?? true)
  }

  /// True from when it begins to present something until the content of that has appeared.
  var isBeginning: Bool { framesToContent > 0 }

  var isShown: Bool {
    if case .shown = phase { return true }
    return false
  }

  /// True while the item is being dismissed, or after its anchor is gone.
  private var isEnding: Bool {
    if case .dismissing = phase { return true }
    guard let anchor = item?.anchor else { return false }
    return !anchors.contains { $0.id == anchor }
  }

  /// True while a cover lies above the layer of this presenter.
  var isCovering: Bool { isShown && item?.kind == .cover || child?.presenter.isCovering ?? false }

  /// How the item is presented.
  var kind: ModalKind? { item?.kind }

  func frame() {
    child?.frame()
    settling.turn()
    tell()
    move()
    if evaluation.isDue { evaluate() }
  }

  private func tell() {
    guard !told.isEmpty else { return }
    told[0].delay -= 1
    guard told[0].delay < 0 else { return }
    told.removeFirst().tell()
  }

  func later(_ tell: @escaping () -> Void) {
    told.append((platform.delay(), tell))
    if told.count == 1, told[0].delay == 0 { self.tell() }
  }

  private func move() {
    alert.move()
    switch phase {
    case .idle, .shown, .deaf: return
    // Late calls are made before the next item appears.
    case .taken(let frames):
      // Nothing is presented above a layer that is being dismissed.
      let waits = frames > 1 || !told.isEmpty || below?.isEnding ?? false
      phase = waits ? .taken(frames: frames - 1) : begin()
    case .appearing(let frames):
      showContent(in: min(framesToContent, frames) - 1)
      if frames <= 1 { child?.appear() }
      phase = frames > 1 ? .appearing(frames: frames - 1) : .shown
      if frames <= 1, isWithdrawn { dismiss() }
    case .dismissing(let frames):
      phase = frames > 1 ? .dismissing(frames: frames - 1) : end()
    case .foreign(let frames):
      guard frames <= 1 else { return phase = .foreign(frames: frames - 1) }
      phase = .idle
      port.isOutsidePresented = false
    }
  }
}

// Offers of the port.
extension SimulatedPresenter {
  private func evaluate() {
    if case .appearing = phase {
      // Once the content is there, it hears nothing while an item appears.
      if framesToContent > 0 { isWithdrawn = hasChanged(evaluation.read(look)) }
      return
    }
    let offered = evaluation.read(look)
    if let offered, offered.kind == .dialog, platform.ended.contains(offered.layer.id) {
      platform.wrong.append("\(offered.layer.id) was answered, and is offered once more")
    }
    switch phase {
    case .idle:
      if let offered, !isOnScreen || alert != .none { lose(offered) }
      take(offered)
    case .taken, .deaf: if hasChanged(offered) { take(offered) }
    case .shown:
      guard hasChanged(offered) else { return }
      if let offered { lose(offered) }
      platform.moves.append(
        ("dismisses \(item.map { "\($0.layer.id)" } ?? "")", evaluation.isAnimated))
      dismiss()
    case .dismissing, .foreign: if let offered { lose(offered) }
    case .appearing: return
    }
  }

  /// Lets each view read what it should present. A port must not rely on the order.
  private func look() -> Offer? {
    for kind in ModalKind.allCases {
      for anchor in [nil] + anchors.map(\.id) {
        if let layer = port[kind, at: anchor] {
          return Offer(kind: kind, layer: layer, anchor: anchor)
        }
      }
    }
    return nil
  }

  private func hasChanged(_ offered: Offer?) -> Bool {
    guard let offered else { return item != nil }
    return !offered.isSame(as: item)
  }

  private func take(_ offered: Offer?) {
    item = offered
    isAnimated = evaluation.isAnimated
    guard let offered else { return phase = .idle }
    let drops = platform.dropped[offered.layer.id, default: 0]
    if drops < 2, platform.fails(in: 4, "presentation dropped") {
      platform.dropped[offered.layer.id] = drops + 1
      log.note("dropped \(offered.layer.id)")
      return phase = .deaf
    }
    log.note("takes \(offered.layer.id)")
    phase = .taken(frames: platform.isUnruly ? 1 + platform.choices.roll(3) : 1)
  }

  /// Drops the offer that it has taken, because the view that should present it is gone.
  func drop(at anchor: AnchorID) {
    guard item?.anchor == anchor else { return }
    switch phase {
    case .taken, .deaf: take(nil)
    case .idle, .appearing, .shown, .dismissing, .foreign: return
    }
  }

  private func lose(_ offered: Offer) {
    guard !offered.isSame(as: item) || child == nil else { return }
    platform.lost.append("\(offered.layer.id): \(log.lines)")
  }

  private func begin() -> Phase {
    guard let item else { return .idle }
    platform.count("presented: \(item.kind)")
    let made = SimulatedLayer(root, item.layer, traits, platform, above: self)
    child = made
    log.note("presents \(item.layer.id)")
    platform.moves.append(("presents \(item.layer.id)", isAnimated))
    made.content.frame()
    isWithdrawn = false
    framesToContent = 1
    // If the view that it points at goes meanwhile, no port can know which of two presentations has appeared.
    let isLate = item.anchor == nil && platform.fails(in: 3, "reads before the content appears")
    showContent(in: isLate ? platform.frames() : 0)
    // The covered content disappears but is still there.
    if let below, let covered = below.item?.layer.id,
      platform.fails(in: 2, "covered content disappears")
    {
      below.port.gone(covered)
    }
    return .appearing(frames: platform.frames())
  }

  /// Lets the content of the item appear, now or in some frames.
  private func showContent(in frames: Int) {
    guard framesToContent > 0, let item else { return }
    framesToContent = max(frames, 0)
    if framesToContent == 0 { port.appear(item.layer.id) }
  }

  private func dismiss() {
    log.note("dismisses \(item.map { "\($0.layer.id)" } ?? "")")
    // Platforms do not tell when a dialog is gone, so it goes at once.
    phase = .dismissing(frames: item?.kind == .dialog ? 2 : platform.frames())
  }

  /// Ends a dismissal. Tells for each kind what SwiftUI tells.
  private func end() -> Phase {
    let ended = item
    child?.flush()
    child = nil
    item = nil
    switch ended?.kind {
    case .sheet, .cover:
      if platform.fails(in: 3, "dismissal never told") { break }
      later { [port] in port.gone(nil) }
      if platform.fails(in: 2, "dismissal told twice") { later { [port] in port.gone(nil) } }
    case .popover:
      let id = ended?.layer.id
      later { [port] in port.gone(id) }
    case .dialog, nil: break
    }
    tellLast(of: ended)
    return .idle
  }

  /// Writes nil late or again.
  private func tellLast(of ended: Offer?) {
    if isNilLate || isNilTwice, let ended { writeNil(of: ended) }
    isNilLate = false
    isNilTwice = false
  }

  /// Makes all late calls, because the presenting layer goes.
  func flush() {
    child?.flush()
    tellLast(of: item)
    while !told.isEmpty { told.removeFirst().tell() }
  }
}

// The user.
extension SimulatedPresenter {
  private var isSteady: Bool { isShown && told.isEmpty && !evaluation.isDue }

  /// True if the item can be dragged away.
  var canDrag: Bool {
    guard isSteady, let child, let item else { return false }
    return item.kind != .cover && item.kind != .dialog && child.canBeDragged
  }

  func drag(_ end: GestureEnd) -> Bool {
    guard canDrag, let item else { return false }
    platform.count("drag \(end)")
    log.note("drag \(end)")
    if end != .cancelled { takeAway(item) }
    return true
  }

  /// Dismisses the item from within, whatever its leave policy is.
  func dismissByView() -> Bool {
    guard isSteady, let item, item.kind != .dialog else { return false }
    platform.count("dismissed by its view")
    log.note("dismissed by its view")
    takeAway(item)
    return true
  }

  private func takeAway(_ item: Offer) {
    platform.ended.insert(item.layer.id)
    if item.kind == .sheet, platform.fails(in: 8, "dismissal told before nil") {
      isNilLate = true
    } else {
      writeNil(of: item)
      if platform.fails(in: 2, "nil written twice") { isNilTwice = true }
    }
    dismiss()
  }

  /// Taps a button of a dialog. The platform withdraws the dialog before or after the action.
  func answer(_ action: () -> Void) -> Bool {
    guard isSteady, let item, item.kind == .dialog else { return false }
    platform.count("dialog answered")
    log.note("answered")
    platform.ended.insert(item.layer.id)
    if platform.isUnruly, platform.choices.roll(3) > 0 {
      platform.count("dialog withdrawn before the action")
      SimulatedBinding(\.[dialogAt: item.anchor, if: true]).write(false, to: port)
      action()
    } else {
      action()
      SimulatedBinding(\.[dialogAt: item.anchor, if: true]).write(false, to: port)
    }
    dismiss()
    return true
  }

  func writeNil(of item: Offer) {
    later { [port] in
      SimulatedBinding(\.[bound: item.kind, at: item.anchor]).write(nil, to: port)
    }
  }

  func presentForeign() {
    guard case .idle = phase, told.isEmpty, !evaluation.isDue, alert == .none else { return }
    platform.count("presented outside of the tree")
    log.note("presents something else")
    port.isOutsidePresented = true
    phase = .foreign(frames: platform.frames())
  }

  /// Makes the ports offer again what did not appear, because the scene has become active.
  func becomeActive() {
    port.retry()
    child?.presenter.becomeActive()
  }
}
