import Observation
import Waymark

// region: enums-route
enum RecipesRoute: LinkedRoute {
  case categories, category(name: String), recipe(id: Int)

  static let links = DeepLinks<Self>(prefixes: ["cook://"]) {
    DeepLink("", .categories)
    DeepLink("category/:name", to: category)
    DeepLink("recipe/:id", to: recipe, where: { $0 > 0 })
  }
}
// endregion

enum RecipesScreen {
  case categories(CategoriesModel), category(CategoryModel), recipe(RecipeModel)
}

// region: enums-coordinator
final class RecipesCoordinator: Coordinator {
  let flow = Flow<RecipesRoute, RecipesScreen>(start: .categories)

  func destination(for route: RecipesRoute) -> Destination<RecipesCoordinator> {
    switch route {
    case .categories: .screen { .categories(CategoriesModel($0)) }
    case .category(let name): .screen { .category(CategoryModel(name, $0)) }
    case .recipe(let id): .screen { .recipe(RecipeModel(id, $0)) }
    }
  }
}
// endregion

@MainActor
final class CategoriesModel {
  let names = ["soup", "bread"]
  private let navigator: Navigator<RecipesCoordinator>

  init(_ navigator: Navigator<RecipesCoordinator>) { self.navigator = navigator }

  func choose(_ name: String) { navigator.push(.category(name: name)) }

  /// A recipe of today, with its category below it.
  func surprise() { navigator.push([.category(name: "soup"), .recipe(id: 3)]) }
}

@MainActor
final class CategoryModel {
  let name: String
  private let navigator: Navigator<RecipesCoordinator>

  init(_ name: String, _ navigator: Navigator<RecipesCoordinator>) {
    self.name = name
    self.navigator = navigator
  }

  func choose(_ id: Int) { navigator.push(.recipe(id: id)) }
}

@MainActor
final class RecipeModel {
  let id: Int
  private let navigator: Navigator<RecipesCoordinator>

  init(_ id: Int, _ navigator: Navigator<RecipesCoordinator>) {
    self.id = id
    self.navigator = navigator
  }

  func next() { navigator.push(.recipe(id: id + 1)) }
  func back() { navigator.pop() }
  func home() { navigator.popToRoot() }
}
