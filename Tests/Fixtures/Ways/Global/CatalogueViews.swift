#if canImport(SwiftUI)
  import Observation
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  // region: global-router-view
  struct CatalogueRouterView: View {
    @Bindable var router: CatalogueRouter

    var body: some View {
      RouteStackView($router.stack) { route in
        switch route {
        case .home: Button("Product 1") { router.show(1) }
        case .product(let id): Button("Like \(id)") { router.show(id + 1) }
        case .cart: Button("Home") { router.home() }
        }
      }
    }
  }
  // endregion

  struct CatalogueView: View {
    let catalogue: CatalogueCoordinator

    var body: some View {
      CoordinatorView(catalogue) { screen in
        switch screen {
        case .home(let model): Button("Product 1") { model.choose(1) }
        case .product(let model): ProductView(model: model)
        case .cart(let model): Button("Home") { model.goOn() }
        }
      }
    }
  }

  struct ProductView: View {
    let model: ProductModel

    var body: some View {
      VStack {
        Button("Buy") { model.buy() }
        SimilarRow(id: model.id + 1)
      }
    }
  }

  // region: global-nearest
  struct SimilarRow: View {
    let id: Int
    @NearestNavigator(CatalogueCoordinator.self) private var catalogue

    var body: some View {
      Button("Product \(id)") { catalogue.push(.product(id: id)) }
    }
  }
  // endregion

  // region: global-host
  enum OldShopPlace: Hashable { case help, catalogue }

  @MainActor @Observable
  final class OldShopRouter {
    var stack: [OldShopPlace] = []
  }

  struct OldShop: View {
    @State private var router = OldShopRouter()
    @State private var catalogue = CatalogueCoordinator(Cart())

    var body: some View {
      NavigationStack(path: $router.stack) {
        Button("Catalogue") { router.stack.append(.catalogue) }
          .navigationDestination(for: OldShopPlace.self) { place in
            switch place {
            case .help: Text("Help")
            case .catalogue:
              CoordinatorView(catalogue, as: .embedded) { screen in
                if case .home(let model) = screen { Button("Product 1") { model.choose(1) } }
                if case .product(let model) = screen { ProductView(model: model) }
              }
            }
          }
      }
    }
  }
  // endregion

  struct CatalogueApp: App {
    private let inbox = LinkInbox()
    private let cart = Cart()

    var body: some Scene {
      WindowGroup {
        RootView(inbox: inbox) {
          CatalogueCoordinator(cart)
        } content: { catalogue in
          CatalogueView(catalogue: catalogue)
        }
      }
    }
  }
#endif
