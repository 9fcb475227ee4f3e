import Observation
import Waymark

// region: global-route
enum CatalogueRoute: LinkedRoute {
  case home, product(id: Int), cart

  static let links = DeepLinks<Self> {
    DeepLink("", .home)
    DeepLink("products/:id", to: product)
    DeepLink("cart", .cart)
  }
}
// endregion

// The first step: the router stays, and its stack is a value of Waymark.
// region: global-router
@MainActor @Observable
final class CatalogueRouter {
  var stack = RouteStack(CatalogueRoute.home)

  func show(_ id: Int) { stack.push(.product(id: id)) }
  func backToLast(_ route: CatalogueRoute) { stack.pop(toLast: route) }
  func backToFirst(_ route: CatalogueRoute) { stack.pop(toFirst: route) }
  func home() { stack.popToRoot() }
}
// endregion

enum CatalogueScreen { case home(ProductsModel), product(ProductModel), cart(CartModel) }

// The second step: a coordinator in its place.
// region: global-coordinator
final class CatalogueCoordinator: Coordinator {
  let flow = Flow<CatalogueRoute, CatalogueScreen>(start: .home)
  private let cart: Cart

  init(_ cart: Cart) { self.cart = cart }

  func destination(for route: CatalogueRoute) -> Destination<CatalogueCoordinator> {
    switch route {
    case .home: .screen { .home(ProductsModel($0)) }
    case .product(let id): .screen { .product(ProductModel(id, self.cart, $0)) }
    case .cart: .screen { .cart(CartModel(self.cart, $0)) }
    }
  }
}
// endregion

@MainActor @Observable
final class Cart {
  var ids: [Int] = []
}

@MainActor
final class ProductsModel {
  private let navigator: Navigator<CatalogueCoordinator>

  init(_ navigator: Navigator<CatalogueCoordinator>) { self.navigator = navigator }

  func choose(_ id: Int) { navigator.push(.product(id: id)) }
}

// region: global-model
@MainActor
final class ProductModel {
  let id: Int
  private let cart: Cart
  private let navigator: Navigator<CatalogueCoordinator>

  init(_ id: Int, _ cart: Cart, _ navigator: Navigator<CatalogueCoordinator>) {
    self.id = id
    self.cart = cart
    self.navigator = navigator
  }

  func buy() {
    cart.ids.append(id)
    navigator.push(.cart)
  }

  func showSimilar(_ id: Int) { navigator.push(.product(id: id)) }
}
// endregion

@MainActor
final class CartModel {
  let cart: Cart
  private let navigator: Navigator<CatalogueCoordinator>

  init(_ cart: Cart, _ navigator: Navigator<CatalogueCoordinator>) {
    self.cart = cart
    self.navigator = navigator
  }

  /// Goes back to the last entry of the product.
  func change(_ id: Int) { navigator.pop(toLast: .product(id: id)) }
  func goOn() { navigator.popToRoot() }
}
