import Waymark

/// The visible path as one line.
enum PathLine {
  /// Returns the names of the routes from the root, ` > ` between steps, ` ^ ` before a layer.
  ///
  ///     [[.home, .todos(.list)], [.todos(.add)]]  // home > todos.list ^ todos.add
  static func text(of path: [[some Route]]) -> String {
    path.map { $0.map(\.name).joined(separator: " > ") }.joined(separator: " ^ ")
  }
}
