public import Kit
public import Waymark

/// The navigation of the posts feature: the list, a post, its author, the author's posts, and so
/// on.
public final class PostsCoordinator: Coordinator {
  /// The requests of the feature to other features, which it does not know.
  public enum Output: Hashable, Sendable {
    /// To show the todos of a user.
    case wantsTodos(userId: Int)
  }

  /// The owner of the feature's navigation, which starts at the list.
  public let flow = Flow<PostsRoute, any TextScreen>(start: .list)

  private let store: PostStore
  private let settings: SettingsStore

  /// Creates the feature with the posts that it shows and the settings of its lists.
  public init(store: PostStore, settings: SettingsStore) {
    self.store = store
    self.settings = settings
  }

  /// Returns the screen of a route.
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
        AuthorModel(id: id, store: self.store, settings: self.settings, navigator: $0)
      }
    }
  }
}
