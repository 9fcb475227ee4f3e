import Waymark

// What several features or several places have in common: a feature in two tabs, a subscription, short links.

enum TwoTabs {
  typealias AppScreen = String

  // region: recipe-two-tabs
  // In the module of the products:
  enum ProductRoute: LinkedRoute {
    case detail, reviews

    static let links = DeepLinks<Self> {
      DeepLink("", .detail)
      DeepLink("reviews", .reviews)
    }
  }

  enum ProductOutput { case bought(id: Int) }

  final class ProductCoordinator: Coordinator {
    typealias Output = ProductOutput

    let flow = Flow<ProductRoute, AppScreen>(start: .detail)
    let id: Int
    init(id: Int) { self.id = id }

    func destination(for route: ProductRoute) -> Destination<ProductCoordinator> {
      .screen { route.name }
    }

    func buy() { emit(.bought(id: id)) }
  }

  // In the module of the catalog; that of the search looks the same:
  enum CatalogRoute: LinkedRoute {
    case list, product(id: Int, ProductRoute)

    static let links = DeepLinks<Self> {
      DeepLink("", .list)
      Mount("products/:id", as: product)
    }
  }

  final class CatalogCoordinator: Coordinator {
    typealias Output = ProductOutput

    let flow = Flow<CatalogRoute, AppScreen>(start: .list)

    func destination(for route: CatalogRoute) -> Destination<CatalogCoordinator> {
      switch route {
      case .list: .screen { "Catalog" }
      case .product(let id, let route):
        .child(route, as: { .product(id: id, $0) }) {
          ProductCoordinator(id: id)
        } onOutput: { output in
          self.emit(output)
        }
      }
    }
  }
  // endregion

  enum SearchRoute: LinkedRoute {
    case list, product(id: Int, ProductRoute)

    static let links = DeepLinks<Self> {
      DeepLink("", .list)
      Mount("products/:id", as: product)
    }
  }

  final class SearchCoordinator: Coordinator {
    typealias Output = ProductOutput

    let flow = Flow<SearchRoute, AppScreen>(start: .list)

    func destination(for route: SearchRoute) -> Destination<SearchCoordinator> {
      switch route {
      case .list: .screen { "Search" }
      case .product(let id, let route):
        .child(route, as: { .product(id: id, $0) }) {
          ProductCoordinator(id: id)
        } onOutput: { output in
          self.emit(output)
        }
      }
    }
  }

  // region: recipe-two-tabs-app
  enum AppRoute: LinkedRoute {
    case tabs, catalog(CatalogRoute), search(SearchRoute)

    static let links = DeepLinks<Self>(prefixes: ["https://shop.example"]) {
      DeepLink("", .tabs)
      Mount("catalog", as: catalog)
      Mount("search", as: search)
      Redirect("products/:rest*", to: "catalog/products/:rest*")
    }
  }

  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AppScreen>(start: .tabs)
    private(set) var cart: [Int] = []

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .tabs: .tabs([.catalog(.list), .search(.list)], selected: .catalog(.list))
      case .catalog(let route):
        .child(route, as: AppRoute.catalog) {
          CatalogCoordinator()
        } onOutput: {
          self.handle($0)
        }
      case .search(let route):
        .child(route, as: AppRoute.search) {
          SearchCoordinator()
        } onOutput: {
          self.handle($0)
        }
      }
    }

    private func handle(_ output: ProductOutput) {
      switch output {
      case .bought(let id): cart.append(id)
      }
    }
  }

  /// The links that the web site knows, for sharing.
  enum PublicLink: LinkedRoute {
    case product(id: Int)

    static let links = DeepLinks<Self>(prefixes: ["https://shop.example"]) {
      DeepLink("products/:id", to: product)
    }
  }
  // endregion
}

enum Subscribing {
  typealias AppScreen = Any

  @MainActor
  final class Store {
    private(set) var isPro = false
    private var watchers: [AsyncStream<Bool>.Continuation] = []

    func updates() -> AsyncStream<Bool> {
      let (stream, watcher) = AsyncStream.makeStream(of: Bool.self)
      watchers.append(watcher)
      watcher.yield(isPro)
      return stream
    }

    func set(isPro: Bool) {
      self.isPro = isPro
      for watcher in watchers { watcher.yield(isPro) }
    }
  }

  final class ProductCoordinator: Coordinator {
    let flow = Flow<ProductRoute, AppScreen>(start: .detail)

    func destination(for route: ProductRoute) -> Destination<ProductCoordinator> {
      .screen { route.name }
    }
  }

  // region: recipe-paywall
  enum ProductRoute: Route {
    case detail, reviews

    /// Whether only subscribers may see it.
    var needsPro: Bool { self == .reviews }
  }

  enum AppRoute: Route {
    case home, product(ProductRoute), paywall

    var needsPro: Bool {
      if case .product(let route) = self { route.needsPro } else { false }
    }

    var presentation: Presentation { self == .paywall ? .cover : .push }
  }

  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AppScreen>(start: .home)
    let store: Store
    init(store: Store) { self.store = store }

    func access(to route: AppRoute) -> Access<AppRoute> {
      route.needsPro && !store.isPro ? .hold(until: "pro", showing: .paywall) : .allow
    }

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .home: .screen { "Home" }
      case .product(let route): .child(route, as: AppRoute.product) { ProductCoordinator() }
      case .paywall: .screen { PaywallModel(store: self.store, navigator: $0) }
      }
    }
  }

  @MainActor
  final class PaywallModel {
    init(store: Store, navigator: Navigator<AppCoordinator>) {
      navigator.task {
        for await isPro in store.updates() where isPro { navigator.pop() }
      }
    }
  }
  // endregion
}

enum Shortened {
  typealias AppScreen = Any

  @MainActor
  final class Server {
    var links: [String: String] = [:]
    var isClosed = false

    func link(for code: String) async -> String? {
      await Task.yield()
      return links[code]
    }
  }

  // region: recipe-short
  enum AppRoute: LinkedRoute {
    case home, item(id: Int), resolving(code: String)

    static let links = DeepLinks<Self> {
      DeepLink("", .home)
      DeepLink("items/:id", to: item)
      DeepLink("s/:code", to: resolving)
    }

    var isSaved: Bool {
      if case .resolving = self { false } else { true }
    }
  }

  @MainActor
  final class ResolvingModel {
    init(_ code: String, server: Server, navigator: Navigator<AppCoordinator>) {
      navigator.task {
        switch await server.link(for: code).map({ navigator.open($0) }) {
        case .performed, .redirected, .held, .needsConfirmation: break
        default: navigator.pop()
        }
      }
    }
  }
  // endregion

  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AppScreen>(start: .home)
    let server: Server
    init(server: Server) { self.server = server }

    func access(to route: AppRoute) -> Access<AppRoute> {
      if case .item = route, server.isClosed { .hold(until: "session") } else { .allow }
    }

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .home: .screen { "Home" }
      case .item(let id): .screen { "Item \(id)" }
      case .resolving(let code):
        .screen { ResolvingModel(code, server: self.server, navigator: $0) }
      }
    }
  }
}
