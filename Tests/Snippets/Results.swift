import Waymark

// The features of the guide to results. They are nested, since other guides use the same names.
enum Bakery {
  // region: results-outputs
  enum OvenRoute: Route { case list, loaf(id: Int) }

  final class OvenCoordinator: Coordinator {
    enum Output { case wantsRecipe(loaf: Int) }

    let flow = Flow<OvenRoute, String>(start: .list)

    func destination(for route: OvenRoute) -> Destination<OvenCoordinator> {
      switch route {
      case .list: .screen { "Loaves" }
      case .loaf(let id): .screen { "Loaf \(id)" }
      }
    }
  }
  // endregion

  enum RecipesRoute: Route { case list, recipe(loaf: Int), pick }

  final class RecipesCoordinator: Coordinator {
    let flow = Flow<RecipesRoute, String>(start: .list)

    func destination(for route: RecipesRoute) -> Destination<RecipesCoordinator> {
      .screen { route.name }
    }
  }

  // region: results-composing
  enum AppRoute: Route { case oven(OvenRoute), recipes(RecipesRoute), confirm }

  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, String>(start: .oven(.list))

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .oven(let route):
        .child(route, as: AppRoute.oven) {
          OvenCoordinator()
        } onOutput: { output in
          switch output {
          case .wantsRecipe(let loaf): self.navigate(to: .recipes(.recipe(loaf: loaf)))
          }
        }
      case .recipes(let route): .child(route, as: AppRoute.recipes) { RecipesCoordinator() }
      case .confirm: .screen { "Really?" }
      }
    }
  }
  // endregion

  // region: results-signal
  struct OvenIsHot { let degrees: Int }
  // endregion

  enum CounterRoute: Route { case queue, order(OrderRoute) }

  final class CounterCoordinator: Coordinator {
    let flow = Flow<CounterRoute, AnyObject>(start: .queue)

    func destination(for route: CounterRoute) -> Destination<CounterCoordinator> {
      switch route {
      case .queue: .screen { QueueModel(navigator: $0) }
      case .order(let route): .child(route, as: CounterRoute.order) { OrderCoordinator() }
      }
    }
  }

  final class OrderCoordinator: Coordinator {
    let flow = Flow<OrderRoute, AnyObject>(start: .cake)

    func destination(for route: OrderRoute) -> Destination<OrderCoordinator> {
      .screen { AddressModel(navigator: $0) }
    }
  }

  @MainActor
  final class QueueModel {
    private let navigator: Navigator<CounterCoordinator>
    private(set) var address: String?

    init(navigator: Navigator<CounterCoordinator>) { self.navigator = navigator }

    func order() async {
      address = await navigator.present(.order(.cake), as: .sheet, returning: String.self)
    }
  }

  // region: results-success
  enum OrderRoute: Route { case cake, address }

  @MainActor
  final class AddressModel {
    private let navigator: Navigator<OrderCoordinator>
    var address = "" { didSet { navigator.leavePolicy = address.isEmpty ? .free : .confirm } }

    init(navigator: Navigator<OrderCoordinator>) { self.navigator = navigator }

    func order() -> Outcome { navigator.finish(returning: address) }
  }
  // endregion

  // region: results-waiting
  @MainActor
  final class ClosingModel {
    private let navigator: Navigator<AppCoordinator>
    private(set) var isClosed = false

    init(navigator: Navigator<AppCoordinator>) { self.navigator = navigator }

    func close() async {
      isClosed = await navigator.present(.confirm, as: .dialog, returning: Bool.self) ?? false
    }
  }

  @MainActor
  final class ConfirmModel {
    private let navigator: Navigator<AppCoordinator>

    init(navigator: Navigator<AppCoordinator>) { self.navigator = navigator }

    func yes() { navigator.finish(returning: true) }
    func no() { navigator.finish(returning: false) }
  }
  // endregion
}
