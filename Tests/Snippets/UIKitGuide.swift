import Foundation
import Waymark

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDeclarations
#endif

// The app of the guide to UIKit.
enum Shop {
  // region: uikit-routes
  enum ShopRoute: LinkedRoute {
    case list, item(id: Int), review(item: Int), checkout

    static let links = DeepLinks<Self>(prefixes: ["https://shop.example", "shop://"]) {
      DeepLink("", .list)
      DeepLink(":id", to: item)
      DeepLink(":item/review", to: review)
    }

    var presentation: Presentation {
      switch self {
      case .list, .item: .push
      case .review: .sheet
      case .checkout: .cover(stack: false)
      }
    }
  }

  @MainActor
  final class ReviewModel {
    private let navigator: Navigator<ShopCoordinator>
    var text = "" {
      didSet { navigator.leavePolicy = text.isEmpty ? .free : .confirm }
    }

    init(navigator: Navigator<ShopCoordinator>) { self.navigator = navigator }
  }
  // endregion

  // region: uikit-old-coordinator
  @MainActor
  final class CheckoutCoordinator {
    let navigation = UINavigationController()
    var onDone: (_ order: Int?) -> Void = { _ in }

    func start() {
      navigation.setViewControllers([UIViewController()], animated: false)
    }

    func showPayment() { navigation.pushViewController(UIViewController(), animated: true) }
    func pay() { onDone(17) }
    func cancel() { onDone(nil) }
  }
  // endregion

  // region: uikit-screens
  enum ShopScreen {
    case page(String), review(ReviewModel), checkout(CheckoutCoordinator)

    @MainActor
    func makeController() -> UIViewController {
      let controller = UIViewController()
      switch self {
      case .page(let title): controller.title = title
      case .review: controller.title = "Review"
      case .checkout(let checkout): return checkout.navigation
      }
      return controller
    }
  }
  // endregion

  // region: uikit-shop
  final class ShopCoordinator: Coordinator {
    let flow = Flow<ShopRoute, ShopScreen>(start: .list)

    func destination(for route: ShopRoute) -> Destination<ShopCoordinator> {
      switch route {
      case .list: .screen { .page("Shop") }
      case .item(let id): .screen { .page("Item \(id)") }
      case .review: .screen { .review(ReviewModel(navigator: $0)) }
      case .checkout:
        .screen { navigator in
          let checkout = CheckoutCoordinator()
          checkout.onDone = { order in
            if let order { navigator.finish(returning: order) } else { navigator.dismiss() }
          }
          checkout.start()
          return .checkout(checkout)
        }
      }
    }

    func backStack(for route: ShopRoute) -> [ShopRoute] {
      switch route {
      case .list: []
      case .item, .checkout: [.list]
      case .review(let item): [.list, .item(id: item)]
      }
    }
  }
  // endregion

  // region: uikit-scene
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var shop: ShopCoordinator?
    private var driver: LayerDriver<ShopCoordinator>?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let shop = ShopCoordinator()
      restore(shop, from: session)
      let driver = LayerDriver(shop) { $0.makeController() }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = driver.controller
      window.makeKeyAndVisible()
      (self.window, self.shop, self.driver) = (window, shop, driver)
      self.scene(scene, openURLContexts: connectionOptions.urlContexts)
      for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
    }

    /// Opens links with a scheme of the app.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      for context in contexts { shop?.open(context.url) }
    }

    /// Opens universal links, and pages from Handoff.
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
      if let page = activity.webpageURL { shop?.open(page) }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      guard let state = try? shop?.snapshot().json() else { return nil }
      let activity = NSUserActivity(activityType: "com.example.shop.state")
      activity.addUserInfoEntries(from: ["state": state])
      return activity
    }

    private func restore(_ shop: ShopCoordinator, from session: UISceneSession) {
      guard let state = session.stateRestorationActivity?.userInfo?["state"] as? Data,
        let snapshot = try? NavigationSnapshot(json: state)
      else { return }
      shop.restore(snapshot)
    }
  }
  // endregion

  // region: uikit-host
  @MainActor
  final class MainCoordinator: NSObject, UIAdaptivePresentationControllerDelegate {
    let navigation = UINavigationController(rootViewController: UIViewController())
    private(set) var shop: ShopCoordinator?
    private var driver: LayerDriver<ShopCoordinator>?

    func showShop(at link: String = "/") {
      let shop = ShopCoordinator()
      shop.open(link)
      let driver = LayerDriver(shop) { $0.makeController() }
      driver.controller.presentationController?.delegate = self
      navigation.present(driver.controller, animated: true)
      (self.shop, self.driver) = (shop, driver)
    }

    func closeShop() {
      driver?.controller.presentingViewController?.dismiss(animated: true)
      shopIsClosed()
    }

    func presentationControllerShouldDismiss(_ sheet: UIPresentationController) -> Bool {
      shop?.projection.base.leavePolicy ?? .free == .free
    }

    func presentationControllerDidDismiss(_ sheet: UIPresentationController) {
      shopIsClosed()
    }

    private func shopIsClosed() {
      shop?.transaction(force: true) { [shop] in shop?.end() }
      (shop, driver) = (nil, nil)
    }
  }
  // endregion
}
