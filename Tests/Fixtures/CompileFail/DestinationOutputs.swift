// Mistakes in and around `onOutput:`. The compiler names each at its line, not at the call around it.
import Bookshop
import Reader
import Waymark

enum AppRoute: Route { case reader(ReaderRoute), shop(BookshopRoute) }

final class AppCoordinator: Coordinator {
  let flow = Flow<AppRoute, String>(start: .reader(.shelf))

  func destination(for route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .reader(let route):
      .child(route, as: AppRoute.reader) {
        ReaderCoordinator()
      } onOutput: { output in
        switch output {
        // below: type 'ReaderCoordinator.Output' has no member 'wantsPrequel'
        case .wantsPrequel(let number): self.navigate(to: .shop(.offer(sequelOf: number)))
        case .wantsGift: break
        }
      }
    case .shop(let route): .child(route, as: AppRoute.shop) { BookshopCoordinator() }
    }
  }

  func wrongCaseInIf(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .reader(let route):
      .child(route, as: AppRoute.reader) {
        ReaderCoordinator()
      } onOutput: {
        // below: type 'ReaderCoordinator.Output' has no member 'wantsPrequel'
        if case .wantsPrequel = $0 { self.popToRoot() }
      }
    case .shop: .screen { "shop" }
    }
  }

  func wrongCaseBehindLongClosure(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .reader(let route):
      .child(route, as: AppRoute.reader) {
        let reader = ReaderCoordinator()
        return reader
      } onOutput: { output in
        switch output {
        // below: type 'ReaderCoordinator.Output' has no member 'wantsPrequel'
        case .wantsPrequel(let number): print(number)
        case .wantsGift: break
        }
      }
    case .shop: .screen { "shop" }
    }
  }

  func wrongRoute(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .reader(let route):
      .child(route, as: AppRoute.reader) {
        ReaderCoordinator()
      } onOutput: { output in
        switch output {
        case .wantsSequel(let number):
          // below: type 'BookshopRoute' has no member 'offfer'
          self.navigate(to: .shop(.offfer(sequelOf: number)))
        case .wantsGift: break
        }
      }
    case .shop: .screen { "shop" }
    }
  }

  func wrongMethod(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .reader(let route):
      .child(route, as: AppRoute.reader) {
        ReaderCoordinator()
      } onOutput: { output in
        switch output {
        // below: value of type 'AppCoordinator' has no member 'navigat'
        case .wantsSequel(let number): self.navigat(to: .shop(.offer(sequelOf: number)))
        case .wantsGift: break
        }
      }
    case .shop: .screen { "shop" }
    }
  }

  func withoutSelf(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .reader(let route):
      .child(route, as: AppRoute.reader) {
        ReaderCoordinator()
      } onOutput: { _ in
        // below: implicit use of 'self' in closure
        popToRoot()
      }
    case .shop: .screen { "shop" }
    }
  }

  func missing(_ route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    // below: this child has outputs: add `onOutput: { … }` behind its closure
    case .reader(let route): .child(route, as: AppRoute.reader) { ReaderCoordinator() }
    case .shop: .screen { "shop" }
    }
  }
}
