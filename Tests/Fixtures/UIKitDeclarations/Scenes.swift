// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@MainActor open class UIOpenURLContext: NSObject {
  public let url: URL

  package init(url: URL) { self.url = url }
}

@MainActor open class UISceneSession: NSObject {
  open var stateRestorationActivity: NSUserActivity?
}

// Part of Foundation on Apple's platforms.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?

  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions: NSObject {
    package var contexts: Set<UIOpenURLContext> = []
    package var activities: Set<NSUserActivity> = []
    open var urlContexts: Set<UIOpenURLContext> { contexts }
    open var userActivities: Set<NSUserActivity> { activities }
  }
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { super.init() }

  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() { rootViewController?.appear() }
}

// In the original, the requirements are optional.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
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
