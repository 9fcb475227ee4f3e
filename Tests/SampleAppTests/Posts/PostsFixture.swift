import Kit
import Posts
import Waymark

/// Seven posts of two users, five on a page, the commands that a view model gives, and its
/// outputs.
@MainActor
final class PostsFixture {
  let store: PostStore
  let settings = SettingsStore()
  private(set) var commands: [NavigationCommand<PostsRoute>] = []
  private(set) var outputs: [PostsCoordinator.Output] = []

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

  /// A navigator that belongs to no coordinator: it writes down what it is told.
  var navigator: Navigator<PostsCoordinator> {
    Navigator(onOutput: { self.outputs.append($0) }) { command in
      self.commands.append(command)
      return .performed
    }
  }
}
