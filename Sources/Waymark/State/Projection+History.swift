extension Projection {
  /// The history of the projected root: the newest that has not been released, or nil. Observable:
  /// readers are notified at once about a newer one, and soon after the last one is released.
  ///
  /// ```swift
  /// let history = History(app)
  /// app.projection.history?.backCount  // 0
  /// ```
  ///
  /// What it returns does not keep the history. After that is released, there are no positions.
  ///
  /// - Complexity: Linear in the histories of the root.
  public var history: History? {
    guard let list = source?.histories, let recorder = list.all.last else { return nil }
    return History(recorder, of: list) { [weak source] in source?.travel($0) ?? .ignored(.left) }
  }
}
