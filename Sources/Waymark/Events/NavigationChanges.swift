/// The changes in a coordinator's subtree as an asynchronous sequence, for one consumer.
///
/// ```swift
/// for await change in app.changes(buffering: 100) {
///   await log.write(change.description)
/// }
/// ```
///
/// ## Guarantees
///
/// - The sequence begins with the first change after it was asked for.
/// - A consumer that is late loses the oldest changes, never the newest, and `dropped` counts them.
/// - A consumer that never reads costs no more than its buffer.
/// - The sequence ends when the coordinator is gone or its task is cancelled.
public struct NavigationChanges<Route: Waymark.Route>: AsyncSequence, Sendable {
  /// A change in the coordinator's subtree.
  public typealias Element = NavigationChange<Route>

  private let stream: AsyncStream<NavigationChange<Route>>
  private let counter = DropCounter()

  /// How many changes this consumer has lost so far because it was late.
  @MainActor public var dropped: Int { counter.dropped }

  /// Makes the iterator. A sequence is for one consumer; ask for another sequence for another.
  public func makeAsyncIterator() -> AsyncStream<NavigationChange<Route>>.AsyncIterator {
    stream.makeAsyncIterator()
  }
}

extension NavigationChanges {
  /// Makes the sequence, and what the engine has to keep in order to feed it.
  static func make(buffering count: Int) -> (changes: NavigationChanges, feed: ChangeFeed<Route>) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: NavigationChange<Route>.self, bufferingPolicy: .bufferingNewest(Swift.max(count, 1)))
    let changes = NavigationChanges(stream: stream)
    return (changes, ChangeFeed(continuation, counter: changes.counter))
  }
}

/// Counts what a late consumer has lost. The consumer reads it and the engine writes it.
@MainActor
final class DropCounter {
  var dropped = 0

  nonisolated init() {}
}

/// The engine's end of a sequence of changes, which ends when the engine lets go of it.
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

  /// Passes a change on; false if nobody reads any more.
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
