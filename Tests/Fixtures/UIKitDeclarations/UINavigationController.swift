// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }
}

@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A push, a pop, a presentation or a dismissal.
@MainActor final class Transition: NSObject, UIViewControllerTransitionCoordinator {
  let old: [UIViewController]
  var isCancelled = false
  var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(from old: [UIViewController] = []) { self.old = old }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }
}

// In the original, its requirements are optional: what a delegate leaves out is not called.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  )
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  )
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

@MainActor open class UINavigationController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { nil }
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var topViewController: UIViewController? { stack.last }
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? super.transitionCoordinator
  }

  private var stack: [UIViewController] = []
  private var transition: Transition?

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if transition != nil { faults.append("sets the stack during a transition") }
    if viewControllers.contains(where: { $0 is UINavigationController }) {
      faults.append("pushes a navigation controller")
    }
    let (old, isSame) = (stack, stack.last === viewControllers.last)
    stack = viewControllers
    // If the top stays, there is no transition, and the delegate hears nothing.
    guard isInWindow, !isSame, let top = stack.last else { return }
    if animated { transition = Transition(from: old) }
    delegate?.navigationController(self, willShow: top, animated: animated)
    if !animated { delegate?.navigationController(self, didShow: top, animated: false) }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  // Part of the simulation, as below.

  package override func appear() {
    guard !isInWindow else { return }
    super.appear()
    guard let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  package override var isIdle: Bool { transition == nil && super.isIdle }

  package override func finish() {
    if let transition { end(transition) }
    super.finish()
  }
}

// The actions of UIKit and of the user.
extension UINavigationController {
  /// What the delegate hears of a cancelled swipe. Real systems differ.
  package enum Telling: CaseIterable {
    case nothing
    case didShow
    case willShowAndDidShow
  }

  private func end(_ ended: Transition) {
    if let top = stack.last { delegate?.navigationController(self, didShow: top, animated: true) }
    transition = nil
    for completion in ended.completions { completion(ended) }
  }

  /// The finger begins to swipe back. UIKit shortens its list at once.
  ///
  /// - Returns: Whether the gesture begins.
  package func beginSwipe() -> Bool {
    guard stack.count > 1, transition == nil, presentedViewController == nil,
      stack.last?.navigationItem.hidesBackButton == false
    else { return false }
    let begun = Transition(from: stack)
    transition = begun
    stack.removeLast()
    if let top = stack.last { delegate?.navigationController(self, willShow: top, animated: true) }
    return true
  }

  /// The finger lets go before it is halfway.
  package func cancelSwipe(telling: Telling) {
    guard let cancelled = transition else { return }
    cancelled.isCancelled = true
    stack = cancelled.old
    if let top = stack.last {
      if telling == .willShowAndDidShow {
        delegate?.navigationController(self, willShow: top, animated: true)
      }
      if telling != .nothing { delegate?.navigationController(self, didShow: top, animated: true) }
    }
    transition = nil
    for completion in cancelled.completions { completion(cancelled) }
  }

  /// The user taps the back button of the bar, or the button in its place.
  package func tapBack() {
    guard transition == nil, let item = stack.last?.navigationItem else { return }
    if let button = item.leftBarButtonItem {
      button.tap()
    } else if !item.hidesBackButton {
      popViewController(animated: true)
    }
  }
}
