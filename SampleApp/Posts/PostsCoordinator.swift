public import Kit
public import Waymark

/// Navigates the posts feature: the list, a post, its author, the author's posts, and so on.
public final class PostsCoordinator: Coordinator {
  /// The owner of the feature's navigation, which starts at the list.
  public let flow = Flow<PostsRoute, any TextScreen>(start: .list)

  private let store: PostStore
  private let settings: SettingsStore
  private let showTodos: @MainActor (_ userId: Int) -> Void

  /// Creates the feature with the posts that it shows and the settings of its lists.
  ///
  /// `showTodos` shows the todos of an author, which belong to another feature.
  public init(
    store: PostStore,
    settings: SettingsStore,
    showTodos: @escaping @MainActor (_ userId: Int) -> Void
  ) {
    self.store = store
    self.settings = settings
    self.showTodos = showTodos
  }

  /// Returns what a route shows: a screen for each.
  public func destination(for route: PostsRoute) -> Destination<PostsCoordinator> {
    switch route {
    case .list:
      .screen { PostListModel(store: self.store, settings: self.settings, navigator: $0) }
    case .detail(let id):
      .screen {
        PostDetailModel(id: id, store: self.store, settings: self.settings, navigator: $0)
      }
    case .author(let id):
      .screen {
        AuthorModel(
          id: id, store: self.store, settings: self.settings, navigator: $0,
          showTodos: self.showTodos)
      }
    }
  }
}
