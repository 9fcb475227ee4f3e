import Observation
import Waymark

@MainActor @Observable
final class WikiSession {
  var name: String?
}

enum WikiRoute: LinkedRoute {
  case home, page(path: [String]), user(id: Int), account, signIn, missing(link: String)

  var presentation: Presentation { self == .signIn ? .sheet : .push }

  static let links = DeepLinks<Self>(prefixes: ["https://wiki.example.com"]) {
    DeepLink("", .home)
    DeepLink("wiki/:path+", to: page)
    DeepLink("users/:id", to: user, where: { $0 > 0 })
    DeepLink("account", .account)
    Redirect("people/:id", to: "users/:id")
    Fallback { .missing(link: $0.link) }
  }
}

// region: paths-coordinator
final class WikiCoordinator: Coordinator {
  let flow = Flow<WikiRoute, WikiModel>(start: .home)
  private let session: WikiSession

  init(_ session: WikiSession) { self.session = session }

  func access(to route: WikiRoute) -> Access<WikiRoute> {
    switch route {
    case .account where session.name == nil: .hold(until: .signedIn, showing: .signIn)
    case .signIn where session.name != nil: .redirect(to: .home)
    default: .allow
    }
  }

  func destination(for route: WikiRoute) -> Destination<WikiCoordinator> {
    .screen { WikiModel(route, self.session, $0) }
  }
}

extension Gate {
  static let signedIn = Gate("signed in")
}
// endregion

@MainActor
final class WikiModel {
  let title: String
  let path: String?
  let values: PathValues
  private let session: WikiSession
  private let navigator: Navigator<WikiCoordinator>

  init(_ route: WikiRoute, _ session: WikiSession, _ navigator: Navigator<WikiCoordinator>) {
    title = route.name
    path = navigator.link?.path
    values = navigator.link?.values ?? [:]
    self.session = session
    self.navigator = navigator
  }

  func open(_ link: String) { navigator.open(link) }

  func signIn(as name: String) {
    session.name = name
    navigator.dismiss()
  }
}
