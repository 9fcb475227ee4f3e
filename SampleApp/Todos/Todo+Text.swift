import Kit

extension Todo {
  /// What screens say of a todo that does not exist, or no longer.
  static let missingMessage = "There is no such todo; it may have been deleted."

  /// What sheets add of a title that is written and not saved.
  static func unsavedLines(_ draft: String) -> [String] {
    draft.isEmpty ? [] : ["", "Unsaved title:"] + draft.wrapped()
  }

  /// The todo on one line of a list: a box, ticked if it is done, and the title.
  var row: String {
    "[\(completed ? "x" : " ")] \(title.oneLine(limit: 72))"
  }
}
