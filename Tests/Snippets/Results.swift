import Waymark

// The features of the guide to results. They are nested, since other guides have theirs.
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
