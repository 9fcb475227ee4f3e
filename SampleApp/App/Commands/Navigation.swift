import Waymark

/// A command that is one verb of the app. It can be performed or tried.
enum Navigation: Hashable, Sendable {
  case open(String)
  case go(Place)
  case addTodo
  case tab(Place)
  case back
  case root
  case home

  /// The words that begin such a command.
  enum Word: String, CaseIterable {
    case open, go, tab, back, root, home
  }

  /// Calls the verb.
  @MainActor
  func perform(in app: AppCoordinator) -> Outcome {
    switch self {
    case .open(let link): app.open(link)
    case .go(let place): app.go(to: place)
    case .addTodo: app.addTodo()
    case .tab(let place): app.select(place.route)
    case .back: app.back()
    case .root: app.activeLeaf?.popToRoot() ?? .unchanged
    case .home: app.go(to: .home)
    }
  }

  /// The text if there is nothing left to do.
  var textWhenUnchanged: String {
    self == .root
      ? "This is the first screen of the feature already." : "This is shown already."
  }
}
