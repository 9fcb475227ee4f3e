import Waymark

/// One layer on screen: its content, and the presenter of the next one.
@MainActor
final class SimulatedLayer<C: Coordinator> {
  let layer: Layer<C.Screen>
  let content: SimulatedContent<C>
  let presenter: SimulatedPresenter<C>
  /// The alert of this layer; nil for a dialog, which cannot present one.
  let question: SimulatedQuestion<C>?
  private let evaluation = Evaluation()
  private var asks = false

  init(
    _ root: C, _ layer: Layer<C.Screen>, _ traits: PlatformTraits, _ platform: SimulatedPlatform,
    isEmbedded: Bool = false, above presenter: SimulatedPresenter<C>? = nil
  ) {
    self.layer = layer
    content = SimulatedContent(root, layer, in: nil, of: layer, platform, isEmbedded: isEmbedded)
    self.presenter = SimulatedPresenter(root, layer, traits, platform, above: presenter)
    let leaving = LeavePort(root, layer, below: self.presenter.port)
    question = presenter?.kind == .dialog ? nil : SimulatedQuestion(leaving)
  }

  var isAtRest: Bool {
    content.isAtRest && !evaluation.isDue
      && (question.map { presenter.isAtRest && $0.isAtRest } ?? true)
  }

  func frame() {
    question?.frame()
    look()
    // A cover takes everything below it out of the window.
    content.isOnScreen = !presenter.isCovering
    content.frame()
    presenter.keepAnchors(in: content.shown)
    // Layers above a dialog are presented by the layer below it.
    if question != nil { presenter.frame() }
  }

  /// False while an entry in it asks before it is left. Reads again first, if observation reported a change.
  var canBeDragged: Bool {
    look()
    return !asks
  }

  /// True if the view shows something else than the tree, and observation reported no change.
  var isStale: Bool {
    !evaluation.isDue && asks != (layer.leavePolicy != .free)
      || content.all.contains { $0.chain?.guards.areStale ?? $0.stack?.guards.areStale ?? false }
  }

  private func look() {
    if evaluation.isDue { asks = evaluation.read { layer.leavePolicy != .free } }
  }

  /// Sends all late writes, because the layer goes.
  func flush() {
    content.flush()
    presenter.flush()
  }

  func appear() {
    presenter.isOnScreen = true
    presenter.port.isReady = true
  }
}
