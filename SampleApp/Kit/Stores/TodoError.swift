/// The reason why a change of the todos was refused. Nothing was changed.
///
/// Two errors are equal if their codes are equal.
public struct TodoError: Error, Sendable {
  /// The kind of refusal.
  public struct Code: Hashable, Sendable {
    private let name: String

    /// A title without any visible characters.
    public static let blankTitle = Code(name: "blankTitle")
    /// An id that no todo has.
    public static let noSuchTodo = Code(name: "noSuchTodo")
    /// No number is left for another todo.
    public static let noIdLeft = Code(name: "noIdLeft")
  }

  /// The kind of refusal.
  public let code: Code

  /// The given id, if there is one.
  public let id: Int?

  /// What was refused, why, and what to do, on one line.
  public let message: String

  static func blankTitle(_ title: String) -> TodoError {
    let found = title.isEmpty ? "the text is empty" : "the text has only blanks"
    return TodoError(
      code: .blankTitle, id: nil, message: "A todo needs a title, and \(found); type a few words.")
  }

  static func noSuchTodo(_ id: Int) -> TodoError {
    TodoError(
      code: .noSuchTodo, id: id,
      message: "There is no todo \(id); it may have been deleted. Go back to the list.")
  }

  static func noIdLeft() -> TodoError {
    TodoError(
      code: .noIdLeft, id: Int.max,
      message: "No todo can be added, because \(Int.max), the last possible id, is taken.")
  }
}

extension TodoError: Equatable {
  /// Whether two errors are of the same kind.
  public static func == (left: TodoError, right: TodoError) -> Bool {
    left.code == right.code
  }
}

extension TodoError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
