import Waymark

// region: links-feature
enum ItemsRoute: Route {
  case list, detail(id: Int), photo(id: Int, number: Int)
}

extension ItemsRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink(":id", to: detail)
    DeepLink(":id/photos/:number", to: photo)
  }
}
// endregion

enum OrdersRoute: Route {
  case list, detail(OrderID)
}

extension OrdersRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink(":order", to: detail)
  }
}

// region: links-mount
enum ShopRoute: Route {
  case home, items(ItemsRoute), orders(OrdersRoute), help(topic: String?), checkout

  var presentation: Presentation {
    if case .help = self { .sheet } else { .push }
  }
}

extension ShopRoute: LinkedRoute {
  static let links = DeepLinks<Self>(prefixes: ["https://shop.example", "shop://"]) {
    DeepLink("", .home)
    Mount("items", as: items)
    Mount("orders", as: orders)
    DeepLink("help/:topic?", to: help)
    Redirect("products/:id", to: "items/:id")
  }
}
// endregion

final class ItemsCoordinator: Coordinator {
  let flow = Flow<ItemsRoute, String>(start: .list)

  func destination(for route: ItemsRoute) -> Destination<ItemsCoordinator> {
    .screen { route.name }
  }

  // region: links-back-stack
  func backStack(for route: ItemsRoute) -> [ItemsRoute] {
    switch route {
    case .list: []
    case .detail: [.list]
    case .photo(let id, _): [.list, .detail(id: id)]
    }
  }
  // endregion
}

final class OrdersCoordinator: Coordinator {
  let flow = Flow<OrdersRoute, String>(start: .list)

  func destination(for route: OrdersRoute) -> Destination<OrdersCoordinator> {
    .screen { route.name }
  }
}

final class ShopCoordinator: Coordinator {
  let flow = Flow<ShopRoute, String>(start: .home)

  func destination(for route: ShopRoute) -> Destination<ShopCoordinator> {
    switch route {
    case .items(let route): .child(route, as: ShopRoute.items) { ItemsCoordinator() }
    case .orders(let route): .child(route, as: ShopRoute.orders) { OrdersCoordinator() }
    case .home, .help, .checkout: .screen { route.name }
    }
  }
}

// region: links-tabs
enum MallRoute: LinkedRoute {
  case tabs, items(ItemsRoute), orders(OrdersRoute)

  static let links = DeepLinks<Self> {
    Mount("items", as: items)
    Mount("orders", as: orders)
  }
}

final class MallCoordinator: Coordinator {
  let flow = Flow<MallRoute, String>(start: .tabs)

  func destination(for route: MallRoute) -> Destination<MallCoordinator> {
    switch route {
    case .tabs: .tabs([.items(.list), .orders(.list)], selected: .items(.list), back: .first)
    case .items(let route): .child(route, as: MallRoute.items) { ItemsCoordinator() }
    case .orders(let route): .child(route, as: MallRoute.orders) { OrdersCoordinator() }
    }
  }
}
// endregion

enum PagesRoute: LinkedRoute {
  case contents, page(id: Int)

  static let links = DeepLinks<Self>(DeepLink("", .contents), DeepLink(":id", to: page))
}

// region: links-model
@MainActor
final class PageModel {
  let link: LinkInformation?
  private(set) var reloads = 0

  init(navigator: Navigator<PagesCoordinator>) {
    link = navigator.link
    navigator.onReopen { [weak self] in self?.reloads += 1 }
  }
}
// endregion

final class PagesCoordinator: Coordinator {
  let flow = Flow<PagesRoute, PageModel>(start: .contents)

  func destination(for route: PagesRoute) -> Destination<PagesCoordinator> {
    .screen { PageModel(navigator: $0) }
  }
}
