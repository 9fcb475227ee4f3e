import Waymark

/// One layer on screen: its content, and what presents the next one.
@MainActor
final class SimulatedLayer<C: Coordinator> {
  let layer: Layer<C.Screen>
  let content: SimulatedContent<C>
  let presenter: SimulatedPresenter<C>
  /// Asks; nil for a dialog, above which nothing can be asked.
  let leaving: LeavePort<C>?

  init(
    _ root: C, _ layer: Layer<C.Screen>, _ traits: PlatformTraits, _ platform: SimulatedPlatform,
    isEmbedded: Bool = false, above presenter: SimulatedPresenter<C>? = nil
  ) {
    self.layer = layer
    content = SimulatedContent(root, layer, in: nil, platform, isEmbedded: isEmbedded)
    self.presenter = SimulatedPresenter(root, layer, traits, platform, above: presenter)
    leaving = presenter?.kind == .dialog ? nil : LeavePort(root, layer, below: self.presenter.port)
  }

  var isAtRest: Bool {
    content.isAtRest && (leaving == nil || presenter.isAtRest) && leaving?.isSettling != true
  }

  func frame() {
    if let leaving, leaving.isSettling { leaving.settle() }
    // A cover takes all that lies below it out of the window.
    content.isOnScreen = !presenter.isCovering
    content.frame()
    presenter.keepAnchors(in: content.shown)
    // What lies above a dialog is presented below it.
    if leaving != nil { presenter.frame() }
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
