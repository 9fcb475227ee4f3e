import Kit
import Posts
import Settings
import Todos
import Waymark

/// Composes the features into one app, as a stack, as tabs or as columns. The features know neither
/// the app nor each other.
final class AppCoordinator: Coordinator {
  let flow: Flow<AppRoute, any TextScreen>
  let layout: Layout
  let stores: AppStores
  /// The history since the start, or since the last sign-out. It records from the moment it is made,
  /// which is in `init`.
  private(set) lazy var history = History(self)

  init(stores: AppStores, layout: Layout) {
    flow = Flow(start: layout.start)
    self.layout = layout
    self.stores = stores
    _ = history
  }

  /// How routes become text; see the layout.
  var routeCoding: RouteCoding<AppRoute> { layout.routeCoding }

  func destination(for route: AppRoute) -> Destination<AppCoordinator> {
    switch route {
    case .tabs:
      .tabs(Place.allCases.map(\.route), selected: .home, back: .first)
    case .split:
      .split(Place.columns.map(\.route), selected: .home)
    case .home:
      .screen { HomeModel(layout: self.layout, navigator: $0) }
    case .todos(let route):
      .child(route, as: AppRoute.todos) {
        TodosCoordinator(
          store: self.stores.todos, settings: self.stores.settings, account: self.stores.account)
      }
    case .posts(let route):
      .child(route, as: AppRoute.posts) {
        PostsCoordinator(store: self.stores.posts, settings: self.stores.settings)
      } onOutput: { output in
        switch output {
        case .wantsTodos(let userId): self.navigate(to: .todos(.author(id: userId)))
        }
      }
    case .settings(let route):
      .child(route, as: AppRoute.settings) {
        SettingsCoordinator(store: self.stores.settings, account: self.stores.account)
      } onOutput: { output in
        switch output {
        case .signedOut: self.leaveSession()
        }
      }
    case .signIn:
      .screen { SignInModel(account: self.stores.account, navigator: $0) }
    case .custom(let message):
      .screen { CustomModel(message: message, navigator: $0) }
    }
  }
}
