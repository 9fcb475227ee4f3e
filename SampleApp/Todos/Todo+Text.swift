import Kit

extension Todo {
  /// What screens say of a todo that no longer exists.
  static let goneMessage = "This todo is gone; it may have been deleted."

  /// The todo on one line of a list: a box, ticked if it is done, and the title.
  var row: String {
    "[\(completed ? "x" : " ")] \(title.oneLine(limit: 72))"
  }
}
