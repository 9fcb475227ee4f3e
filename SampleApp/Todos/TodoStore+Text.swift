import Kit

extension TodoStore {
  /// Returns the name of a user on one line, or words for a user that the data does not have.
  func name(of userId: Int) -> String {
    user(id: userId)?.name.oneLine(limit: 72) ?? "user \(userId)"
  }
}
