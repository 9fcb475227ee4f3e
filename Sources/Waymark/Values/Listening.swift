/// What listens until it ends. Those that it listens to keep it.
@MainActor
protocol Listening: AnyObject {
  /// Ends it, and releases the closure that it calls.
  func end()
}
