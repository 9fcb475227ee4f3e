import Kit
import Posts
import WaymarkTesting

/// Seven posts of two users, five on a page, and a record of what a view model does.
@MainActor
final class PostsFixture {
  let store: PostStore
  let settings = SettingsStore()
  let recorded = RecordedNavigator<PostsCoordinator>(fail: record)
  private(set) lazy var posts = PostsCoordinator(store: store, settings: settings)
  private(set) lazy var test = NavigationTest(posts, fail: record)

  init() {
    let titles = ["Bread", "Salt", "Yeast", "Water", "Time", "Crust", "two\nlines"]
    store = PostStore(
      data: SampleData(
        posts: titles.enumerated().map { index, title in
          Post(
            userId: index == 0 ? 2 : 1, id: index + 1, title: title,
            body: "On \(title).\n\nEnd.")
        } + [Post(userId: 9, id: 8, title: "Nobody's", body: "")],
        comments: [Comment(postId: 1, id: 1, name: "Yes", email: "eve@fir.example", body: "Good.")]
          + (2...7).map { id in
            Comment(
              postId: 2, id: id, name: "Note\n\(id)", email: "eve@fir.example",
              body: "One.\n\nTwo.")
          },
        users: [
          User(id: 1, name: "Anna Bell", username: "anna", email: "anna@elm.example"),
          User(id: 2, name: "Ben\nOak", username: "ben\n", email: "ben@oak.example\n"),
        ]))
    settings.choose(.five)
  }
}
