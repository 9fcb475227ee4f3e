public import Waymark

extension Coordinator {
  /// Returns once every task that a verb started or answered is over, or waits for something else.
  ///
  /// A task that waits for an answer has no end that could be waited for, so nobody waits for tasks
  /// here. When an empty task is through, what could go on when it was made has had its turn, or is
  /// on its way: on Linux the main actor does not take up its work in quite the order in which it
  /// came. So only some turns in a row without any change are the end.
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
