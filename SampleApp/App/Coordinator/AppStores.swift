import Kit

/// What the features work on: the data of the running app.
@MainActor
struct AppStores {
  let todos: TodoStore
  let posts: PostStore
  let settings: SettingsStore
  let account = AccountStore()

  /// Creates the stores of loaded data, which keep changes if there is a persister.
  init(data: SampleData, persister: (any ChangePersister)? = nil) {
    todos = TodoStore(data: data, persister: persister)
    posts = PostStore(data: data)
    settings = SettingsStore(persister: persister)
  }
}
