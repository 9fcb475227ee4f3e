public import Observation

/// The port of a presenter: it offers the layer above another one, as one of four kinds.
///
/// ```swift
/// let port = ModalPort(app, app.projection.base)
/// port.isReady = true    // the content of the base has appeared
/// app.present(.add)
/// port[.sheet]?.id       // layer 1: the platform presents it
/// port.appear(layer1)
/// port[.sheet] = nil     // the user dragged it away: it is gone from the tree
/// port.gone(nil)         // `onDismiss`: the next layer is offered from now on
/// ```
///
/// ## Guarantees
///
/// - Making a port does not touch the tree.
/// - At most one layer is offered, and the next one only after the one before is gone; see ``ModalMirror``.
/// - Nothing is offered before the alert of a question is gone; see ``LeavePort``.
/// - Nothing is offered before the layer's own content has appeared.
/// - A nil that is written late, twice or for another kind dismisses nothing.
///
/// - Complexity: Reading an offer or `hasRoom` is linear in the dialogs above the layer, and for a
///   child in the presented layers. An offer, and that an anchor appears or disappears, is linear
///   in the anchors. All other calls take constant time, apart from that of the verb.
@MainActor
public final class ModalPort<C: Coordinator>: nonisolated Observable {
  private enum Alert { case shown, leaving }

  /// The coordinator whose projection is shown. The port holds it.
  public let root: C
  /// The layer above which others are presented.
  public let layer: Layer<C.Screen>
  private let traits: PlatformTraits
  let observed = Observed()
  private let animation = PortAnimation()
  package let settling = LateObserved()
  var mirror = ModalMirror()
  var anchors = AnchorList<C.Screen>()
  var steps = ModalSteps()
  /// The layer that is offered, or was offered last.
  private(set) var offered: Layer<C.Screen>?
  /// The layer that was offered before that one. If it never appeared, the platform may still present it.
  private var earlier: (id: LayerID, kind: ModalKind?)?
  /// The dialog that the platform withdrew in this turn. Its action may still present or ask something.
  private var withdrawn: Layer<C.Screen>?
  /// The popover whose content disappeared before it was ended: it was covered, or the platform told too early.
  private var covered: LayerID?
  /// The alert of a question above the layer; nil if none is on screen.
  private var alert: Alert?
  /// True for views that go with the embedded root that they showed. They keep their offer, and what they write ends nothing.
  var isOver = false
  /// The turns until a dialog or the alert is gone.
  private var turns = TurnsUntilGone()
  /// The last layer that was offered again, and how often.
  private var retried: (id: LayerID, count: Int)?

  /// Makes the port of a layer.
  ///
  /// - Parameters:
  ///   - root: The coordinator whose projection is shown. The port holds it.
  ///   - layer: The layer above which others are presented.
  ///   - traits: What the platform supports.
  ///   - presenter: The port that presents the layer. Layers above it may belong to the same change.
  public init(
    _ root: C, _ layer: Layer<C.Screen>, traits: PlatformTraits = PlatformTraits(),
    presentedBy presenter: ModalPort? = nil
  ) {
    self.root = root
    self.layer = layer
    self.traits = traits
    if let presenter { animation.follow(presenter.animation) }
  }

  /// Makes the port of a layer that another port presents, on the same platform.
  public convenience init(_ layer: Layer<C.Screen>, above presenter: ModalPort) {
    self.init(presenter.root, layer, traits: presenter.traits, presentedBy: presenter)
  }

  /// Shows the parts of an ``UnanimatedChange`` that can only be offered later; nil to animate them.
  public var unanimated: UnanimatedChange.Hook? {
    get { animation.hook }
    set { animation.hook = newValue }
  }

  /// True after the content of the layer has appeared. Nothing is offered before.
  public var isReady = false {
    didSet {
      guard isReady else { return }
      offerAnew()
      if !oldValue { animation.notify(observed) }
    }
  }

  /// True after the first reading. Before, nothing was offered.
  var hasJoined = false

  /// Who presents something that is not in the tree.
  var outside = OutsidePresentations() {
    didSet {
      guard hasJoined, isOutsidePresented != oldValue.isPresented else { return }
      if !isOutsidePresented { offerAnew() }
      animation.notify(observed)
    }
  }

  /// The layer that the platform should present in this way. It writes nil when it has ended the layer. Observed.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - anchor: A view that the layer points at; nil for the layer below.
  public subscript(_ kind: ModalKind, at anchor: AnchorID? = nil) -> Layer<C.Screen>? {
    get { item(kind, at: anchor) }
    set { write(newValue, kind, at: anchor) }
  }

  /// Notes that the content of a layer has appeared.
  ///
  /// - Parameter id: The layer.
  public func appear(_ id: LayerID) {
    if covered == id { covered = nil }
    let before = mirror
    mirror.appear(id)
    note(before)
    if mirror.hasAppeared, retried?.id == mirror.item { retried = nil }
    if steps.appear(id) || mirror.item != before.item { animation.notify(observed) }
  }

  /// Notes that the presented layer is gone from the screen, or the alert of a question.
  ///
  /// Pass nil for sheets and covers when the platform reports the end (`onDismiss`), and the layer for popovers when
  /// their content disappears. Other calls are ignored: sheets and covers also disappear when they are covered. A
  /// dialog is gone after `settle()`. A popover that disappeared before it was ended is gone after the second
  /// `retry()`, or when the content of the layer below appears again.
  ///
  /// - Parameter id: The layer whose content disappeared; nil if the platform does not say which.
  public func gone(_ id: LayerID?) {
    guard !isOver else { return }
    if steps.endQuestion() { return animation.notify(observed) }
    switch endingKind {
    case .dialog: return
    case .popover:
      guard let id, mirror.leaving == id else {
        // Covered content is silent when everything goes, so remember that it has disappeared.
        if id == offered?.id { covered = id }
        return
      }
    case .sheet, .cover, nil: guard id == nil else { return }
    }
    // The platform may tell this before it writes nil.
    if let offered, mirror.gone(id) == offered.id { root.dismissed(offered) }
    animation.notify(observed)
  }
}

// The offer.
extension ModalPort {
  func kind(of layer: Layer<C.Screen>) -> ModalKind? {
    guard case .modal(let style) = layer.style else { return nil }
    return traits.kind(of: style)
  }

  /// The kind of the layer that is leaving; of the one that was offered last if none is.
  private var endingKind: ModalKind? {
    // A dialog that appears late is only dismissed then, so two turns are too few for it.
    if let earlier, earlier.id == mirror.leaving, earlier.kind != .dialog { return earlier.kind }
    return offered.flatMap(kind(of:))
  }

  /// Brings the offer in line with the tree.
  func refresh() {
    observed.access()
    join()
    // A layer that has left keeps its offer. It goes together with everything above it, in the movement of the lowest
    // layer.
    let isKept = isOver || layer.isGone
    let read = { isKept ? nil : Optional.some(self.target) }
    guard let next = animation.watch(root.flow.isUnanimatedLaunch, read) else { return }
    guard isReady, !isOutsidePresented, !anchors.isSettling, withdrawn == nil, alert == nil else {
      return offerNothing(insteadOf: next)
    }
    let before = mirror
    mirror.want(next?.id)
    note(before)
    if next == nil, mirror.item != before.item || mirror.takenBack != before.takenBack {
      settling.tellLater()
    }
    if mirror.item != nil, mirror.item == next?.id, mirror.item != offered?.id || before.item == nil
    {
      if let offered, offered.id != next?.id { earlier = (offered.id, kind(of: offered)) }
      offered = next
      // Asked outside the access, because the closures of the views may read the port.
      let list = anchors
      anchors.assign(list.anchor(of: next, presented: next.flatMap(kind(of:))), to: next?.id)
    }
  }

  /// Offers nothing new. A layer that has left is still withdrawn.
  private func offerNothing(insteadOf next: Layer<C.Screen>?) {
    guard mirror.item != next?.id || !mirror.hasAppeared else { return }
    let before = mirror
    mirror.want(nil)
    note(before)
  }

  /// A dialog does not tell when it is gone. It counts as gone after two turns.
  private func note(_ before: ModalMirror) {
    guard mirror.leaving != before.leaving, mirror.leaving != nil else { return }
    guard endingKind == .dialog else { return }
    turns.begin()
    settling.tellLater()
  }

  /// The layer to present. A dialog makes room for a question, and is not presented again after it was answered.
  private var target: Layer<C.Screen>? {
    guard let uppermost, kind(of: uppermost) == .dialog else { return self.uppermost }
    return root.pendingLeave == nil && !uppermost.isAnswered ? uppermost : nil
  }

  /// True while nothing is on screen above the layer or on its way there, so that it can ask a question. Observed.
  ///
  /// A dialog makes room for a question. Afterwards it is presented again, if it is still in the tree and none of its
  /// buttons was tapped.
  public var hasRoom: Bool {
    observed.access()
    settling.access()
    join()
    guard target == nil, isReady, !isOutsidePresented else { return false }
    return mirror.isIdle && withdrawn == nil && alert != .leaving
  }

  /// Notes whether the platform shows the alert of a question above the layer. Until the alert is gone, the platform
  /// would drop what it is offered. It does not tell when that is, so the alert counts as gone after two turns.
  func note(isAsking: Bool) {
    guard alert == (isAsking ? nil : .shown) else { return }
    alert = isAsking ? .shown : .leaving
    guard !isAsking else { return }
    turns.begin()
    settling.tellLater()
  }

  /// A dialog whose button was tapped, after everything that its action presented or asked is over.
  private var done: Layer<C.Screen>? {
    guard let uppermost, uppermost.isAnswered, root.pendingLeave == nil else { return nil }
    return uppermost
  }

  private func item(_ kind: ModalKind, at anchor: AnchorID?) -> Layer<C.Screen>? {
    refresh()
    noteRead()
    return shown(kind, at: anchor)
  }

  /// What was offered last.
  func shown(_ kind: ModalKind, at anchor: AnchorID?) -> Layer<C.Screen>? {
    guard let offered, mirror.item == offered.id, self.kind(of: offered) == kind,
      anchors.assigned == anchor, withdrawn == nil
    else { return nil }
    return offered
  }
}

// What the platform writes.
extension ModalPort {
  /// Notes that the platform has read the offer.
  func noteRead() {
    let couldSettle = canGoOn
    mirror.noteRead()
    turns.noteRead()
    if !couldSettle, canGoOn { settling.tellLater() }
  }

  func write(_ written: Layer<C.Screen>?, _ kind: ModalKind, at anchor: AnchorID?) {
    guard !isOver, written == nil, let offered, mirror.item == offered.id,
      self.kind(of: offered) == kind, anchors.assigned == anchor
    else { return animation.notify(observed) }
    if kind == .dialog {
      guard mirror.hasAppeared else { return animation.notify(observed) }
      withdrawn = offered
      offered.noteAnswer()
    } else if mirror.wroteNil() != nil {
      root.dismissed(offered)
    }
    animation.notify(observed)
  }

  /// True while something waits for the next turn. Then `settle()` must be called in that turn. Observed.
  public var isSettling: Bool {
    observed.access()
    settling.access()
    return withdrawn != nil || turns.areLeft || mirror.takenBack != nil || anchors.isSettling
      || done != nil
  }

  /// False while the platform must read the offer first. Observed.
  public var canSettle: Bool {
    observed.access()
    settling.access()
    return canGoOn
  }

  private var canGoOn: Bool {
    withdrawn != nil || anchors.isSettling || turns.canGoOn || mirror.canOfferAnew || done != nil
  }

  /// Continues after a turn.
  ///
  /// Dismisses a dialog that the platform has withdrawn, unless the action of its button did. If the action presented
  /// or asked something, that ends first. One turn later the dialog is gone. A layer that was taken back is offered
  /// again.
  public func settle() {
    guard !isOver else { return }
    mirror.offerAnew()
    anchors.settle()
    if withdrawn != nil {
      withdrawn = nil
      turns.begin()
      _ = mirror.wroteNil()
    }
    if let done { root.dismissed(done) }
    if turns.next() { return countAsGone() }
    animation.notify(observed)
  }
}

// Offers that never appeared.
extension ModalPort {
  /// True if the offered layer has not appeared, or a withdrawn layer is not known to be gone.
  public var isBehind: Bool { mirror.leaving != nil || mirror.item != nil && !mirror.hasAppeared }

  /// Offers a layer again that has not appeared: nil for one turn, and then the layer. It does so at most three times.
  ///
  /// Call it when the scene becomes active. A layer that was already leaving at the last call counts as gone, because
  /// not every platform reports the end. The port offers again by itself when a presentation outside of the tree ends,
  /// and when its layer's content appears.
  public func retry() {
    if mirror.activate() { return countAsGone() }
    // A layer that was just withdrawn may still move, even if its content was covered before. And a dialog that is on
    // screen must stay there when the user comes back to the app.
    if mirror.leaving == nil, !mirror.isPresumed { offerAnew() }
  }

  private func offerAnew() {
    guard !steps.isUnderWay else { return }
    if let leaving = mirror.leaving {
      // The platform will not report it again.
      if leaving == covered { countAsGone() }
      return
    }
    guard let item = mirror.item else { return }
    let count = retried?.id == item ? retried?.count ?? 0 : 0
    guard count < 3, mirror.takeBack() != nil else { return }
    retried = (item, count + 1)
    if count == 2 { report() }
    animation.notify(observed)
  }

  private func countAsGone() {
    turns.end()
    alert = nil
    _ = mirror.gone(nil)
    animation.notify(observed)
  }

  private func report() {
    guard let offered else { return }
    root.flow.report(
      MisuseReport(
        code: .unshownLayer,
        message:
          "The platform was offered the \(offered.style) \(offered.id) several times, and has not"
          + " presented it. Does something else present above the same layer? Say so by"
          + " `isOutsidePresented`."))
  }
}

// Views that popovers and dialogs point at.
extension ModalPort {
  /// Notes that the view is gone. The layer that it presents is withdrawn, then offered without an anchor.
  ///
  /// - Parameter anchor: The identity of the view.
  public func disappear(_ anchor: AnchorID) {
    // Captures of its closure may read the port when they are released.
    let removed = anchors.remove(anchor)
    defer { releaseOutside(removed) }
    // An answered dialog is not offered again.
    guard removed.hasPresented, withdrawn == nil else { return }
    let before = mirror
    mirror.handOver()
    note(before)
    turns.waitForReading()
    animation.notify(observed)
  }
}
