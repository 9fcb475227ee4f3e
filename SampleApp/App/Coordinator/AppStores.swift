import Kit

/// The data of the running app, which the features work on.
@MainActor
struct AppStores {
  let todos: TodoStore
  let posts: PostStore
  let settings: SettingsStore
  let account = AccountStore()

  /// Creates the stores of loaded data. They keep changes if there is a persister.
  init(data: SampleData, persister: (any ChangePersister)? = nil) {
    todos = TodoStore(data: data, persister: persister)
    posts = PostStore(data: data)
    settings = SettingsStore(persister: persister)
  }
}
