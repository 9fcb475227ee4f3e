import Waymark

/// The screen of most tests: a name, and the navigator that it was made with.
@MainActor
class TestScreen {
  let name: String
  init(_ name: String) { self.name = name }
}

@MainActor
final class NavigatingScreen<C: Coordinator>: TestScreen {
  let navigator: Navigator<C>
  init(_ name: String, _ navigator: Navigator<C>) {
    self.navigator = navigator
    super.init(name)
  }
}

/// An app with flows three levels deep, modal routes, tabs and columns.
enum ShopRoute: Route {
  case home, about, tabs, columns
  case catalog(CatalogRoute)
  case favourites(CatalogRoute)
  case user(id: Int, AccountRoute)
  case note(String)
}

enum CatalogRoute: Route {
  case list, item(Int), filter, account(AccountRoute)

  var presentation: Presentation { self == .filter ? .sheet : .push }
}

enum AccountRoute: Route {
  case profile, edit, confirm
  indirect case more(AccountRoute)

  var presentation: Presentation {
    switch self {
    case .edit: .sheet
    case .confirm: .dialog
    default: .push
    }
  }
}

@MainActor
final class ShopCoordinator: Coordinator {
  let flow: Flow<ShopRoute, TestScreen>
  var back = TabBackPolicy.first
  var made: [String] = []

  init(start: ShopRoute = .home) {
    flow = Flow(start: start)
  }

  func destination(for route: ShopRoute) -> Destination<ShopCoordinator> {
    switch route {
    case .home, .about, .note: .screen { NavigatingScreen(route.name, $0) }
    case .tabs:
      .tabs([.catalog(.list), .favourites(.list), .home], selected: .catalog(.list), back: back)
    case .columns: .split([.catalog(.list), .favourites(.list), .home], selected: .catalog(.list))
    case .catalog(let route):
      .child(route, as: ShopRoute.catalog) { self.make("catalog", CatalogCoordinator()) }
    case .favourites(let route):
      .child(route, as: ShopRoute.favourites) { self.make("favourites", CatalogCoordinator()) }
    case .user(let id, let route):
      .child(route, as: { .user(id: id, $0) }) { self.make("user \(id)", AccountCoordinator()) }
    }
  }

  private func make<C>(_ name: String, _ coordinator: C) -> C {
    made.append(name)
    return coordinator
  }
}

@MainActor
final class CatalogCoordinator: Coordinator {
  let flow = Flow<CatalogRoute, TestScreen>(start: .list)

  func destination(for route: CatalogRoute) -> Destination<CatalogCoordinator> {
    switch route {
    case .list, .item, .filter: .screen { NavigatingScreen(route.name, $0) }
    case .account(let route): .child(route, as: CatalogRoute.account) { AccountCoordinator() }
    }
  }
}

@MainActor
final class AccountCoordinator: Coordinator {
  let flow = Flow<AccountRoute, TestScreen>(start: .profile)

  func destination(for route: AccountRoute) -> Destination<AccountCoordinator> {
    switch route {
    case .profile, .edit, .confirm: .screen { NavigatingScreen(route.name, $0) }
    case .more(let route): .child(route, as: AccountRoute.more) { AccountCoordinator() }
    }
  }
}
