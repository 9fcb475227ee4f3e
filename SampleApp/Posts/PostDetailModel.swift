public import Kit
public import Observation
public import Waymark

/// One post: its text and one page of its comments, with the way to its author.
@Observable
public final class PostDetailModel: TextScreen {
  private let id: Int
  private let store: PostStore
  private let settings: SettingsStore
  private let navigator: Navigator<PostsCoordinator>
  private var pageNumber = 1

  /// Creates the screen of the post with an id. The post need not exist.
  public init(
    id: Int,
    store: PostStore,
    settings: SettingsStore,
    navigator: Navigator<PostsCoordinator>
  ) {
    self.id = id
    self.store = store
    self.settings = settings
    self.navigator = navigator
  }

  /// The post by its number.
  public var title: String { "Post \(id)" }

  /// Returns the post with its comments, or a message that there is no such post.
  public func render() -> String {
    var lines = [title, ""]
    guard let post = store.post(id: id) else {
      return (lines + ["There is no such post."]).joined(separator: "\n")
    }
    lines += post.title.wrapped()
    lines += ["by \(store.name(of: post.userId))", ""]
    lines += post.body.wrapped()
    let page = page
    lines += ["", "Comments, \(page.position)"]
    for comment in page.items {
      lines += ["", "\(comment.name.oneLine(limit: 72)) (\(comment.email.oneLine(limit: 72)))"]
      lines += comment.body.wrapped(columns: 70).map { $0.isEmpty ? "" : "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The author, then the other comments. For a missing post, only the way back.
  public var actions: [ScreenAction] {
    guard let post = store.post(id: id) else {
      return [ScreenAction("Back") { self.navigator.pop() }]
    }
    let author = ScreenAction("About \(store.name(of: post.userId))") {
      self.navigator.push(.author(id: post.userId))
    }
    return [author] + page.turning("comments") { self.pageNumber = $0 }
  }

  private var page: Page<Comment> {
    Page(pageNumber, size: settings.itemsPerPage.rawValue, of: store.comments(of: id))
  }
}
