/// The reason why a change of the todos was refused. Nothing was changed.
public enum TodoError: Error, Hashable {
  /// The title has no visible characters.
  case blankTitle(String)
  /// No todo has the id.
  case noSuchTodo(Int)
  /// No number is left for another todo.
  case noIdLeft
}

extension TodoError: CustomStringConvertible {
  /// What was refused, why, and what to do, on one line.
  public var description: String {
    switch self {
    case .blankTitle(""): "A todo needs a title, and the text is empty; type a few words."
    case .blankTitle: "A todo needs a title, and the text has only blanks; type a few words."
    case .noSuchTodo(let id):
      "There is no todo \(id); it may have been deleted. Go back to the list."
    case .noIdLeft: "No todo can be added, because \(Int.max), the last possible id, is taken."
    }
  }
}
