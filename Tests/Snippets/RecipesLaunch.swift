import Waymark

// How an app begins: onboarding, a required update, a splash, a session.

enum Onboarding {
  typealias AppScreen = Any

  @MainActor
  final class Settings {
    var isOnboarded = false
  }

  enum AppRoute: LinkedRoute {
    case home, onboarding, book(id: Int)

    static let links = DeepLinks<Self> {
      DeepLink("", .home)
      DeepLink("books/:id", to: book)
    }

    var presentation: Presentation { self == .onboarding ? .cover(stack: false) : .push }
  }

  // region: recipe-onboarding
  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AppScreen>(start: .home)
    let settings: Settings
    init(settings: Settings) { self.settings = settings }

    func launch() {
      if !settings.isOnboarded { open(.onboarding) }
    }

    func access(to route: AppRoute) -> Access<AppRoute> {
      switch route {
      case .home, .onboarding: .allow
      default:
        settings.isOnboarded ? .allow : .hold(until: "onboarding", showing: .onboarding)
      }
    }

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .home: .screen { "Home" }
      case .book(let id): .screen { "Book \(id)" }
      case .onboarding: .screen { OnboardingModel(settings: self.settings, navigator: $0) }
      }
    }
  }

  @MainActor
  final class OnboardingModel {
    private let settings: Settings
    private let navigator: Navigator<AppCoordinator>

    init(settings: Settings, navigator: Navigator<AppCoordinator>) {
      self.settings = settings
      self.navigator = navigator
      navigator.leavePolicy = .blocked
    }

    func done() {
      settings.isOnboarded = true
      navigator.leavePolicy = .free
      navigator.pop()
    }
  }
  // endregion
}

enum ForceUpdate {
  typealias AppScreen = String

  @MainActor
  final class Release {
    var isTooOld = false
  }

  enum AppRoute: LinkedRoute {
    case tabs, home, shop, item(id: Int), write, update

    static let links = DeepLinks<Self> {
      DeepLink("", .home)
      DeepLink("items/:id", to: item)
    }

    var presentation: Presentation { self == .write ? .sheet : .push }
  }

  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AppScreen>(start: .tabs)
    let release: Release
    init(release: Release) { self.release = release }

    // region: recipe-update
    func access(to route: AppRoute) -> Access<AppRoute> {
      switch route {
      case .update: .allow
      default: release.isTooOld ? .redirect(to: .update) : .allow
      }
    }

    func releaseChanged() { revalidate() }
    // endregion

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .tabs: .tabs([.home, .shop], selected: .home)
      case .write:
        .screen { navigator in
          navigator.leavePolicy = .blocked
          return "Write"
        }
      default: .screen { route.name }
      }
    }
  }
}

enum Splash {
  typealias AppScreen = String

  @MainActor
  final class Session {
    private(set) var isLoaded = false

    func load() async {
      await Task.yield()
      isLoaded = true
    }
  }

  enum AppRoute: LinkedRoute {
    case splash, home, book(id: Int)

    static let links = DeepLinks<Self> {
      DeepLink("", .home)
      DeepLink("books/:id", to: book)
    }
  }

  // region: recipe-splash
  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AppScreen>(start: .splash)
    let session: Session
    init(session: Session) { self.session = session }

    func launch() async {
      await session.load()
      setRoot(.home)
    }

    func access(to route: AppRoute) -> Access<AppRoute> {
      switch route {
      case .splash: .allow
      default: session.isLoaded ? .allow : .hold(until: "session", showing: .splash)
      }
    }

    func backStack(for route: AppRoute) -> [AppRoute] {
      route == .home ? [] : [.home]
    }

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      .screen { route.name }
    }
  }
  // endregion
}

enum SigningIn {
  typealias AppScreen = Any

  @MainActor
  final class Session {
    var name: String?
  }

  enum AppRoute: LinkedRoute {
    case home, signIn, book(id: Int)

    static let links = DeepLinks<Self> {
      DeepLink("", .home)
      DeepLink("books/:id", to: book)
    }

    // region: recipe-session
    var presentation: Presentation {
      switch self {
      case .home, .signIn: .root
      case .book: .push
      }
    }
    // endregion
  }

  final class AppCoordinator: Coordinator {
    let session: Session
    init(session: Session) { self.session = session }

    // region: recipe-session-access
    let flow = Flow<AppRoute, AppScreen>(start: .home)
    var fallback: AppRoute? { .signIn }

    func access(to route: AppRoute) -> Access<AppRoute> {
      switch route {
      case .signIn: .allow
      default: session.name == nil ? .hold(until: "session", showing: .signIn) : .allow
      }
    }

    func signOut() {
      session.name = nil
      dropHolds()
      revalidate()
      open(.home)
    }
    // endregion

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .home: .screen { "Home" }
      case .book(let id): .screen { "Book \(id)" }
      case .signIn: .screen { SignInModel(session: self.session, navigator: $0) }
      }
    }
  }

  // region: recipe-session-model
  @MainActor
  final class SignInModel {
    private let session: Session
    private let navigator: Navigator<AppCoordinator>

    init(session: Session, navigator: Navigator<AppCoordinator>) {
      self.session = session
      self.navigator = navigator
    }

    func signIn(as name: String) {
      session.name = name
      navigator.pop()
    }
  }
  // endregion
}
