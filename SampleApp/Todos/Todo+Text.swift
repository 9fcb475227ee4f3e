import Kit

extension Todo {
  /// The message of screens about a todo that does not exist, or no longer exists.
  static let missingMessage = "There is no such todo; it may have been deleted."

  /// The lines that sheets add for an unsaved title.
  static func unsavedLines(_ draft: String) -> [String] {
    draft.isEmpty ? [] : ["", "Unsaved title:"] + draft.wrapped()
  }

  /// The todo on one line of a list: a box, ticked if it is done, and the title.
  var row: String {
    "[\(completed ? "x" : " ")] \(title.oneLine(limit: 72))"
  }
}
