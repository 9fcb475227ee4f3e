import Waymark

/// The history of the app, as text for the command `history`.
@MainActor
enum HistoryLines {
  /// Returns a line for each position, the oldest first, with its number and path. The current one
  /// ends with a star.
  ///
  ///     1. home
  ///     2. home > todos.list *
  ///     3. home > todos.list > todos.detail(id: 1)
  static func lines(of history: History) -> [String] {
    let current = history.currentIndex
    return history.positions.enumerated().map { place, position in
      "\(place + 1). \(PathLine.text(of: position.path))" + (place == current ? " *" : "")
    }
  }
}
