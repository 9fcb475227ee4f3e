import Waymark

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDeclarations
#endif

// region: uikit-driver
/// Shows one layer of a root in UIKit, and what is presented above it by another driver.
@MainActor
final class LayerDriver<Root: Coordinator>: NSObject, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  /// A navigation controller; for a layer without a stack the controller of its only screen.
  let controller: UIViewController
  private let navigation: UINavigationController?
  private let root: Root
  private let views: StackViews<Root, UIViewController>
  private let modals: ModalPort<Root>
  private let leave: LeavePort<Root>
  private var above: LayerDriver?
  private lazy var loop = RenderLoop { [weak self] in self?.show() }

  init(
    _ root: Root, layer: Layer<Root.Screen>? = nil,
    content: @escaping @MainActor @Sendable (Root.Screen) -> UIViewController
  ) {
    let layer = layer ?? root.projection.base
    self.root = root
    views = StackViews(StackPort(root, layer), make: content)
    // A popover would have to point somewhere.
    modals = ModalPort(root, layer, traits: PlatformTraits(hasPopover: false, hasDialog: false))
    leave = LeavePort(root, layer, below: modals)
    navigation = layer.style.allowsStack ? UINavigationController() : nil
    controller = navigation ?? views.wanted.first ?? UIViewController()
    super.init()
    navigation?.delegate = self
    loop.render()
  }

  private func show() {
    // What is set during a transition corrupts the bar. It is set after that.
    guard navigation?.transitionCoordinator == nil else { return }
    if let navigation, navigation.viewControllers != views.wanted {
      navigation.setViewControllers(views.wanted, animated: !navigation.viewControllers.isEmpty)
    }
    showPolicy()
    showLayer()
    showQuestion()
  }

  func navigationController(
    _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) {
    // Of a swipe that is cancelled nothing else is told.
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.loop.renderInNextTurn()
    }
  }

  func navigationController(
    _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
    views.didShow(navigation.viewControllers)
    modals.isReady = true
    // The transition is over only in the next turn.
    loop.renderInNextTurn()
  }

  private func showLayer() {
    switch modals.nextStep() {
    case .present(let layer, let kind)?:
      let driver = LayerDriver(root, layer: layer, content: views.make)
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
  /// Puts a button that asks in the place of the back button, and with that ends the gesture.
  private func showPolicy() {
    guard let navigation, navigation.viewControllers.count > 1 else { return }
    guard let top = navigation.topViewController, let entry = views.entry(of: top) else { return }
    let asks = entry.leavePolicy != .free
    guard top.navigationItem.hidesBackButton != asks else { return }
    let back = UIAction { [weak root] _ in root?.back() }
    top.navigationItem.hidesBackButton = asks
    top.navigationItem.leftBarButtonItem =
      asks ? UIBarButtonItem(title: "Back", primaryAction: back) : nil
  }

  /// Asks whether an entry may be left.
  private func showQuestion() {
    guard let request = leave.request else { return }
    let alert = UIAlertController(
      title: "Throw away what you wrote?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Throw away", style: .destructive) { [modals] _ in
        modals.isOutsidePresented = false
        request.proceed()
      })
    alert.addAction(
      UIAlertAction(title: "Stay", style: .cancel) { [modals] _ in
        modals.isOutsidePresented = false
        request.cancel()
      })
    modals.isOutsidePresented = true
    controller.present(alert, animated: true)
  }
}
// endregion
