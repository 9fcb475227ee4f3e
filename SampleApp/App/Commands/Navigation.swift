import Waymark

/// A command that is one verb of the app. It can be performed or tried.
enum Navigation: Hashable, Sendable {
  case back
  case root
  case home
  case go(Place)
  case tab(Place)
  case open(String)

  /// The words that begin such a command.
  static let words = ["open", "go", "tab", "back", "root", "home"]

  /// Calls the verb.
  @MainActor
  func perform(in app: AppCoordinator) -> Outcome {
    switch self {
    case .back: app.back()
    case .root: app.activeLeaf?.popToRoot() ?? .unchanged
    case .home: app.go(to: .home)
    case .go(let place): app.go(to: place)
    case .tab(let place): app.select(place.route)
    case .open(let link): app.open(link)
    }
  }

  /// The text if there is nothing left to do.
  var textWhenUnchanged: String {
    self == .root
      ? "This is the first screen of the feature already." : "This is shown already."
  }
}
