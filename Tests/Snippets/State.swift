import Waymark

// How the state of an app is saved and restored.

enum Saved {
  typealias AppScreen = Any

  // region: state-routes
  enum AccountRoute: LinkedRoute {
    case overview, cards, changePassword

    static let links = DeepLinks<Self> {
      DeepLink("", .overview)
      DeepLink("cards", .cards)
      DeepLink("password", .changePassword)
    }

    var isSaved: Bool { self != .changePassword }
  }
  // endregion

  enum AppRoute: LinkedRoute {
    case home, note(id: Int), compose, account(AccountRoute)

    static let links = DeepLinks<Self> {
      DeepLink("", .home)
      DeepLink("notes/:id", to: note)
      DeepLink("compose", .compose)
      Mount("account", as: account)
    }

    var presentation: Presentation { self == .compose ? .sheet : .push }
  }

  final class AccountCoordinator: Coordinator {
    let flow = Flow<AccountRoute, AppScreen>(start: .overview)

    func destination(for route: AccountRoute) -> Destination<AccountCoordinator> {
      .screen { "\(route)" }
    }
  }

  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AppScreen>(start: .home)
    var isSignedIn = true

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .home, .note, .compose: .screen { "\(route)" }
      case .account(let route): .child(route, as: AppRoute.account) { AccountCoordinator() }
      }
    }

    func access(to route: AppRoute) -> Access<AppRoute> {
      switch route {
      case .account: isSignedIn ? .allow : .deny("signed out")
      default: .allow
      }
    }
  }
}

enum SavedDrafts {
  typealias AppScreen = Any

  // region: state-coding
  enum EditorRoute: Route {
    case list, draft(title: String)
  }

  final class EditorCoordinator: Coordinator {
    let flow = Flow<EditorRoute, AppScreen>(start: .list)

    var routeCoding: RouteCoding<EditorRoute> {
      RouteCoding(
        text: { route in
          switch route {
          case .list: "list"
          case .draft(let title): "draft \(title)"
          }
        },
        route: { text in
          if text == "list" { return .list }
          return text.hasPrefix("draft ") ? .draft(title: String(text.dropFirst(6))) : nil
        })
    }

    func destination(for route: EditorRoute) -> Destination<EditorCoordinator> {
      .screen { "\(route)" }
    }
  }
  // endregion
}

enum SavedVersions {
  typealias AppScreen = Any
  typealias AppRoute = Saved.AppRoute

  // region: state-version
  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AppScreen>(start: .home)
    var snapshotVersion: Int { 2 }

    func restore(_ saved: NavigationSnapshot) -> RestoreReport {
      restore(saved) { text, version in
        // Notes were memos once, and drafts are gone.
        if version < 2, text.hasPrefix("/memos/") { return "/notes/" + text.dropFirst(7) }
        return text.hasPrefix("/drafts/") ? nil : text
      }
    }

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      .screen { "\(route)" }
    }
  }
  // endregion
}
