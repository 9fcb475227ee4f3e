import Observation
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
  typealias Content = @MainActor (Root.Screen) -> UIViewController

  /// A navigation controller; for a layer without a stack the controller of its only screen.
  let controller: UIViewController
  private let root: Root
  private let layer: Layer<Root.Screen>
  private let content: Content
  private let stack: StackPort<Root>
  private let modals: ModalPort<Root>
  private let leave: LeavePort<Root>
  /// What the navigation controller was given last.
  private var shown: [(id: EntryID, controller: UIViewController)] = []
  private var above: LayerDriver?
  private var isPresenting = false
  private var renderings = 0

  convenience init(_ root: Root, content: @escaping Content) {
    self.init(root, root.projection.base, content)
  }

  private init(_ root: Root, _ layer: Layer<Root.Screen>, _ content: @escaping Content) {
    (self.root, self.layer, self.content) = (root, layer, content)
    stack = StackPort(root, layer)
    // A popover would have to point somewhere.
    let traits = PlatformTraits(hasPopover: false, hasDialog: false)
    modals = ModalPort(root, layer, traits: traits)
    leave = LeavePort(root, layer)
    let only = layer.style.allowsStack ? nil : layer.entries.first?.screen
    controller = only.map(content) ?? UINavigationController()
    super.init()
    navigation?.delegate = self
    render()
  }

  private var navigation: UINavigationController? {
    layer.style.allowsStack ? controller as? UINavigationController : nil
  }

  /// Shows what the tree has, and again in the turn after that has changed.
  private func render() {
    // What is set during a transition corrupts the bar. It is set after that.
    guard navigation?.transitionCoordinator == nil else { return }
    renderings += 1
    let number = renderings
    withObservationTracking {
      showStack()
      showPolicy()
      showLayer()
      showQuestion()
    } onChange: { [weak self] in
      Task { @MainActor in if self?.renderings == number { self?.render() } }
    }
  }

  private func showStack() {
    guard let navigation, let first = layer.entries.first?.id else { return }
    let ids = [first] + stack.path
    guard ids != shown.map(\.id) else { return }
    shown = ids.compactMap { id in
      shown.first { $0.id == id } ?? stack.entry(id)?.screen.map { (id, content($0)) }
    }
    navigation.setViewControllers(
      shown.map(\.controller), animated: !navigation.viewControllers.isEmpty)
  }

  func navigationController(
    _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) {
    // Of a swipe that is cancelled nothing else is told.
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.renderInTheNextTurn()
    }
  }

  func navigationController(
    _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
    // Of what was set the user has popped what is no longer there.
    let left = shown.filter { navigation.viewControllers.contains($0.controller) }
    if left.count < shown.count {
      shown = left
      stack.path = left.dropFirst().map(\.id)
    }
    if let entry = shown.first(where: { $0.controller === controller }) { stack.appear(entry.id) }
    modals.isReady = true
    renderInTheNextTurn()
  }

  /// The transition that tells of its end is not over yet.
  private func renderInTheNextTurn() {
    Task { [weak self] in self?.render() }
  }

  /// Presents the next layer, or ends the one that is there; one after the other.
  private func showLayer() {
    let wanted = modals[.sheet] ?? modals[.cover]
    guard wanted?.id != above?.layer.id, !isPresenting else { return }
    if let host = above?.controller.presentingViewController {
      above = nil
      isPresenting = true
      host.dismiss(animated: true) { [weak self] in
        self?.isPresenting = false
        self?.modals.gone(nil)
      }
    } else if let wanted {
      let driver = LayerDriver(root, wanted, content)
      above = driver
      isPresenting = true
      driver.controller.modalPresentationStyle = modals[.cover] == nil ? .automatic : .fullScreen
      driver.controller.presentationController?.delegate = self
      controller.present(driver.controller, animated: true) { [weak self] in
        driver.modals.isReady = true
        self?.isPresenting = false
        self?.modals.appear(wanted.id)
        self?.render()
      }
    }
  }

  func presentationControllerShouldDismiss(_ sheet: UIPresentationController) -> Bool {
    above?.layer.leavePolicy ?? .free == .free
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
    guard let top = shown.last, shown.count > 1 else { return }
    let item = top.controller.navigationItem
    let asks = stack.entry(top.id).map { $0.leavePolicy != .free } ?? false
    guard item.hidesBackButton != asks else { return }
    item.hidesBackButton = asks
    let back = UIAction { [weak root] _ in root?.back() }
    item.leftBarButtonItem = asks ? UIBarButtonItem(title: "Back", primaryAction: back) : nil
  }

  /// Asks whether an entry may be left.
  private func showQuestion() {
    guard let request = leave.request, !modals.isOutsidePresented else { return }
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
