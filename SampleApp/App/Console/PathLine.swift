import Waymark

/// The visible path as one line.
enum PathLine {
  /// Returns the names of the routes from the root, ` > ` between steps, ` ^ ` before a layer.
  ///
  ///     [[.home, .todos(.list)], [.todos(.add)]]  // home > todos.list ^ todos.add
  static func text(of path: [[some Route]]) -> String {
    text(of: path.map { $0.map(\.name) })
  }

  /// Returns the same for names.
  static func text(of names: [[String]]) -> String {
    names.map { $0.joined(separator: " > ") }.joined(separator: " ^ ")
  }
}
