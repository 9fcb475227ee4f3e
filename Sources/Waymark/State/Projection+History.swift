extension Projection {
  /// The history of the projected root: the newest that has not been released, or nil. Observable:
  /// readers are notified at once about a newer one, and soon after the last one is released.
  ///
  /// ```swift
  /// let history = History(app)
  /// app.projection.history?.backCount  // 0
  /// ```
  ///
  /// - Complexity: Linear in the histories of the root.
  public var history: History? {
    guard let source, let recorder = source.histories.all.last else { return nil }
    return History(recorder) { [weak source] in source?.travel($0) ?? .ignored(.left) }
  }
}
