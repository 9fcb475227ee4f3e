public import Observation

/// What a platform's presenter is bound to: the layer above one, as one of four kinds.
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
/// - Making a port touches nothing of the tree.
/// - At most one layer is offered, and the next only once the one before is gone; see ``ModalMirror``.
/// - Nothing is offered before the layer's own content has appeared.
/// - A nil that is written late, twice or for another kind ends nothing.
@MainActor
public final class ModalPort<C: Coordinator>: nonisolated Observable {
  private let root: C
  /// The layer above which others are presented.
  public let layer: Layer<C.Screen>
  private let traits: PlatformTraits
  private let observed = Observed()
  private let animation = PortAnimation()
  package let settling = LateObserved()
  private var mirror = ModalMirror()
  private var anchors = AnchorList<C.Screen>()
  private var steps = ModalSteps()
  /// What is offered, or was last.
  private var offered: Layer<C.Screen>?
  /// The dialog that the platform withdrew in this turn: first its action may present or ask something.
  private var withdrawn: Layer<C.Screen>?
  /// The popover whose content disappeared although nobody had ended it: covered, or told too early.
  private var covered: LayerID?
  /// How many turns are left until a dialog is gone.
  private var turns = 0
  /// True until the platform has seen that an anchor has handed over: turns count from then on.
  private var isUnseen = false
  /// How often the layer was offered anew that was the last to need it.
  private var retried: (id: LayerID, count: Int)?
  /// What was leaving when `retry()` was called last.
  private var missed: LayerID?

  /// Makes the port of a layer.
  ///
  /// - Parameters:
  ///   - root: The coordinator whose projection is shown. The port holds it.
  ///   - layer: The layer above which others are presented.
  ///   - traits: What the platform has.
  ///   - presenter: The port that presents the layer: what comes above it may belong to the same change.
  public init(
    _ root: C, _ layer: Layer<C.Screen>, traits: PlatformTraits = PlatformTraits(),
    presentedBy presenter: ModalPort? = nil
  ) {
    self.root = root
    self.layer = layer
    self.traits = traits
    if let presenter { animation.follow(presenter.animation) }
  }

  /// What shows those parts of an ``UnanimatedChange`` that can be offered only later; nil if they are animated.
  public var unanimated: UnanimatedChange.Hook? {
    get { animation.hook }
    set { animation.hook = newValue }
  }

  /// True once the content of the layer has appeared. Nothing is offered before.
  public var isReady = false {
    didSet {
      guard isReady else { return }
      offerAnew()
      if !oldValue { animation.notify(observed) }
    }
  }

  /// True while the platform presents something that is not in the tree. Nothing is offered meanwhile.
  public var isOutsidePresented = false {
    didSet {
      guard isOutsidePresented != oldValue else { return }
      if !isOutsidePresented { offerAnew() }
      animation.notify(observed)
    }
  }

  /// The layer that the platform shall present in this way, and nil if it has ended that. Observed.
  ///
  /// - Parameter kind: One of the four ways.
  public subscript(_ kind: ModalKind) -> Layer<C.Screen>? {
    get { item(kind, at: nil) }
    set { write(newValue, kind, at: nil) }
  }

  /// The same for a view at which the layer points.
  ///
  /// - Parameters:
  ///   - kind: One of the four ways.
  ///   - anchor: The view.
  public subscript(_ kind: ModalKind, at anchor: AnchorID) -> Layer<C.Screen>? {
    get { item(kind, at: anchor) }
    set { write(newValue, kind, at: anchor) }
  }

  /// Notes that the content of a layer has appeared.
  ///
  /// - Parameter id: The layer.
  public func appear(_ id: LayerID) {
    if covered == id { covered = nil }
    mirror.appear(id)
    if mirror.hasAppeared, retried?.id == mirror.item { retried = nil }
    if steps.appear(id) { animation.notify(observed) }
  }

  /// Notes that what was presented is gone from the screen.
  ///
  /// It counts for sheets and covers if the platform says so without naming one (`onDismiss`), and for popovers if
  /// their content has disappeared: the content of the others also disappears when it is covered. Dialogs are gone
  /// by `settle()`, and a popover whose content had disappeared before it was ended by the second `retry()`, or once the
  /// layer is seen again.
  ///
  /// - Parameter id: The layer whose content disappeared; nil if the platform does not say which.
  public func gone(_ id: LayerID?) {
    let kind = offered.flatMap(kind(of:))
    switch kind {
    case .dialog: return
    case .popover:
      guard let id, mirror.leaving == id else {
        // Content that is covered tells nothing once more when all of it goes.
        if id == offered?.id { covered = id }
        return
      }
    case .sheet, .cover, nil: guard id == nil else { return }
    }
    // It may say so before it writes nil.
    if let offered, mirror.gone(id) == offered.id { root.dismissed(offered) }
    animation.notify(observed)
  }
}

// What is offered.
extension ModalPort {
  private func kind(of layer: Layer<C.Screen>) -> ModalKind? {
    guard case .modal(let style) = layer.style else { return nil }
    return traits.kind(of: style)
  }

  /// Brings what is offered in line with the tree.
  private func refresh() {
    observed.access()
    // What has left is shown as it was, with what lies above it: all of it goes in one movement of the lowest.
    guard let next = animation.watch({ layer.isGone ? nil : .some(target) }) else { return }
    guard isReady, !isOutsidePresented, !anchors.isSettling, withdrawn == nil else {
      return hold(next)
    }
    let before = mirror
    mirror.want(next?.id)
    note(before)
    if next == nil, mirror.item != before.item || mirror.takenBack != before.takenBack {
      settling.tellLater()
    }
    if mirror.item != nil, mirror.item == next?.id, mirror.item != offered?.id || before.item == nil
    {
      offered = next
      anchors.assign(to: next, presented: next.flatMap(kind(of:)))
    }
  }

  /// Offers nothing new; what is there and has left is withdrawn all the same.
  private func hold(_ next: Layer<C.Screen>?) {
    guard mirror.item != next?.id || !mirror.hasAppeared else { return }
    let before = mirror
    mirror.want(nil)
    note(before)
  }

  /// A dialog tells nothing of its end: that takes two turns.
  private func note(_ before: ModalMirror) {
    guard mirror.leaving != before.leaving, mirror.leaving != nil else { return }
    guard offered.flatMap(kind(of:)) == .dialog else { return }
    turns = 2
    settling.tellLater()
  }

  /// The layer to present: a dialog makes room for a question, and is not presented again once it was answered.
  private var target: Layer<C.Screen>? {
    guard let uppermost, kind(of: uppermost) == .dialog else { return self.uppermost }
    return root.pendingLeave == nil && !uppermost.isAnswered ? uppermost : nil
  }

  /// The next layer, or what lies above a dialog, which makes room for that.
  private var uppermost: Layer<C.Screen>? {
    var next = layer.next
    while let dialog = next, kind(of: dialog) == .dialog, let above = dialog.next { next = above }
    return next
  }

  /// True while nothing is on screen above the layer, nor about to be: then a question can be asked there. Observed.
  ///
  /// A dialog goes for a question. Afterwards it is presented again, if it is still there and no button of it was tapped.
  public var hasMadeRoom: Bool {
    observed.access()
    settling.access()
    guard target == nil, isReady, !isOutsidePresented else { return false }
    return mirror.isIdle && withdrawn == nil
  }

  /// A dialog whose button was tapped, once what its action has presented or asked is over.
  private var done: Layer<C.Screen>? {
    guard let uppermost, uppermost.isAnswered, root.pendingLeave == nil else { return nil }
    return uppermost
  }

  private func item(_ kind: ModalKind, at anchor: AnchorID?) -> Layer<C.Screen>? {
    refresh()
    look()
    guard let offered, mirror.item == offered.id, self.kind(of: offered) == kind,
      anchors.assigned == anchor, withdrawn == nil
    else { return nil }
    return offered
  }
}

// What is to be done.
extension ModalPort {
  /// What a platform has to do now that presents and dismisses by calls; nil if nothing is to be done yet. Observed.
  ///
  /// ```swift
  /// switch port.nextStep() {
  /// case .present(let layer, _)?: present(layer) { port.appear(layer.id) }
  /// case .dismiss?: dismiss { port.gone(nil) }
  /// case nil: break
  /// }
  /// ```
  ///
  /// Each step is told once, and the next one only after `appear(_:)` or `gone(_:)` has said that it is done.
  public func nextStep() -> ModalStep<C.Screen>? {
    // What has begun to appear cannot be called off: nothing else is offered meanwhile.
    guard !steps.isPresenting else {
      observed.access()
      return nil
    }
    refresh()
    look()
    switch steps.next(mirror) {
    case .present?: return offered.flatMap { layer in kind(of: layer).map { .present(layer, $0) } }
    case .dismiss?: return .dismiss
    case nil: return nil
    }
  }
}

// What is written.
extension ModalPort {
  /// The platform has looked at what it is offered.
  private func look() {
    let couldSettle = canGoOn
    mirror.look()
    isUnseen = false
    if !couldSettle, canGoOn { settling.tellLater() }
  }

  private func write(_ written: Layer<C.Screen>?, _ kind: ModalKind, at anchor: AnchorID?) {
    guard written == nil, let offered, mirror.item == offered.id, self.kind(of: offered) == kind,
      anchors.assigned == anchor
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

  /// True while something waits for the next turn: then `settle()` has to be called on it. Observed.
  public var isSettling: Bool {
    observed.access()
    settling.access()
    return withdrawn != nil || turns > 0 || mirror.takenBack != nil || anchors.isSettling
      || done != nil
  }

  /// False while the platform has to look first at what it is offered. Observed.
  public var canSettle: Bool {
    observed.access()
    settling.access()
    return canGoOn
  }

  private var canGoOn: Bool {
    withdrawn != nil || anchors.isSettling || turns > 0 && !isUnseen || mirror.canOfferAnew
      || done != nil
  }

  /// Goes on after a turn.
  ///
  /// A dialog that the platform withdrew, before or after the action of its button, is dismissed unless the action
  /// did that, and once what the action presented or asked is over; a turn after that it is gone. What was taken back is
  /// offered anew.
  public func settle() {
    mirror.offerAnew()
    anchors.settle()
    if withdrawn != nil {
      withdrawn = nil
      turns = 2
      _ = mirror.wroteNil()
    }
    if let done { root.dismissed(done) }
    if turns > 0, !isUnseen {
      turns -= 1
      if turns == 0 { _ = mirror.gone(nil) }
    }
    animation.notify(observed)
  }
}

// What was offered, and never appeared.
extension ModalPort {
  /// True if something is offered that has not appeared, or was withdrawn and is not known to be gone.
  public var isBehind: Bool { mirror.leaving != nil || mirror.item != nil && !mirror.hasAppeared }

  /// Offers anew what was offered and has not appeared: nil for a turn, and then once more, three times at most.
  ///
  /// It is called when the scene becomes active. What was leaving the last time already, and still is not known to be
  /// gone, counts as gone: not every platform always says so. When a presentation outside of the tree ends, and when
  /// the layer's own content appears, the port offers anew by itself.
  public func retry() {
    if let leaving = mirror.leaving, leaving == missed { return countAsGone() }
    missed = mirror.leaving
    // What has just been withdrawn may still move, also if its content was covered before.
    if missed == nil { offerAnew() }
  }

  private func offerAnew() {
    guard !steps.isPresenting else { return }
    if let leaving = mirror.leaving {
      // Nothing more will be heard of it.
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
    turns = 0
    _ = mirror.gone(nil)
    animation.notify(observed)
  }

  private func report() {
    guard let offered else { return }
    root.flow.reporter.report(
      MisuseReport(
        code: .unshownLayer,
        message:
          "The platform was offered the \(offered.style) \(offered.id) several times, and has not"
          + " presented it. Does something else present above the same layer? Say so by"
          + " `isOutsidePresented`."))
  }
}

// Views at which popovers and dialogs point.
extension ModalPort {
  /// Makes a view the anchor of the layers that it presents: popovers and dialogs whose presenter is its entry.
  ///
  /// The newest anchor that matches presents; without any the layer does.
  ///
  /// - Parameters:
  ///   - anchor: The identity of the view.
  ///   - entry: The entry in which the view stands.
  ///   - matches: Whether the view presents the first entry of a layer.
  public func appear(
    _ anchor: AnchorID, in entry: EntryID,
    presenting matches: @escaping @MainActor (LayerEntry<C.Screen>) -> Bool
  ) {
    anchors.add(anchor, entry, matches)
  }

  /// Notes that the view is gone. What it presents is withdrawn there, and offered by the layer once that is gone.
  ///
  /// - Parameter anchor: The identity of the view.
  public func disappear(_ anchor: AnchorID) {
    // What the user has answered is not offered anew.
    guard anchors.remove(anchor), withdrawn == nil else { return }
    let before = mirror
    mirror.handOver()
    note(before)
    isUnseen = true
    animation.notify(observed)
  }
}
