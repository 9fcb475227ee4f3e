import Kit

extension Todo {
  /// What screens say of a todo that does not exist, or no longer.
  static let missingMessage = "There is no such todo; it may have been deleted."

  /// The todo on one line of a list: a box, ticked if it is done, and the title.
  var row: String {
    "[\(completed ? "x" : " ")] \(title.oneLine(limit: 72))"
  }
}
