// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@MainActor open class UIOpenURLContext: NSObject {
  public let url: URL

  package init(url: URL) { self.url = url }
}

@MainActor open class UISceneSession: NSObject {}

@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions: NSObject {
    package var contexts: Set<UIOpenURLContext> = []
    open var urlContexts: Set<UIOpenURLContext> { contexts }
  }
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UIWindow: UIResponder {
  public init(windowScene: UIWindowScene) { super.init() }

  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() { rootViewController?.appear() }
}

// In the original, the requirements of both are optional.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
