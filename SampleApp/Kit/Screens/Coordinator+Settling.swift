public import Waymark

extension Coordinator {
  /// Returns once every task that a verb started or answered is over, or waits for something else.
  ///
  /// A task that waits for an answer has no end that could be waited for, so nobody waits for tasks
  /// here. The main actor takes up its work in the order in which it came: when an empty task is
  /// through, all that could go on when it was made have had their turn. Only a change can let
  /// further ones go on, so a turn without any is the last.
  public func settle() async {
    var hasChanged = false
    let token = observe { _, _ in hasChanged = true }
    defer { token.cancel() }
    repeat {
      hasChanged = false
      await Task {}.value
    } while hasChanged
  }
}
