import Foundation
import Waymark

// The parts around the features of an app: flags, titles, analytics, windows.

enum Flagged {
  typealias AppScreen = Any

  @MainActor
  final class Flags {
    var hasShop = true
  }

  enum ShopRoute: LinkedRoute {
    case list, item(id: Int), review

    static let links = DeepLinks<Self> {
      DeepLink("", .list)
      DeepLink(":id", to: item)
    }

    var presentation: Presentation { self == .review ? .sheet : .push }
  }

  enum AppRoute: LinkedRoute {
    case tabs, home, shop(ShopRoute)

    static let links = DeepLinks<Self> {
      DeepLink("", .home)
      Mount("shop", as: shop)
    }
  }

  final class ShopCoordinator: Coordinator {
    let flow = Flow<ShopRoute, AppScreen>(start: .list)

    func destination(for route: ShopRoute) -> Destination<ShopCoordinator> {
      switch route {
      case .review:
        .screen { navigator in
          navigator.leavePolicy = .confirm
          return "Review"
        }
      default: .screen { route.name }
      }
    }
  }

  // region: recipe-flags
  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AppScreen>(start: .tabs)
    let flags: Flags
    init(flags: Flags) { self.flags = flags }

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .tabs: .tabs(flags.hasShop ? [.home, .shop(.list)] : [.home], selected: .home)
      case .home: .screen { "Home" }
      case .shop(let route): .child(route, as: AppRoute.shop) { ShopCoordinator() }
      }
    }

    func access(to route: AppRoute) -> Access<AppRoute> {
      switch route {
      case .shop where !flags.hasShop: .deny("the shop is closed")
      default: .allow
      }
    }

    func flagsChanged() {
      transaction(force: true) { self.reloadTabs() }
      revalidate()
    }
  }
  // endregion
}

enum Titles {
  // region: recipe-titles
  enum ShopRoute: Route {
    case list, item(id: Int)

    func title(in bundle: Bundle = .main) -> String {
      switch self {
      case .list: NSLocalizedString("Shop", bundle: bundle, comment: "All items")
      case .item: NSLocalizedString("Item", bundle: bundle, comment: "One item of the shop")
      }
    }
  }

  enum AppRoute: Route {
    case tabs, home, shop(ShopRoute)

    func title(in bundle: Bundle = .main) -> String {
      switch self {
      case .tabs, .home: NSLocalizedString("Home", bundle: bundle, comment: "The first tab")
      case .shop(let route): route.title(in: bundle)
      }
    }
  }
  // endregion

  final class ShopCoordinator: Coordinator {
    let flow = Flow<ShopRoute, String>(start: .list)

    func destination(for route: ShopRoute) -> Destination<ShopCoordinator> {
      .screen { route.name }
    }
  }

  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, String>(start: .tabs)

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .tabs: .tabs([.home, .shop(.list)], selected: .home)
      case .home: .screen { "Home" }
      case .shop(let route): .child(route, as: AppRoute.shop) { ShopCoordinator() }
      }
    }
  }
}

// region: recipe-analytics
extension Coordinator {
  /// Calls a closure with each screen that becomes the visible one.
  @discardableResult
  func trackScreens(_ track: @escaping @MainActor (String) -> Void) -> ObserverToken {
    observe { change, _ in
      for event in change.events {
        switch (event.kind, event.subject) {
        case (.activate, .entry(_, let route)), (.uncover, .entry(_, let route)):
          track(route.caseName)
        default: break
        }
      }
    }
  }
}
// endregion

enum Windows {
  // region: recipe-windows
  @MainActor
  final class Session {
    private(set) var name: String? = "Ada"
    private var handlers: [@MainActor () -> Bool] = []

    /// Calls a closure at each sign-out, until it returns false.
    func onSignOut(_ handler: @escaping @MainActor () -> Bool) { handlers.append(handler) }

    func signOut() {
      name = nil
      // They may make coordinators, which begin to listen, too.
      let called = handlers
      handlers = []
      let kept = called.filter { $0() }
      handlers = kept + handlers
    }
  }

  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, String>(start: .home)
    let session: Session

    init(session: Session) {
      self.session = session
      session.onSignOut { [weak self] in
        self?.revalidate()
        return self != nil
      }
    }

    func access(to route: AppRoute) -> Access<AppRoute> {
      switch route {
      case .orders where session.name == nil: .deny("nobody is signed in")
      default: .allow
      }
    }

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      .screen { route.name }
    }
  }
  // endregion

  enum AppRoute: LinkedRoute {
    case home, orders, book(id: Int)

    static let links = DeepLinks<Self> {
      DeepLink("", .home)
      DeepLink("orders", .orders)
      DeepLink("books/:id", to: book)
    }
  }
}
