/// The engine's end of a sequence of changes. The sequence ends when the engine releases it.
final class ChangeFeed<Route: Waymark.Route>: Sendable {
  private let continuation: AsyncStream<NavigationChange<Route>>.Continuation
  private let counter: DropCounter

  init(_ continuation: AsyncStream<NavigationChange<Route>>.Continuation, counter: DropCounter) {
    self.continuation = continuation
    self.counter = counter
  }

  deinit {
    continuation.finish()
  }

  /// Passes a change on. Returns false if the sequence has no reader any more.
  @MainActor
  func send(_ change: NavigationChange<Route>) -> Bool {
    switch continuation.yield(change) {
    case .dropped:
      counter.dropped += 1
      return true
    case .terminated: return false
    default: return true
    }
  }
}
