public import Waymark

extension Coordinator {
  /// Waits until every task that a verb started or answered is over, or waits for something else.
  ///
  /// A task that waits for an answer has no end to wait for, so this does not wait for tasks
  /// themselves. It runs empty tasks instead: when one is over, earlier work has had its turn, or
  /// will soon. On Linux the main actor does not run work in exactly the order of its arrival, so
  /// the end is only reached after several turns without any change.
  public func settle() async {
    var hasChanged = false
    let token = observe { _, _ in hasChanged = true }
    defer { token.cancel() }
    repeat {
      hasChanged = false
      for _ in 0..<30 { await Task {}.value }
    } while hasChanged
  }
}
