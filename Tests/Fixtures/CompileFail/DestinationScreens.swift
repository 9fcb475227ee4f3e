// Mistakes in the closure of a screen. The compiler names the wrong member of the navigator, and does not
// complain of a closure with too many parameters.
import Bookshop
import Waymark

enum AppRoute: Route { case home, shop(BookshopRoute) }

struct Page {
  var title: String
  var tap: @MainActor () -> Void = {}
}

final class AppCoordinator: Coordinator {
  let flow = Flow<AppRoute, Page>(start: .home)
  let title = "Home"

  func destination(for route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .home:
      .screen { navigator in
        // below: value of type 'Navigator<AppCoordinator>' has no member 'pusch'
        Page(title: self.title) { navigator.pusch(.home) }
      }
    case .shop: .screen { Page(title: "shop") }
    }
  }

  func wrongRoute(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .home:
      .screen { navigator in
        // below: type 'BookshopRoute' has no member 'lisst'
        Page(title: self.title) { navigator.navigate(to: .shop(.lisst)) }
      }
    case .shop: .screen { Page(title: "shop") }
    }
  }

  func wrongNameInLongClosure(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .home:
      .screen { navigator in
        navigator.onLifecycle { event in
          // below: type 'LifecycleEvent' has no member 'exit'
          if case .exit = event { self.popToRoot() }
        }
        return Page(title: "shop")
      }
    case .shop: .screen { Page(title: "shop") }
    }
  }

  func wrongPropertyOfNavigator(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    // below: value of type 'Navigator<AppCoordinator>' has no member 'title'
    case .home: .screen { Page(title: $0.title) }
    case .shop: .screen { Page(title: "shop") }
    }
  }

  func wrongLabel(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    // below: missing argument for parameter 'title' in call
    case .home: .screen { Page(name: self.title) }
    case .shop: .screen { Page(title: "shop") }
    }
  }

  func otherType(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    // below: cannot convert value of type 'String' to closure result type 'Page'
    case .home: .screen { self.title }
    case .shop: .screen { Page(title: "shop") }
    }
  }

  func withoutSelf(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    // below: reference to property 'title' in closure requires explicit use of 'self'
    case .home: .screen { Page(title: title) }
    case .shop: .screen { Page(title: "shop") }
    }
  }

  func wrongTab(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    // below: type 'AppRoute' has no member 'store'
    case .home: .tabs([.store(.list)], selected: .shop(.list))
    case .shop: .screen { Page(title: "shop") }
    }
  }
}
