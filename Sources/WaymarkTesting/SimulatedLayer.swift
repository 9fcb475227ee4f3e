import Waymark

/// One layer on screen: its content, and what presents the next one.
@MainActor
final class SimulatedLayer<C: Coordinator> {
  let layer: Layer<C.Screen>
  let content: SimulatedContent<C>
  let presenter: SimulatedPresenter<C>
  /// Asks; nil for a dialog, above which nothing can be asked.
  let question: SimulatedQuestion<C>?
  private let evaluation = Evaluation()
  private var asks = false
  /// True while its host shows nothing of it.
  private var isAway = false

  init(
    _ root: C, _ layer: Layer<C.Screen>, _ traits: PlatformTraits, _ platform: SimulatedPlatform,
    in surroundings: SimulatedSurroundings = .none, above presenter: SimulatedPresenter<C>? = nil
  ) {
    self.layer = layer
    let first = surroundings == .path ? EmbeddedEntry(root) : nil
    content = SimulatedContent(
      root, layer, in: nil, of: layer, platform, stage: first?.home.stage,
      embeddedIn: Self.embedding(root, layer, platform, first, surroundings))
    self.presenter = SimulatedPresenter(
      root, layer, traits, platform, port: first?.home.modals(traits), above: presenter)
    let leaving = LeavePort(root, layer, below: self.presenter.port)
    question = presenter?.kind == .dialog ? nil : SimulatedQuestion(leaving, self.presenter)
  }

  private static func embedding(
    _ root: C, _ layer: Layer<C.Screen>, _ platform: SimulatedPlatform, _ first: EmbeddedEntry<C>?,
    _ surroundings: SimulatedSurroundings
  ) -> (() -> any SimulatedEmbedding<C>)? {
    if let first { return { SimulatedHost(first, layer, platform) } }
    return surroundings == .levels ? { SimulatedChain(root, layer, platform) } : nil
  }

  var isAtRest: Bool {
    content.isAtRest && !evaluation.isDue
      && (question.map { presenter.isAtRest && $0.isAtRest } ?? true)
  }

  func frame() {
    question?.frame()
    look()
    // A cover takes all that lies below it out of the window.
    content.isOnScreen = !presenter.isCovering
    content.frame()
    presenter.keepAnchors(in: content.shown)
    let wasAway = isAway
    isAway = content.embedding?.isAway ?? false
    // The view that presents is the one of the first entry.
    if isAway { return }
    if wasAway { appear() }
    // What lies above a dialog is presented below it.
    if question != nil { presenter.frame() }
  }

  /// False while anything in it asks before it is left: then it cannot be dragged away. Looks first, if there is
  /// something new.
  var canBeDragged: Bool {
    look()
    return !asks
  }

  /// True if the view knows no better, and the tree says something else.
  var isStale: Bool {
    !evaluation.isDue && asks != (layer.leavePolicy != .free)
      || content.all.contains {
        $0.embedding?.guards.areStale ?? $0.stack?.guards?.areStale ?? false
      }
  }

  private func look() {
    if evaluation.isDue { asks = evaluation.read { layer.leavePolicy != .free } }
  }

  /// Tells what is still to be told, since the layer goes.
  func flush() {
    content.flush()
    presenter.flush()
  }

  func appear() {
    presenter.isOnScreen = true
    presenter.port.isReady = true
  }
}
