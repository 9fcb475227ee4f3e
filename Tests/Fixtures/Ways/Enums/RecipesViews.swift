#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  struct RecipesView: View {
    let recipes: RecipesCoordinator

    var body: some View {
      CoordinatorView(recipes) { screen in RecipesScreenView(screen: screen) }
    }
  }

  struct RecipesScreenView: View {
    let screen: RecipesScreen

    var body: some View {
      switch screen {
      case .categories(let model):
        List(model.names, id: \.self) { name in Button(name) { model.choose(name) } }
          .navigationTitle("Recipes")
      case .category(let model):
        List(1..<10, id: \.self) { id in Button("Recipe \(id)") { model.choose(id) } }
          .navigationTitle(model.name)
      case .recipe(let model): RecipeView(model: model)
      }
    }
  }

  struct RecipeView: View {
    let model: RecipeModel

    var body: some View {
      VStack {
        NavLink("Another", RecipesCoordinator.self, to: .recipe(id: 1), by: .push)
        Button("Next") { model.next() }
        Button("Home") { model.home() }
      }
    }
  }

  struct RecipesApp: App {
    private let inbox = LinkInbox()

    var body: some Scene {
      WindowGroup {
        RootView(inbox: inbox) {
          RecipesCoordinator()
        } content: { recipes in
          RecipesView(recipes: recipes)
        }
      }
    }
  }

  // region: enums-host
  enum KitchenRoute: Hashable { case timer, recipes }

  struct KitchenApp: View {
    @State private var path = NavigationPath()
    @State private var recipes = RecipesCoordinator()

    var body: some View {
      NavigationStack(path: $path) {
        Button("Recipes") { path.append(KitchenRoute.recipes) }
          .navigationDestination(for: KitchenRoute.self) { route in
            switch route {
            case .timer: Text("Timer")
            case .recipes:
              CoordinatorView(recipes, as: .embedded) { screen in
                RecipesScreenView(screen: screen)
              }
            }
          }
      }
      .onOpenURL { url in
        guard RecipesRoute(url: url) != nil else { return }
        recipes.popToRoot()
        path = NavigationPath([KitchenRoute.recipes])
        recipes.open(url)
      }
    }
  }
// endregion
#endif
