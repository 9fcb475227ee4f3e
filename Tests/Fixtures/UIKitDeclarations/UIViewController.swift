// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of UIKit that the guide to UIKit uses. Public declarations have the signatures of Apple's SDK, and bodies do
// what UIKit does, as far as a driver can tell. `package` declarations are not in Apple's module: they stand for the
// finger, and let time pass.
@_exported public import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
  open var window: UIWindow? { nil }
}

/// A view that is in a window.
private final class ShownView: UIView {
  private let shown = UIWindow(windowScene: UIWindowScene())

  override var window: UIWindow? { shown }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case automatic = -2
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var isModalInPresentation = false
  public let navigationItem = UINavigationItem(title: "")
  public internal(set) var presentedViewController: UIViewController?
  public internal(set) weak var presentingViewController: UIViewController?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { presenting }
  open var viewIfLoaded: UIView? { isInWindow ? shownView : nil }
  private let shownView = ShownView()
  private var managing: UIPresentationController?

  open var presentationController: UIPresentationController? {
    // Made on first access, as in UIKit.
    if managing == nil {
      managing = UIPresentationController(presentedViewController: self, presenting: nil)
    }
    return managing
  }

  // Part of the simulation.

  /// Calls that UIKit would have complained about, or carried out wrongly.
  package internal(set) var faults: [String] = []
  package private(set) var isInWindow = false
  var pending: [() -> Void] = []
  /// The presentation or dismissal that it takes part in. Both controllers have it.
  private var presenting: Transition?

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard isInWindow else { return faults.append("presents outside of a window") }
    guard presentedViewController == nil else { return faults.append("presents already") }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    move(with: viewControllerToPresent) {
      viewControllerToPresent.appear()
      completion?()
    }
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      guard let presentingViewController else { return faults.append("dismisses nothing") }
      return presentingViewController.dismiss(animated: flag, completion: completion)
    }
    guard pending.isEmpty else {
      return faults.append("dismisses while a presentation or dismissal is in progress")
    }
    move(with: presented) { [weak self] in
      if self?.presentedViewController === presented { self?.drop() }
      completion?()
    }
  }

  /// Begins a presentation or a dismissal, which ends with `finish()`.
  private func move(with presented: UIViewController, _ completion: @escaping () -> Void) {
    let begun = Transition()
    (presenting, presented.presenting) = (begun, begun)
    pending.append { [weak self] in
      self?.presenting = nil
      presented.presenting = nil
      for completion in begun.completions { completion(begun) }
      completion()
    }
  }

  func drop() {
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
  }

  /// Puts the view into a window.
  package func appear() { isInWindow = true }

  /// Takes the view out of its window, as when another tab is selected.
  package func leaveWindow() { isInWindow = false }

  /// Ends all animations that have begun.
  package func finish() {
    let due = pending
    pending = []
    for body in due { body() }
    presentedViewController?.finish()
  }

  package var isIdle: Bool { pending.isEmpty && presentedViewController?.isIdle != false }

  /// The user drags the sheet down: UIKit asks, and only then tells its delegate.
  package func dragDown() {
    guard modalPresentationStyle != .fullScreen, presentedViewController == nil else { return }
    guard let manager = presentationController, let presenter = presentingViewController else {
      return
    }
    let mayGo = manager.delegate?.presentationControllerShouldDismiss(manager) ?? true
    guard mayGo, !isModalInPresentation else {
      manager.delegate?.presentationControllerDidAttemptToDismiss(manager)
      return
    }
    presenter.drop()
    manager.delegate?.presentationControllerDidDismiss(manager)
  }
}

@MainActor open class UIPresentationController: NSObject {
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init()
  }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

// In the original, its requirements are optional: what a delegate leaves out is not called.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
