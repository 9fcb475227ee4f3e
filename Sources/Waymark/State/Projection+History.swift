extension Projection {
  /// The history of the root whose projection it is: the latest that somebody keeps; nil without. Observed: whoever
  /// reads it hears of a later one at once, and soon after the last one was let go.
  public var history: History? {
    guard let source, let recorder = source.histories.all.last else { return nil }
    return History(recorder) { [weak source] in source?.travel($0) ?? .ignored(.left) }
  }
}
