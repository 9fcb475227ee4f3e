public import Kit
public import Observation
public import Waymark

/// A user: the name, one page of the user's posts, and the way to the user's todos.
@Observable
public final class AuthorModel: TextScreen {
  private let id: Int
  private let store: PostStore
  private let settings: SettingsStore
  private let navigator: Navigator<PostsCoordinator>
  private var pageNumber = 1

  /// Creates the screen of the user with an id. There need not be such a user.
  public init(
    id: Int, store: PostStore, settings: SettingsStore, navigator: Navigator<PostsCoordinator>
  ) {
    self.id = id
    self.store = store
    self.settings = settings
    self.navigator = navigator
  }

  /// The user by name.
  public var title: String { "About \(store.name(of: id))" }

  /// Returns the name of the user and the position of the page. The posts are among the actions.
  public func render() -> String {
    var lines = [title, ""]
    if let user = store.user(id: id) {
      lines += [
        "Username: \(user.username.oneLine(limit: 72))", "Email: \(user.email.oneLine(limit: 72))",
      ]
    } else {
      lines.append("Nothing is known about this user.")
    }
    return (lines + ["", "Posts, \(page.position)"]).joined(separator: "\n")
  }

  /// The posts of the page, then the other pages, then the user's todos. For an unknown user, also
  /// the way back.
  public var actions: [ScreenAction] {
    let page = page
    let open = page.items.map { post in
      ScreenAction(post.row) { self.navigator.push(.detail(id: post.id)) }
    }
    let turn = page.turning { self.pageNumber = $0 }
    let todos = ScreenAction("Todos of \(store.name(of: id))") {
      self.navigator.emit(.wantsTodos(userId: self.id))
    }
    let back = ScreenAction("Back") { self.navigator.pop() }
    return open + turn + [todos] + (store.user(id: id) == nil ? [back] : [])
  }

  private var page: Page<Post> {
    store.page(pageNumber, size: settings.itemsPerPage.rawValue, of: id)
  }
}
