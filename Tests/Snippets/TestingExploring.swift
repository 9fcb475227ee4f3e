import Waymark
import WaymarkTesting

/// The app that the guide to testing explores: cards, and a sheet to pay, which needs a signed-in user.
enum Wallet {
  enum AppRoute: LinkedRoute {
    case home, card(id: Int), pay, signIn

    static let links = DeepLinks<Self> {
      DeepLink("", .home)
      DeepLink("cards/:id", to: AppRoute.card)
      DeepLink("pay", .pay)
    }

    var presentation: Presentation {
      switch self {
      case .home, .card: .push
      case .pay, .signIn: .sheet
      }
    }
  }

  @MainActor
  final class Session {
    var user: String?
  }

  @MainActor
  final class App: Coordinator {
    let flow = Flow<AppRoute, Page>(start: .home)
    let session: Session
    let isForgetful: Bool

    init(_ session: Session, isForgetful: Bool = false) {
      self.session = session
      self.isForgetful = isForgetful
    }

    func access(to route: AppRoute) -> Access<AppRoute> {
      route == .pay && session.user == nil ? .hold(until: "session", showing: .signIn) : .allow
    }

    func destination(for route: AppRoute) -> Destination<App> {
      .screen { Page(route, $0, self.session) }
    }

    func endSession() {
      session.user = nil
      if !isForgetful { revalidate() }
    }
  }

  /// The buttons of a screen, by their names.
  @MainActor
  final class Page {
    let buttons: [(name: String, tap: @MainActor () -> Void)]

    init(_ route: AppRoute, _ navigator: Navigator<App>, _ session: Session) {
      switch route {
      case .home: buttons = [("card", { navigator.push(.card(id: 1)) })]
      case .card: buttons = [("pay", { navigator.navigate(to: .pay) })]
      case .pay: buttons = [("done", { navigator.dismiss() })]
      case .signIn:
        buttons = [
          (
            "sign in as Ann",
            {
              session.user = "Ann"
              navigator.dismiss()
            }
          )
        ]
      }
    }
  }
}
