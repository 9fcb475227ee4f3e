import Waymark

// The app of the guide to verbs.
enum Verbs {
  // region: verbs-app
  enum AppRoute: Route {
    case a, b, c, page(Int), help, shop(ShopRoute), tabs, x, y

    var presentation: Presentation { self == .help ? .sheet : .push }
  }

  enum ShopRoute: Route { case list, item(Int) }
  // endregion

  final class AppCoordinator: Coordinator {
    let flow: Flow<AppRoute, String>
    var tabs: [AppRoute] = [.x, .shop(.list)]

    init(start: AppRoute = .a, then rest: [AppRoute] = []) {
      flow = Flow(start: start, then: rest)
    }

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .a, .b, .c, .page, .help, .x, .y: .screen { route.name }
      case .shop(let route): .child(route, as: AppRoute.shop) { ShopCoordinator() }
      case .tabs: .tabs(tabs, selected: tabs[0])
      }
    }
  }

  final class ShopCoordinator: Coordinator {
    let flow = Flow<ShopRoute, String>(start: .list)

    func destination(for route: ShopRoute) -> Destination<ShopCoordinator> {
      .screen { route.name }
    }
  }

  enum BookRoute: Route { case page(Int) }

  final class BookCoordinator: Coordinator {
    let flow = Flow<BookRoute, PageModel>(start: .page(1))

    func destination(for route: BookRoute) -> Destination<BookCoordinator> {
      switch route {
      case .page(let number): .screen { PageModel(number, $0) }
      }
    }
  }

  // region: verbs-revise
  @MainActor
  final class PageModel {
    private let navigator: Navigator<BookCoordinator>
    private(set) var number: Int

    init(_ number: Int, _ navigator: Navigator<BookCoordinator>) {
      self.number = number
      self.navigator = navigator
      navigator.onRevise { [weak self] route in
        if case .page(let number) = route { self?.number = number }
      }
    }

    func turn() { navigator.revise(to: .page(number + 1)) }
  }
  // endregion
}
