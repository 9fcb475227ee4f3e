// Mistakes in the other arguments of `.child`.
import Bookshop
import Reader
import Waymark

enum AppRoute: Route { case reader(ReaderRoute), shop(BookshopRoute) }
enum AppScreen { case text(String) }

final class AppCoordinator: Coordinator {
  let flow = Flow<AppRoute, String>(start: .reader(.shelf))

  func destination(for route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    // below: type 'AppRoute' has no member 'store'
    case .shop(let route): .child(route, as: AppRoute.store) { BookshopCoordinator() }
    case .reader: .screen { "reader" }
    }
  }

  func wrongCaseBesideOutputs(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .reader(let route):
      // below: type 'AppRoute' has no member 'reeder'
      .child(route, as: AppRoute.reeder) {
        ReaderCoordinator()
      } onOutput: { output in
        switch output {
        case .wantsSequel: self.popToRoot()
        }
      }
    case .shop: .screen { "shop" }
    }
  }

  func wrongCaseInLongClosure(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .reader(let route):
      .child(
        route,
        as: { route in
          print(route)
          // below: type 'AppRoute' has no member 'reeder'
          return .reeder(route)
        }
      ) {
        let reader = ReaderCoordinator()
        return reader
      } onOutput: {
        print($0)
      }
    case .shop: .screen { "shop" }
    }
  }

  func caseOfOtherRoutes(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    // below: cannot convert value of type '@Sendable (ReaderRoute) -> AppRoute' to expected
    case .shop(let route): .child(route, as: AppRoute.reader) { BookshopCoordinator() }
    case .reader: .screen { "reader" }
    }
  }

  func wrongLabel(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    // below: incorrect argument label in call (have '_:via:_:', expected '_:as:_:')
    case .shop(let route): .child(route, via: AppRoute.shop) { BookshopCoordinator() }
    case .reader: .screen { "reader" }
    }
  }

  func otherCoordinator(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    // below: cannot convert value of type 'ReaderRoute' to expected argument type 'BookshopRoute'
    case .reader(let route): .child(route, as: AppRoute.reader) { BookshopCoordinator() }
    case .shop: .screen { "shop" }
    }
  }

  func wrongArgument(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    // below: argument passed to call that takes no arguments
    case .shop(let route): .child(route, as: AppRoute.shop) { BookshopCoordinator(books: 1) }
    case .reader: .screen { "reader" }
    }
  }

  func missingArgument(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    // below: missing argument for parameter 'title' in call
    case .shop(let route): .child(route, as: AppRoute.shop) { PricedCoordinator() }
    case .reader: .screen { "reader" }
    }
  }

  func wrongScreen(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .shop(let route):
      // below: type 'AppCoordinator' has no member 'shouted'
      .child(route, as: AppRoute.shop, showing: AppCoordinator.shouted) { BookshopCoordinator() }
    case .reader: .screen { "reader" }
    }
  }

  func otherScreens(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    // below: this child has its own type of screens: add `showing:`, which turns one into yours
    case .shop(let route): .child(route, as: AppRoute.shop) { NumberedCoordinator() }
    case .reader: .screen { "reader" }
    }
  }

  func screenOfOtherType(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .shop(let route):
      // below: cannot convert value of type '@Sendable (String) -> AppScreen' to expected argument type
      .child(route, as: AppRoute.shop, showing: AppScreen.text) { BookshopCoordinator() }
    case .reader: .screen { "reader" }
    }
  }
}

final class PricedCoordinator: Coordinator {
  let flow = Flow<BookshopRoute, String>(start: .list)
  let title: String
  init(title: String) { self.title = title }

  func destination(for route: BookshopRoute) -> Destination<PricedCoordinator> {
    .screen { self.title }
  }
}

final class NumberedCoordinator: Coordinator {
  let flow = Flow<BookshopRoute, Int>(start: .list)

  func destination(for route: BookshopRoute) -> Destination<NumberedCoordinator> {
    .screen { 1 }
  }
}
