// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIImage: NSObject {}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public enum State: Int, Sendable { case off, on, mixed }
}

@MainActor open class UIMenu: UIMenuElement {}

@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  let handler: UIActionHandler

  init(handling handler: @escaping UIActionHandler) { self.handler = handler }

  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(handling: handler)
  }
}

@MainActor open class UIBarButtonItem: NSObject {
  let action: UIAction?

  init(does action: UIAction?) { self.action = action }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(does: primaryAction)
  }

  package func tap() {
    if let action { action.handler(action) }
  }
}

@MainActor open class UINavigationItem: NSObject {
  public init(title: String) { self.title = title }

  open var title: String?
  open var hidesBackButton = false
  open var leftBarButtonItem: UIBarButtonItem?
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  let label: String?
  let handler: ((UIAlertAction) -> Void)?

  init(_ label: String?, _ handler: ((UIAlertAction) -> Void)?) {
    (self.label, self.handler) = (label, handler)
  }

  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(title, handler)
  }
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  private var actions: [UIAlertAction] = []

  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// The user taps a button: the alert goes, then its action is called.
  package func tap(_ label: String) {
    presentingViewController?.drop()
    for action in actions where action.label == label { action.handler?(action) }
  }
}
