import Waymark

// The app of the section "Trying without doing" of the guide to state.
enum Trying {
  /// Each screen is only its navigator, which its model would call.
  typealias ShopScreen = Navigator<ShopCoordinator>

  @MainActor
  final class Session {
    var isSignedIn = false
  }

  // region: trying-app
  enum ShopRoute: LinkedRoute {
    case home, item(id: Int), orders, signIn

    static let links = DeepLinks<Self> {
      DeepLink("", .home)
      DeepLink("items/:id", to: item)
      DeepLink("orders", .orders)
    }

    var presentation: Presentation { self == .signIn ? .sheet : .push }
  }

  final class ShopCoordinator: Coordinator {
    let flow = Flow<ShopRoute, ShopScreen>(start: .home)
    let session: Session
    init(session: Session) { self.session = session }

    func access(to route: ShopRoute) -> Access<ShopRoute> {
      switch route {
      case .orders where !session.isSignedIn: .hold(until: "session", showing: .signIn)
      case .item(let id) where id > 99: .deny("sold out")
      default: .allow
      }
    }

    func destination(for route: ShopRoute) -> Destination<ShopCoordinator> {
      .screen { $0 }
    }
  }
  // endregion
}
