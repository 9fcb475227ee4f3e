import Waymark

// Everything that may come before an app's first screen, in one app.
enum Starting {
  /// Each screen is only its navigator, which the model of a step would call.
  typealias AppScreen = Navigator<AppCoordinator>

  @MainActor
  final class AppState {
    var isTooOld = false
    var isOnboarded = false
    var name: String?
    private(set) var isLoaded = false

    func load() async {
      await Task.yield()
      isLoaded = true
    }
  }

  // region: recipe-start
  enum AppRoute: LinkedRoute {
    case splash, update, onboarding, signIn, home, book(id: Int)

    static let links = DeepLinks<Self> {
      DeepLink("", .home)
      DeepLink("books/:id", to: book)
    }

    var presentation: Presentation {
      if case .book = self { .push } else { .root }
    }
  }

  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AppScreen>(start: .home)
    let state: AppState
    init(state: AppState) { self.state = state }

    var fallback: AppRoute? { .splash }

    func access(to route: AppRoute) -> Access<AppRoute> {
      switch route {
      case .update where state.isTooOld: .allow
      case _ where state.isTooOld: .redirect(to: .update)
      case .splash, .onboarding, .signIn: .allow
      case _ where !state.isLoaded: .hold(until: "state", showing: .splash)
      case _ where !state.isOnboarded: .hold(until: "onboarding", showing: .onboarding)
      case _ where state.name == nil: .hold(until: "session", showing: .signIn)
      default: .allow
      }
    }

    func launch() async {
      await state.load()
      pop()
    }

    func signOut() {
      state.name = nil
      dropHolds()
      revalidate()
      open(.home)
    }

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      .screen { $0 }
    }
  }
  // endregion
}
