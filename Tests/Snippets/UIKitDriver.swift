import Waymark

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDeclarations
#endif

// region: uikit-driver
/// Shows one layer of a root in UIKit. Another driver shows the layer that is presented above it.
@MainActor
final class LayerDriver<Root: Coordinator>: NSObject, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  /// A navigation controller, or, for a layer without a stack, the controller of its only screen.
  let controller: UIViewController
  private let navigation: UINavigationController?
  private let root: Root
  private let views: StackViews<Root, UIViewController>
  private let modals: ModalPort<Root>
  private var above: LayerDriver?
  private var asked: LeaveRequest?
  private weak var alert: UIAlertController?
  private let clock: any Clock<Duration>
  private lazy var loop = RenderLoop(by: clock) { [weak self] in self?.show() }

  init(
    _ root: Root, layer: Layer<Root.Screen>? = nil,
    by clock: any Clock<Duration> = ContinuousClock(),
    content: @escaping @MainActor @Sendable (Root.Screen) -> UIViewController
  ) {
    let layer = layer ?? root.projection.base
    self.root = root
    self.clock = clock
    views = StackViews(StackPort(root, layer), make: content)
    // A popover would need a view to point at.
    modals = ModalPort(root, layer, traits: PlatformTraits(hasPopover: false, hasDialog: false))
    navigation = layer.style.allowsStack ? UINavigationController() : nil
    controller = navigation ?? views.wanted.first ?? UIViewController()
    super.init()
    navigation?.delegate = self
    loop.render()
  }

  private func show() {
    // Controllers that are set during a transition corrupt the bar. So this waits for its end.
    if let transition = navigation?.transitionCoordinator { return showAgain(after: transition) }
    if let navigation, navigation.viewControllers != views.wanted {
      navigation.setViewControllers(views.wanted, animated: !navigation.viewControllers.isEmpty)
    }
    showPolicy()
    lookOutside()
    lookForAlert()
    takeStep()
  }

  private func showAgain(after transition: any UIViewControllerTransitionCoordinator) {
    transition.animate(alongsideTransition: nil) { [weak self] _ in self?.loop.renderInNextTurn() }
  }

  /// Notes whether UIKit would refuse to present: other code presents here, or the controller is in no window.
  private func lookOutside() {
    let isInWindow = controller.viewIfLoaded?.window != nil
    let isFree = isInWindow && controller.presentedViewController == nil
    modals.isOutsidePresented = above == nil && !isFree
    // UIKit tells nobody when that is over.
    if modals.waitsForOutside { loop.render(after: .milliseconds(500)) }
  }

  func navigationController(
    _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) {
    // UIKit reports a cancelled swipe in no other way.
    if let transition = navigation.transitionCoordinator { showAgain(after: transition) }
  }

  func navigationController(
    _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
    views.didShow(navigation.viewControllers)
    modals.isReady = true
    // The transition ends in the next turn.
    loop.renderInNextTurn()
  }

  private func takeStep() {
    switch modals.nextStep() {
    case .present(let layer, let kind)?:
      let driver = LayerDriver(root, layer: layer, by: clock, content: views.make)
      above = driver
      driver.controller.modalPresentationStyle = kind == .cover ? .fullScreen : .automatic
      driver.controller.presentationController?.delegate = self
      controller.present(driver.controller, animated: true) { [modals] in
        driver.modals.isReady = true
        modals.appear(layer.id)
      }
    case .dismiss?:
      let host = above?.controller.presentingViewController
      above = nil
      guard let host else { return modals.gone(nil) }
      host.dismiss(animated: true) { [modals] in modals.gone(nil) }
    case .ask(let request)?: ask(request)
    case nil: break
    }
  }

  func presentationControllerShouldDismiss(_ sheet: UIPresentationController) -> Bool {
    above?.modals.layer.leavePolicy ?? .free == .free
  }

  func presentationControllerDidAttemptToDismiss(_ sheet: UIPresentationController) {
    root.dismiss()
  }

  func presentationControllerDidDismiss(_ sheet: UIPresentationController) {
    above = nil
    modals.gone(nil)
  }
}
// endregion

// region: uikit-leaving
extension LayerDriver {
  /// Replaces the Back button by a button that asks. This should also disable the gesture.
  private func showPolicy() {
    guard let item = navigation?.topViewController?.navigationItem else { return }
    guard item.hidesBackButton != views.topAsks else { return }
    let back = UIAction { [weak root] _ in root?.back() }
    item.hidesBackButton = views.topAsks
    item.leftBarButtonItem =
      views.topAsks ? UIBarButtonItem(title: "Back", primaryAction: back) : nil
  }

  /// Ends a question whose alert other code has dismissed. No button was tapped, so the entry stays.
  private func lookForAlert() {
    guard let asked else { return }
    guard alert == nil else { return loop.render(after: .milliseconds(500)) }
    self.asked = nil
    modals.answer(asked, proceeds: false)
  }

  /// Asks whether an entry may be left.
  private func ask(_ request: LeaveRequest) {
    let alert = UIAlertController(
      title: "Throw away what you wrote?", message: nil, preferredStyle: .alert)
    let answers = [("Throw away", UIAlertAction.Style.destructive), ("Stay", .cancel)]
    for (title, style) in answers {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [weak self, modals] _ in
          self?.asked = nil
          modals.answer(request, proceeds: style == .destructive)
        })
    }
    (asked, self.alert) = (request, alert)
    loop.render(after: .milliseconds(500))
    controller.present(alert, animated: true)
  }
}
// endregion
