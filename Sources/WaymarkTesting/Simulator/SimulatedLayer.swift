import Waymark

/// One layer on screen: its content, and the presenter of the next one.
@MainActor
final class SimulatedLayer<C: Coordinator> {
  let layer: Layer<C.Screen>
  let content: SimulatedContent<C>
  private(set) var presenter: SimulatedPresenter<C>
  /// The alert of this layer; nil for a dialog, which cannot present one.
  private(set) var question: SimulatedQuestion<C>?
  /// The port of what it presents, once its views are made anew; nil if they never are.
  private let nextPort: (() -> ModalPort<C>)?
  private let evaluation = ViewEvaluation()
  private var asks = false
  /// True while its host does not show it.
  private var isAway = false

  init(
    _ root: C, _ layer: Layer<C.Screen>, _ traits: PlatformTraits, _ platform: SimulatedPlatform,
    in surroundings: SimulatedSurroundings = .none, above presenter: SimulatedPresenter<C>? = nil
  ) {
    self.layer = layer
    let first = surroundings == .path ? EmbeddedEntry(root) : nil
    nextPort = first.map { first in { first.home.modals(traits) } }
    content = SimulatedContent(
      root, layer, in: nil, of: layer, platform, stage: first?.home.stage,
      embeddedIn: Self.embedding(root, layer, platform, first, surroundings))
    self.presenter = SimulatedPresenter(
      root, layer, traits, platform, port: nextPort?(), above: presenter)
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
    // A cover takes everything below it out of the window.
    content.isOnScreen = !presenter.isCovering
    content.frame()
    presenter.keepAnchors(in: content.shown)
    let wasAway = isAway
    isAway = content.embedding?.isAway ?? false
    // The view of the first entry presents.
    if isAway { return }
    if wasAway {
      renew()
      appear()
    }
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
      || content.all.contains {
        $0.embedding?.guards.areStale ?? $0.stack?.guards?.areStale ?? false
      }
  }

  private func look() {
    if evaluation.isDue { asks = evaluation.read { layer.leavePolicy != .free } }
  }

  /// Presents with new views after its host has removed it from its path. What it presented went with the old ones.
  private func renew() {
    guard let port = nextPort?(), port !== presenter.port else { return }
    presenter.flush()
    let made = SimulatedPresenter(
      port.root, layer, presenter.traits, presenter.platform, port: port)
    presenter.platform.count("presents with new views")
    presenter = made
    question = SimulatedQuestion(LeavePort(port.root, layer, below: port), made)
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
