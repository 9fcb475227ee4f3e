public import Kit
public import Observation
public import Waymark

/// All posts, one page at a time. Each post can be opened.
@Observable
public final class PostListModel: TextScreen {
  private let store: PostStore
  private let settings: SettingsStore
  private let navigator: Navigator<PostsCoordinator>
  private var pageNumber = 1

  /// Creates the list of all posts.
  public init(
    store: PostStore,
    settings: SettingsStore,
    navigator: Navigator<PostsCoordinator>
  ) {
    self.store = store
    self.settings = settings
    self.navigator = navigator
  }

  /// The title of the list.
  public let title = "Posts"

  /// Returns the position of the page. The posts themselves are among the actions.
  public func render() -> String {
    [title, "", "All posts, \(page.position)"].joined(separator: "\n")
  }

  /// The posts of the page, then the other pages.
  public var actions: [ScreenAction] {
    let page = page
    let open = page.items.map { post in
      ScreenAction(post.row) { self.navigator.push(.detail(id: post.id)) }
    }
    return open + page.turning { self.pageNumber = $0 }
  }

  private var page: Page<Post> {
    store.page(pageNumber, size: settings.itemsPerPage.rawValue)
  }
}
